import type { Language } from '#domain/site/language.ts';

/** What the template prints: every word and figure as it is written, and the numbers pictures are drawn from. */
export interface AnalysisDocument {
  language: Language;
  title: string;
  description: string;
  brand: string;
  footer: { kind: string; name: string; date: string; pages: readonly string[] };
  cover: Cover;
  bill: BillPage;
  night: NightPage;
  assumptions: AssumptionsPage;
}

export interface Cover {
  kind: string;
  /** Above the name, where it is a company's. */
  for: string | null;
  name: string;
  sub: string;
  gain: { label: string; value: string; unit: string };
  range: RangePicture | null;
  rangeText: string;
  facts: readonly { label: string; value: string; unit: string | null }[];
  meaning: string;
}

/** Places are from 0 to 1. */
export interface RangePicture {
  alt: string;
  low: { at: number; text: string };
  gain: { at: number; text: string };
  high: { at: number; text: string };
}

type Badge = 'tariff' | 'market' | 'check' | 'possible';

export interface BillPage {
  title: string;
  lead: string;
  /** Null where there is no bill to draw. */
  waterfall: {
    alt: string;
    cut: number;
    columns: readonly {
      kind: string;
      /** Levels of the bill in euros: where the column begins and ends. */
      from: number;
      to: number;
      name: string;
      value: string;
      badge: { kind: Badge; text: string } | null;
      gain: { value: string; name: string } | null;
    }[];
  } | null;
  note: string;
  table: {
    columns: readonly string[];
    rows: readonly {
      name: string;
      perVehicle: string;
      fleet: string;
      kind: string;
      badge: Badge | null;
      total: boolean;
    }[];
  };
  sure: { title: string; text: string };
  market: { title: string; text: string };
}

export interface NightPicture {
  alt: string;
  axis: readonly [startHour: number, endHour: number];
  hours: readonly { at: number; text: string }[];
  windows: readonly {
    arrival: number;
    departure: number;
    arrivalText: string;
    departureText: string;
  }[];
  prices: readonly (readonly [hour: number, eurosPerMwh: number])[];
  dearest: { hour: number; price: number; text: string };
  cheapest: { hour: number; price: number; text: string } | null;
  /** Power of the site in kW. */
  steps: readonly { start: number; hours: number; today: number; plan: number; sold: number }[];
  subscribed: readonly { kw: number; text: string; isPlan: boolean }[];
  levels: readonly {
    today: readonly (readonly [hour: number, level: number])[];
    plan: readonly (readonly [hour: number, level: number])[];
    startText: string;
    endText: string;
  }[];
  words: { price: string; today: string; plan: string; sold: string | null; level: string };
}

export interface NightPage {
  title: string;
  lead: string;
  picture: NightPicture;
  note: string;
  months: {
    title: string;
    alt: string;
    tariff: string;
    market: string;
    text: string;
    bars: readonly { tariff: number; market: number; text: string; month: string }[];
  };
  years: {
    title: string;
    columns: readonly string[];
    rows: readonly (readonly string[])[];
    text: string;
  };
  cash: { title: string; text: string };
}

export interface AssumptionsPage {
  title: string;
  lead: string;
  heading: string;
  columns: readonly string[];
  rows: readonly { name: string; value: string; from: string }[];
  checks: { title: string; list: readonly string[] };
  open: { title: string; list: readonly string[] };
  next: { title: string; steps: readonly { name: string; text: string }[] };
  sources: { title: string; lines: readonly { before: string; link: string | null }[] };
  call: { title: string; parts: readonly { text: string; link: string | null }[] };
}
