import type { Column } from './printed-table.ts';

/** Lists name nobody unless asked. */
export const contactOption = {
  contact: { type: 'boolean', about: 'also name, e-mail and phone' },
} as const;

interface Contact {
  name?: string;
  email?: string;
  phone?: string | null;
}

export const CONTACT_COLUMNS: readonly Column<Contact>[] = [
  { title: 'name', of: ({ name }) => name },
  { title: 'e-mail', of: ({ email }) => email },
  { title: 'phone', of: ({ phone }) => phone },
];
