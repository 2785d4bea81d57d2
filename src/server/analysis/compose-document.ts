import { longDate, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { situationWords } from '#content/gain-situation.ts';
import { BRAND, type Statements } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { type AnalysisWords, analysisWords } from '../words/words.ts';
import type { AnalysisFigures } from './analysis-figures.ts';
import { assumptionsPage } from './compose-assumptions.ts';
import { billPage } from './compose-bill.ts';
import { coverPage } from './compose-cover.ts';
import { nightPage } from './compose-night.ts';
import { printable } from './printable.ts';

/** Whom an analysis is for, and where its links lead. */
export interface AnalysisFrame {
  language: Language;
  /** As it was typed; left out where none was given. */
  company?: string | undefined;
  /** What the person pays for energy today, as it was typed. */
  energyCost?: string | undefined;
  /** The day it is made, as 2026-11-18. */
  day: string;
  /** Reopens the simulation. */
  link: string;
  methodLink: string;
  statements: Statements;
}

/** What every page is composed from. */
export interface Composed {
  figures: AnalysisFigures;
  frame: AnalysisFrame;
  words: AnalysisWords;
  /** The situation that is detailed, in words. */
  situation: Readonly<Record<'charging' | 'price' | 'against' | 'paying', string>>;
}

/** What the template prints: every word and figure as it is written, and the numbers pictures are drawn from. */
export type AnalysisDocument = ReturnType<typeof composeDocument>;

export function composeDocument(figures: AnalysisFigures, frame: AnalysisFrame) {
  const { language, day } = frame;
  const words = analysisWords(language);
  const composed: Composed = { figures, frame, words, situation: situationOf(figures, language) };
  const company = printable(frame.company);
  const fleet = fleetName(composed);
  const name = company ?? fleet;
  const pages = Array.from({ length: PAGES }, (_, at) =>
    fill(words.page, { page: String(at + 1), pages: String(PAGES) }),
  );
  return {
    language,
    title: fill(words.titleFor, { name }),
    description: words.description,
    brand: BRAND.name,
    footer: {
      kind: words.footer,
      name,
      date: longDate(day, language),
      pages,
    },
    cover: coverPage(composed, company, fleet),
    bill: billPage(composed),
    night: nightPage(composed),
    assumptions: assumptionsPage(composed),
  };
}

const PAGES = 4;

function fleetName({ figures, words, frame }: Composed): string {
  const { vehicles, vehicleType } = figures.inputs;
  return fill(words.cover.fleet, {
    count: number(vehicles, frame.language),
    vehicles: words.vehicles[vehicleType],
  });
}

function situationOf({ main }: AnalysisFigures, language: Language) {
  const { baseline, contract } = main.estimate;
  const { situation } = analysisWords(language);
  const { comparedWith, paying } = situationWords(language);
  return {
    charging: situation.charging[baseline],
    against: comparedWith[baseline],
    price: situation.price[contract],
    paying: paying[contract],
  };
}
