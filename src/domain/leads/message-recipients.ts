import type { Statements } from '../site/brand.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

/** Who reads a message; the owner gives each an address, or leaves it to sales. */
export type Desk = keyof NonNullable<Statements['subjectEmails']>;

const DESK_OF: Record<Subject, Desk> = {
  demo: 'sales',
  pricing: 'sales',
  other: 'sales',
  partnership: 'partnership',
  technical: 'technical',
  support: 'support',
};

/** Leads, and whatever no subject is known of, are for sales. */
export const deskOf = (subject: unknown): Desk =>
  DESK_OF[SUBJECTS.find((one) => one === subject) ?? 'other'];

interface Addresses {
  subjectEmails?: Statements['subjectEmails'] | undefined;
  /** The server's own setting, for what the brand file leaves out. */
  salesEmail: string | undefined;
}

/** Of the brand's own, those that are given: a mistake in one would lose messages. */
export const ownAddresses = ({ subjectEmails = {} }: Pick<Statements, 'subjectEmails'>) =>
  Object.entries(subjectEmails) as [Desk, string][];

const DESKS: readonly Desk[] = ['sales', 'partnership', 'technical', 'support'];

/** Who gets what, for the person who sets it up. */
export function recipientTable(addresses: Addresses) {
  return DESKS.map((desk) => ({
    messages: [
      ...(desk === 'sales' ? ['leads'] : []),
      ...SUBJECTS.filter((subject) => deskOf(subject) === desk),
    ],
    to: addressOf(desk, addresses),
  }));
}

export function addressOf(desk: Desk, { subjectEmails, salesEmail }: Addresses) {
  return subjectEmails?.[desk] ?? subjectEmails?.sales ?? salesEmail;
}
