import { measure, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  ASSUMED,
  type Baseline,
  chargingToday,
  DEFAULT_INPUTS,
  type DetailResults,
  type FleetInputs,
  fleetOf,
  type GainCase,
  type GainRange,
  rangeOf,
} from '#domain/simulator/index.ts';
import type { SimulatorTexts } from '../texts.ts';

/** An assumption behind the range: what it is taken to be, and the gain that each other value leads to. */
export interface AssumptionShown {
  field: GainCase['field'];
  name: string;
  /** 'supposé : 80 %', or whose answer it is. */
  taken: string;
  /** From the first of the other values to the last, and what it is taken to be: '60 à 100 %, supposé 80'. */
  reach: string;
  /** Against each of the baselines asked for. */
  spans: readonly GainRange[];
  values: readonly { name: string; gains: readonly number[] }[];
}

/** The list of single cases by what is assumed, the widest span first. */
export function assumptionsShown(
  ranges: DetailResults['ranges'],
  baselines: readonly Baseline[],
  inputs: FleetInputs,
  texts: SimulatorTexts,
): AssumptionShown[] {
  const { cases: words, print } = texts.words.below;
  return ASSUMED.flatMap((field) => {
    const [first = [], second] = baselines.map((baseline) =>
      ranges[baseline].cases.filter((one) => one.field === field),
    );
    if (first.length === 0) return [];
    const names = first.map(({ value }) => valueText(field, value, inputs, texts));
    const taken = field === 'priceYear' ? '' : valueText(field, inputs[field], inputs, texts);
    const isOwn = field !== 'priceYear' && inputs[field] !== DEFAULT_INPUTS[field];
    const ends = {
      from: withoutUnit(names[0]),
      until: names.at(-1) ?? '',
      taken: withoutUnit(taken),
    };
    return {
      field,
      name: words.fields[field],
      taken: fill(isOwn ? words.own : words.supposed, { value: taken || words.allYears }),
      reach:
        field === 'priceYear' ? print.eachYear : fill(isOwn ? print.reachOwn : print.reach, ends),
      spans: [first, ...(second ? [second] : [])].map(rangeOf),
      values: first.map(({ gainEuros }, at) => ({
        name: names[at] ?? '',
        gains: [gainEuros, ...(second ? [second[at]?.gainEuros ?? 0] : [])],
      })),
    };
  }).sort((one, other) => widthOf(other) - widthOf(one));
}

const withoutUnit = (value = '') => value.replace(/\D+$/, '');

const widthOf = ({ spans: [span] }: AssumptionShown) =>
  span === undefined ? 0 : span.highEuros - span.lowEuros;

function valueText(
  field: GainCase['field'],
  value: number,
  inputs: FleetInputs,
  { language }: SimulatorTexts,
): string {
  if (field === 'priceYear') return String(value);
  if (field !== 'subscribedSharePercent') return percent(value, language);
  const fleet = { ...fleetOf(inputs), subscribedSharePercent: value };
  const { subscribedKwPerVehicle } = chargingToday(fleet);
  return measure(Math.round(subscribedKwPerVehicle * inputs.vehicles), 'kVA', language);
}
