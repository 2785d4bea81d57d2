import type { Statements } from '../site/brand.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

/** Who reads a message; the owner of the site gives each an address, or leaves it to sales. */
export type Team = keyof NonNullable<Statements['subjectEmails']>;

const TEAM_FOR: Record<Subject, Team> = {
  demo: 'sales',
  pricing: 'sales',
  other: 'sales',
  partnership: 'partnership',
  technical: 'technical',
  support: 'support',
};

/** Leads, and messages without a known subject, are for sales. */
export const teamFor = (subject: unknown): Team =>
  TEAM_FOR[SUBJECTS.find((one) => one === subject) ?? 'other'];

interface Addresses {
  subjectEmails?: Statements['subjectEmails'] | undefined;
  /** The server's own setting, for what the brand file leaves out. */
  salesEmail: string | undefined;
}

/** Of the brand's own, those that are given: a mistake in one would lose messages. */
export const ownAddresses = ({ subjectEmails = {} }: Pick<Statements, 'subjectEmails'>) =>
  Object.entries(subjectEmails) as [Team, string][];

const TEAMS: readonly Team[] = ['sales', 'partnership', 'technical', 'support'];

/** Who gets what, for the person who sets it up. */
export function recipientTable(addresses: Addresses) {
  return TEAMS.map((team) => ({
    messages: [
      ...(team === 'sales' ? ['leads'] : []),
      ...SUBJECTS.filter((subject) => teamFor(subject) === team),
    ],
    to: addressOf(team, addresses),
  }));
}

export function addressOf(team: Team, { subjectEmails, salesEmail }: Addresses) {
  return subjectEmails?.[team] ?? subjectEmails?.sales ?? salesEmail;
}
