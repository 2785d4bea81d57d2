import { clock, measure, percent, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { arrivalHourOf, startPercentOf } from '#domain/simulator/index.ts';
import { type ListedCase, rangeWithPower } from './analysis-figures.ts';
import type { Composed } from './compose-document.ts';

/** All that the range is the range of, each case as the gain it leads to; the assumption that moves it most first. */
export function caseGroups(composed: Composed) {
  const { figures, words, frame, situation } = composed;
  const { language } = frame;
  const { estimate } = figures.main;
  const texts = words.assumptions.cases;
  const { cases, open } = figures.cases[estimate.baseline];
  const euros = (value: number) => wholeEuros(value, language);
  const fields = new Map<ListedCase['field'], ListedCase[]>();
  for (const one of [...cases, ...open])
    fields.set(one.field, [...(fields.get(one.field) ?? []), one]);
  const groups = [...fields].sort(([, one], [, other]) => spanOf(other) - spanOf(one));
  const known = rangeWithPower(figures, estimate.baseline);
  const isAssumed = fields.has('subscribedSharePercent');
  return {
    title: texts.title,
    lead: groups.length === 0 ? texts.nothing : fill(texts.lead, situation),
    groups: groups.map(([field, listed]) => ({
      name: texts.fields[field],
      cases: listed.map((one) => ({ value: valueText(one, composed), gain: euros(one.gainEuros) })),
    })),
    notes: [
      ...(groups.length === 0 ? [] : [texts.rule]),
      ...(isAssumed
        ? [
            fill(texts.known, {
              power: measure(Math.round(estimate.subscribedTodayKw), 'kVA', language),
              low: euros(known.lowEuros),
              high: euros(known.highEuros),
            }),
          ]
        : []),
    ],
  };
}

function spanOf(cases: readonly ListedCase[]): number {
  const gains = cases.map(({ gainEuros }) => gainEuros);
  return Math.max(...gains) - Math.min(...gains);
}

function valueText({ field, value }: ListedCase, { words, frame }: Composed): string {
  const { language } = frame;
  if (typeof value === 'number') {
    return field === 'priceYear' ? String(value) : percent(value, language);
  }
  if (field === 'distance') return percent(Math.round(startPercentOf(value)), language);
  return fill(words.assumptions.cases.hours, {
    arrival: clock(arrivalHourOf(value), language),
    departure: clock(value.departureHour, language),
  });
}
