import type { Suspicion } from '../leads/shared-fields.ts';
import type { Fact } from '../privacy/data-block.ts';
import type { Language } from '../site/language.ts';

/** Somebody registered a fleet, or wrote a message. */
export type RequestKind = 'registration' | 'message';

/** What the list can be narrowed to: flagged ones may come from a program, waiting ones have an analysis to approve. */
export const REQUEST_FILTERS = ['registration', 'message', 'waiting', 'flagged'] as const;
export type RequestFilter = (typeof REQUEST_FILTERS)[number];

export const REQUESTS_A_PAGE = 50;
/** More than that are 'more than that': the answer must not wait for the last one. */
export const MOST_REQUESTS_COUNTED = 10_000;

/** What narrows the list, and which page of it; each stands in the page's address. */
export interface RequestListInput {
  search?: string | undefined;
  only?: RequestFilter | undefined;
  /** From 1. */
  page: number;
}

/** declined: the team does not send it; failed: it could not be made, or its mail not sent; gone: kept no longer. */
export type AnalysisStep =
  | 'planned'
  | 'waiting'
  | 'declined'
  | 'made'
  | 'sent'
  | 'revoked'
  | 'failed'
  | 'held'
  | 'gone';

export interface Arrival {
  id: string;
  of: RequestKind;
  reference: string;
  arrivedAt: string;
}

/** A row of the list; texts are in the language that was asked for. */
export interface ListedRequest extends Arrival {
  /** Company, else person, else address. */
  title: string;
  /** What the title leaves out of person and address. */
  person: string;
  /** A fleet's size and kind, or a message's subject. */
  about: string;
  /** The beginning of a message. */
  excerpt: string | null;
  /** Of registrations. */
  score: number | null;
  isPriority: boolean;
  analysis: AnalysisStep | null;
  /** From when on the promise counts, and by when an answer was promised. */
  promisedFrom: string;
  replyBy: string;
  suspicion: Suspicion | null;
}

export interface RequestList {
  requests: ListedRequest[];
  /** How many the search and the filter leave; see MOST_REQUESTS_COUNTED. */
  found: number;
  /** Of all registrations: analyses that wait for approval. */
  toApprove: number;
}

export interface ShownGain {
  /** With its unit; a span while it is open how they charge today, or what they pay. */
  amount: string;
  /** Per vehicle and year, and where the amount is one, how far it goes. */
  unit: string;
  /** How they charge today and what they pay, as far as they said. */
  situation: Fact[];
  range: { gain: number; low: number; high: number } | null;
  /** Worked out from the answers alone, without a simulation. */
  isRough: boolean;
  /** What it means for the whole fleet, and for the bill of one vehicle. */
  note: string;
}

interface ShownScoreLine {
  label: string;
  value: string | null;
  points: number;
  /** The most that this line can give. */
  most: number;
}

export interface ShownAnalysis {
  id: string;
  madeAt: string;
  /** What had to be assumed, in words. */
  assumed: string[];
}

/** What went, or is to go, to the person, the team or a tool of the company because of one request. */
export interface RequestDelivery {
  id: string;
  kind: string;
  event: string;
  /** The name of a webhook. */
  destination: string | null;
  state: 'pending' | 'delivered' | 'skipped' | 'dead';
  /** When it ended, else when it is tried next. */
  at: string;
  /** Why it was not sent, or not yet: an error, or in words why nothing had to be sent. */
  why: string | null;
  canBeSentAgain: boolean;
}

export interface ShownRegistration {
  /** Their answers about the fleet. */
  said: Fact[];
  why: ShownScoreLine[];
  consents: { text: string; isGiven: boolean }[];
  consentVersion: string;
  /** What to ask next. */
  questions: { ask: string; why: string }[];
  analysis: ShownAnalysis | null;
}

export interface ShownRequest extends ListedRequest {
  email: string;
  phone: string | null;
  mayCall: boolean;
  language: Language;
  gain: ShownGain | null;
  /** The address of the linked simulation on the public site. */
  simulationUrl: string | null;
  /** Where from, as far as it is known. */
  origin: Fact[];
  /** Of the same address: nothing of them is shown with this one. */
  others: Arrival[];
  deliveries: RequestDelivery[];
  registration: ShownRegistration | null;
  message: string | null;
}

export interface MailPreview {
  to: string;
  subject: string;
  text: string;
}
