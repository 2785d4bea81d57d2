import { type AnalysisWords, analysisWords, simulatorWords } from '#content/analysis-words.ts';
import {
  clock,
  displayEuros,
  euroAmount,
  euros,
  longDate,
  number,
  percent,
} from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { AnalysisFigures } from '#domain/simulator/analysis-figures.ts';
import { arrivalHourOf, departureHourOf } from '#domain/simulator/inputs.ts';
import { BRAND, type Statements } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { assumptionsPage } from './compose-assumptions.ts';
import { billPage } from './compose-bill.ts';
import { nightPage } from './compose-night.ts';
import { openAnswers } from './open-answers.ts';
import { printable } from './printable.ts';

/** Whom an analysis is for, and where its links lead. */
export interface AnalysisFrame {
  language: Language;
  /** As it was typed; left out where none was given. */
  company?: string | undefined;
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
}

/** What the template prints: every word and figure as it is written, and the numbers pictures are drawn from. */
export type AnalysisDocument = ReturnType<typeof composeDocument>;

export function composeDocument(figures: AnalysisFigures, frame: AnalysisFrame) {
  const { language, day } = frame;
  const words = analysisWords(language);
  const composed: Composed = { figures, frame, words };
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
    footer: { kind: words.footer, name, date: longDate(day, language), pages },
    cover: cover(composed, company, fleet),
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

function cover(composed: Composed, company: string | undefined, fleetText: string) {
  const { figures, words, frame } = composed;
  const { language } = frame;
  const { inputs, shown, main } = figures;
  const texts = words.cover;
  const { options } = simulatorWords(language);
  const plugged = fill(texts.plugged, {
    activity: options.activity[inputs.activity],
    arrival: clock(arrivalHourOf(inputs), language),
    departure: clock(departureHourOf(inputs), language),
  });
  const change = (from: string, to: string) => `${from} → ${to}`;
  return {
    kind: words.title,
    for: company === undefined ? null : texts.for,
    name: company ?? fleetText,
    sub: company === undefined ? plugged : `${fleetText}. ${plugged}`,
    gain: {
      label: texts.gain,
      value: displayEuros(shown.perVehicle.gainEuros, language),
      unit: texts.unit,
    },
    range: rangePicture(composed),
    rangeText: rangeText(composed),
    facts: [
      {
        label: texts.facts.fleet,
        value: displayEuros(shown.fleet.gainEuros, language),
        unit: texts.facts.fleetUnit,
      },
      {
        label: texts.facts.bill,
        value: change(
          displayEuros(shown.fleet.beforeEuros, language),
          displayEuros(shown.fleet.paidInAllEuros, language),
        ),
        unit: null,
      },
      {
        label: texts.facts.per100Km,
        value: change(
          euroAmount(main.per100Km.beforeEuros, language),
          euroAmount(main.per100Km.afterEuros, language),
        ),
        unit: null,
      },
    ],
    meaning: meaning(composed),
  };
}

const hasGain = ({ shown }: AnalysisFigures) => shown.perVehicle.gainEuros > 0;

function rangeText({ figures, words, frame }: Composed): string {
  const { lowEuros, highEuros } = figures.shown.perVehicle;
  if (!hasGain(figures)) {
    return figures.main.warnings.length > 0 ? words.cover.noRangeBecause : words.cover.noRange;
  }
  const text = figures.inputs.siteKw === null ? words.cover.rangeWithPower : words.cover.range;
  return fill(text, {
    low: euros(lowEuros ?? 0, frame.language),
    high: euros(highEuros ?? 0, frame.language),
  });
}

/** Places are from 0 to 1. */
function rangePicture({ figures, words, frame }: Composed) {
  if (!hasGain(figures)) return null;
  const { gainEuros, lowEuros, highEuros } = figures.shown.perVehicle;
  const most = 1.2 * Math.max(highEuros ?? 0, gainEuros, 1);
  const place = (value: number | null) => ({
    at: Math.max(value ?? 0, 0) / most,
    text: displayEuros(value ?? 0, frame.language),
  });
  const [low, gain, high] = [place(lowEuros), place(gainEuros), place(highEuros)];
  return {
    alt: fill(words.cover.drawn, { low: low.text, high: high.text }),
    low,
    gain,
    high,
  };
}

function meaning({ figures, words, frame }: Composed): string {
  const { language } = frame;
  const { inputs, shown, main } = figures;
  const texts = words.cover.meaning;
  const assumed = openAnswers(figures).length;
  const figuresInWords = {
    arrival: clock(arrivalHourOf(inputs), language),
    before: euros(shown.fleet.beforeEuros, language),
    after: euros(shown.fleet.paidInAllEuros, language),
    gain: euros(shown.fleet.gainEuros, language),
    share: percent(Math.round(100 * main.estimate.gainOfBillShare), language),
    count: number(assumed, language),
  };
  return [
    texts[inputs.baseline],
    hasGain(figures) ? texts.gain : texts.nothing,
    ...(assumed === 0 ? [] : [assumed === 1 ? texts.assumed.one : texts.assumed.many]),
  ]
    .map((text) => fill(text, figuresInWords))
    .join(' ');
}
