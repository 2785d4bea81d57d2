/** Within how many hours we answer what. Pages, mails, the desk and webhooks all read it here. */
export const PROMISED_HOURS = {
  /** The analysis of the first registration of a mailbox. */
  analysis: 24,
  /** A person's first contact with a priority. */
  priorityContact: 24,
  /** Whether the beta suits a standard registration. */
  profile: 48,
  /** A further registration of a mailbox, priority or not: its analysis waits a day for the one before. */
  furtherRegistration: 48,
  /** The reply to a message. */
  reply: [24, 48],
} as const;

interface Arrived {
  created_at: Date;
  /** When somebody at the desk found that no program had sent it: only from then on is anything promised. */
  released_at?: Date | null;
}

interface Registration extends Arrived {
  /** Whether the mailbox had registered a fleet before. */
  repeated: boolean;
  qualification_status: 'priority' | 'standard';
}

/** By when the person behind a registration was promised to hear from somebody. */
export function registrationReplyBy(registration: Registration): Date {
  const { furtherRegistration, priorityContact, profile } = PROMISED_HOURS;
  const ofFirst = registration.qualification_status === 'priority' ? priorityContact : profile;
  return hoursAfter(registration, registration.repeated ? furtherRegistration : ofFirst);
}

/** By when the sender of a message was promised a reply: the later end of what is said. */
export const messageReplyBy = (message: Arrived): Date =>
  hoursAfter(message, PROMISED_HOURS.reply[1]);

const HOUR_MS = 3_600_000;

const hoursAfter = ({ created_at, released_at }: Arrived, hours: number): Date =>
  new Date((released_at ?? created_at).getTime() + hours * HOUR_MS);
