import type { DataBlock } from '../privacy/data-block.ts';
import type { Channel, Outcome, Right } from '../privacy/rights.ts';

/** Where something about somebody is stored, in the order in which the page lists it. */
export const HOLDINGS = [
  'leads',
  'lead_submissions',
  'simulator_results',
  'analyses',
  'form_submissions',
  'newsletter_subscribers',
  'deliveries',
  'data_requests',
] as const;
type Holding = (typeof HOLDINGS)[number];

/** What can be corrected. */
export const CORRECTABLE = [
  'email',
  'first_name',
  'last_name',
  'name',
  'company',
  'phone',
] as const;
export type Correctable = (typeof CORRECTABLE)[number];

/** Everything about one address. */
export interface FoundPerson {
  email: string;
  /** As mails print it: of the newest registration or message. */
  reference: string | null;
  holdings: {
    table: Holding;
    count: number;
    /** The oldest of them. */
    since: string;
    /** When the last of them goes by itself; null where something else decides. */
    until: string | null;
  }[];
  /** Each row in words, as the person sees it on their own page. */
  sections: DataBlock[];
  /** Who was sent a copy, or may have been. */
  recipients: string[];
  /** Deliveries that have not ended. */
  waiting: number;
  /** What is stored now under each name, where rows differ all of it. */
  values: Record<Correctable, string[]>;
  /** Lines of the audit log about these rows. */
  traces: number;
  /** We must not write to the address. */
  suppressed: boolean;
  /** When an erasure was asked for that has not been carried out, and under which id. */
  erasing: { request: string; since: string } | null;
}

export interface Corrected {
  rows: number;
  /** Deleted, because they name what was corrected. */
  analyses: number;
}

export type ErasureState = { state: 'waiting' } | { state: 'erased'; at: string | null };

/** A line in the log of what people ask for. */
export interface RightsRequest {
  id: string;
  reference: string;
  kind: Right;
  /** 'site' was asked for on the page "my data"; of an erasure that nobody entered here only that it was done is known. */
  channel: Channel | 'site' | 'desk' | 'unknown';
  /** A day in Paris. */
  receivedOn: string;
  /** The reference of somebody stored, by which they are found; null where nobody is. */
  person: string | null;
  answeredAt: string | null;
  outcome: Outcome | null;
  /** When the rows it is about were erased. */
  erasedAt: string | null;
  /** Of one that nobody entered: how far it is. */
  progress: 'asked' | 'seen' | 'erasing' | 'erased' | null;
}

export interface RequestLog {
  /** As the server counts it, in Paris. */
  today: string;
  requests: RightsRequest[];
}
