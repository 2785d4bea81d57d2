import type { Measure } from '../privacy/audience-counts.ts';
import type { FunnelStep } from '../privacy/visits.ts';

export const NUMBER_DAYS = [7, 30, 90] as const;
export type NumberDays = (typeof NUMBER_DAYS)[number];
export const NUMBER_GROUPINGS = ['page', 'language', 'source'] as const;
export type NumberGrouping = (typeof NUMBER_GROUPINGS)[number];

/** Steps of visits whose visitor agreed to be counted. Leads are not among them: those are counted from what is stored. */
type CountedStep = Extract<FunnelStep, 'visit' | 'simulator' | 'form'>;

export interface CountedRow extends Record<CountedStep, number> {
  of: string;
}

interface StoredRow {
  of: string;
  leads: number;
  /** By their score. */
  qualified: number;
  messages: number;
}

export interface ShownVital {
  measure: Exclude<Measure, 'navigation'>;
  good: number;
  middling: number;
  poor: number;
  /** What three quarters stayed within; null above all that is told apart. */
  within: number | null;
}

export interface Numbers {
  since: string;
  until: string;
  counted: Record<CountedStep, number>;
  stored: { leads: number; qualified: number; analysed: number; messages: number };
  /** By what was asked for; which page a visit began with is not stored with a lead. */
  countedBy: CountedRow[];
  storedBy: StoredRow[];
  /** Those that were measured. */
  vitals: ShownVital[];
}

export const HEALTH_RUNS = ['backup', 'drill', 'retention'] as const;
export type HealthRun = (typeof HEALTH_RUNS)[number];

export interface Health {
  database: { since: string; version: string };
  /** How long the oldest delivery has waited, in seconds. */
  oldestSeconds: number;
  dead: { count: number; since: string | null };
  analyses: { toApprove: number; waitingSeconds: number };
  /** When each last succeeded. */
  runs: Record<HealthRun, string | null>;
  release: { version: string; build: string; node: string };
}
