import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/contact.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Contact: talk to someone at ${BRAND.name}`,
    description:
      'A question about your fleet, a partnership, a demonstration: write or call, and a person will answer you.',
  },
  hero: {
    title: 'A question? A person will answer.',
    lead: 'Write to us or call: the form is on its way, the people are already here.',
  },
} as const satisfies Words<typeof fr>;
