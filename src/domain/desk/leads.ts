import type { Suspicion } from '../leads/shared-fields.ts';
import type { Language } from '../site/language.ts';

/** How far the team got with a lead; the last two close it. */
export const WORK_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

export const LOST_REASONS = [
  'too_small',
  'fixed_price',
  'competitor',
  'not_now',
  'unreachable',
  'other',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export const LEAD_VIEWS = ['open', 'mine', 'suspicious', 'closed'] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

/** What narrows the list; each stands in the page's address. */
export interface LeadFilters {
  view: LeadView;
  search?: string | undefined;
  priority?: 'priority' | 'standard' | undefined;
  spoken?: Language | undefined;
  source?: string | undefined;
  /** The smallest fleet of a range, such as 50. */
  size?: number | undefined;
  untaken?: boolean | undefined;
}

export const LEADS_AT_ONCE = 50;
export const MOST_LEADS_SHOWN = 500;
export const MOST_LEADS_EXPORTED = 5000;
/** More than that are 'more than that': the answer must not wait for the last one. */
export const MOST_LEADS_COUNTED = 10_000;

/** The first contact is promised within so many hours. */
export const PROMISED_HOURS = 24;
/** Fewer hours left than that are few. */
export const FEW_HOURS = 6;

/** declined: the team does not send it; failed: the mail with the link could not be sent. */
export type AnalysisStep =
  | 'planned'
  | 'waiting'
  | 'declined'
  | 'made'
  | 'sent'
  | 'revoked'
  | 'failed';

export interface ShownGain {
  gain: number;
  low: number | null;
  high: number | null;
  /** Worked out from the answers alone, without a simulation. */
  isRough: boolean;
}

interface ShownScoreLine {
  label: string;
  value: string | null;
  points: number;
  /** The most that this line can give. */
  most: number;
}

export type Fact = readonly [label: string, value: string];

/** What is the team's own about a lead. */
export interface LeadWork {
  status: WorkStatus;
  lostReason: LostReason | null;
  taken: { name: string; isMine: boolean } | null;
  nextAt: string | null;
  firstContactAt: string | null;
}

/** A row of the list, with the registration that made the lead; texts are in the language that was asked for. */
export interface ListedLead extends LeadWork {
  id: string;
  reference: string;
  score: number;
  isPriority: boolean;
  /** Company, else person, else address. */
  title: string;
  person: string;
  fleet: string;
  /** Vehicles and sector. */
  fleetKind: string;
  gain: ShownGain | null;
  origin: string;
  originDetail: string;
  /** From when on the 24 hours count. */
  promisedFrom: string;
  analysis: AnalysisStep;
  suspicion: Suspicion | null;
  why: ShownScoreLine[];
  where: Fact[];
  allowed: Fact[];
  questions: string[];
}

export interface LeadList {
  leads: ListedLead[];
  /** How many the filters leave, and how many of these have priority; see MOST_LEADS_COUNTED. */
  found: number;
  foundPriority: number;
  /** Of each view, without filters. */
  counts: Record<LeadView, number>;
  /** Of the open ones: nobody has taken them; late; less than six hours left. */
  untaken: number;
  late: number;
  soon: number;
  /** Minutes to the first contact, of the last thirty days; null if there was none. */
  medianMinutes: number | null;
  /** What can be chosen as a source. */
  sources: string[];
}

/** done, waiting and failed say how a delivery went; note and work are the team's. */
export type HistoryKind = 'came' | 'done' | 'waiting' | 'failed' | 'note' | 'work';

export interface HistoryLine {
  at: string;
  kind: HistoryKind;
  title: string;
  text: string | null;
}

export interface ShownAnalysis {
  id: string;
  step: AnalysisStep;
  madeAt: string;
  /** What had to be assumed, in words. */
  assumed: string[];
}

export interface ShownLead extends ListedLead {
  /** The registration that is shown: what follows is its own. */
  registration: string;
  /** Whether it made the lead; the team's work on the lead is shown with it alone. */
  isFirst: boolean;
  /** Further ones of the address; each opens by its id as a lead does. */
  others: { id: string; reference: string; arrivedAt: string }[];
  email: string;
  phone: string | null;
  mayCall: boolean;
  language: Language;
  arrivedAt: string;
  said: Fact[];
  /** The address of the linked simulation on the public site. */
  simulationUrl: string | null;
  consents: { text: string; isGiven: boolean }[];
  consentNote: string;
  /** What stands below the figure. */
  gainNote: string | null;
  asked: { ask: string; why: string }[];
  history: HistoryLine[];
  /** Null until the worker has made it. */
  madeAnalysis: ShownAnalysis | null;
}

export interface MailPreview {
  to: string;
  subject: string;
  text: string;
}
