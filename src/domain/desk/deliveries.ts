/** Where deliveries go, beside the webhooks, which are 'webhook/' and their name. */
export const MAIL_PLACES = ['people', 'team', 'analysis'] as const;
type MailPlace = (typeof MAIL_PLACES)[number];
export type Place = MailPlace | `webhook/${string}`;

/** webhookOf('webhook/crm') // => 'crm', webhookOf('people') // => undefined */
export function webhookOf(place: string): string | undefined {
  return /^webhook\/(.+)$/.exec(place)?.[1];
}

/** What became of the deliveries of one hour: the worst of it. */
export type HourCell = 'sent' | 'waiting' | 'refused' | 'nothing';
export const SHOWN_HOURS = 24;

export interface ShownDestination {
  place: Place;
  /** One for each of the last hours, the newest last. */
  cells: HourCell[];
  lastSuccess: string | null;
  waiting: number;
  dead: number;
  /** Only of webhooks; the others cannot be switched off. */
  off: { since: string; byPerson: boolean } | null;
}

/** A delivery that failed, by what operations may know of it. */
export interface StuckDelivery {
  id: string;
  reference: string;
  kind: string;
  event: string;
  isDead: boolean;
  attempts: number;
  since: string;
  /** When it is tried next, or when it was given up. */
  at: string;
}

/** Deliveries to one place that failed with the same error. */
export interface CauseGroup {
  place: Place;
  error: string;
  waiting: number;
  dead: number;
  since: string;
  /** Of those that wait. */
  next: string | null;
  /** The oldest of them. */
  deliveries: StuckDelivery[];
}

export interface DeliveriesOverview {
  waiting: number;
  /** Since when the oldest one waits; what was put off on purpose is left out. */
  oldest: string | null;
  dead: number;
  sentToday: number;
  destinations: ShownDestination[];
  causes: CauseGroup[];
}

/** Which ones to send again. */
export type Replay =
  | { of: 'one'; id: string }
  | { of: 'cause'; place: string; error: string }
  | { of: 'dead' };

export interface ShownTestOutcome {
  /** Left out while it waits for a worker or for the receiver's answer. */
  sent?: boolean | undefined;
  /** What came back, where it was not taken. */
  error: string | null;
}

/** The first that fits. Errors are codes (src/server/deliveries, src/server/mail); none holds an address. */
const CAUSES = [
  [/^HTTP 40[13]$/, 'key'],
  [/^HTTP 410$/, 'gone'],
  [/^HTTP 404$/, 'missing'],
  [/^HTTP 429$|^too many at once$/, 'busy'],
  [/^HTTP 4\d\d$/, 'refused'],
  [/^HTTP 5\d\d$/, 'server'],
  [/^redirect, /, 'redirect'],
  [/^(timeout|ETIMEDOUT|ESOCKETTIMEDOUT)$/, 'timeout'],
  [
    /^(ECONN(REFUSED|RESET|ECTION)|ENOTFOUND|EAI_AGAIN|EDNS|EHOSTUNREACH|ENETUNREACH|ESOCKET|EPIPE|NO_ANSWER)$/,
    'unreachable',
  ],
  [/CERT|_TLS_|ETLS|SELF_SIGNED|UNABLE_TO_VERIFY/, 'certificate'],
  [/^(address not allowed|ADDRESS_NOT_PUBLIC)$/, 'address'],
  [/^destination disabled$/, 'off'],
  [/^destination not configured$/, 'unknown-destination'],
  [/^SMTP 5\d\d 5\.1\.(1|2|3|6|10)$/, 'mailbox'],
  [/^(EAUTH|SMTP 53[045]\b.*)$/, 'mail-login'],
  [/^SMTP 5/, 'mail-refused'],
  [/^SMTP 4/, 'mail-later'],
  [/^fault in our own code/, 'fault'],
] as const;

/** What an error means for who has to repair it; the words for each are in the desk's content. */
export type CauseKind = (typeof CAUSES)[number][1] | 'other';

/** causeOf('HTTP 503') // => 'server' */
export function causeOf(error: string): CauseKind {
  return CAUSES.find(([pattern]) => pattern.test(error))?.[1] ?? 'other';
}
