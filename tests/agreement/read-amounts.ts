import type { FleetInputs, ShownFigures } from '#domain/simulator/index.ts';

/** What a visitor or a customer reads of one fleet, in whole euros. */
export interface Amounts {
  /** The gain, or both ends of the span while a question is open; once where they are the same. */
  gain: readonly number[];
  /** The same for the whole fleet. */
  fleet: readonly number[];
  /** Of the gain, cautious and favourable; none while a question is open. */
  range: readonly number[];
  /** Against the other way of charging: the gain and its range; none where nothing is said of it. */
  other: readonly number[];
  /** The bill of a vehicle today and with us; none while a question is open. */
  bill: readonly number[];
}

type Answered = Pick<FleetInputs, 'baseline'>;

/** What has to be read of it everywhere. */
export function amountsOf(shown: ShownFigures, { baseline }: Answered): Amounts {
  const { span, perVehicle, fleet, against, isTimerIdle } = shown;
  if (span !== null) {
    const once = ({ lowEuros, highEuros }: typeof span.fleet) => [
      ...new Set([lowEuros, highEuros]),
    ];
    return { gain: once(span.perVehicle), fleet: once(span.fleet), range: [], other: [], bill: [] };
  }
  const { gainEuros, lowEuros, highEuros } = against[baseline === 'timer' ? 'arrival' : 'timer'];
  return {
    gain: [perVehicle.gainEuros],
    fleet: [fleet.gainEuros],
    range: known(perVehicle.lowEuros, perVehicle.highEuros),
    other: isTimerIdle ? [] : known(gainEuros, lowEuros, highEuros),
    bill: [perVehicle.beforeEuros, perVehicle.paidInAllEuros],
  };
}

/** Nothing compares with NaN but itself: what is not there never agrees by chance. */
const known = (...amounts: (number | null)[]) => amounts.map((amount) => amount ?? Number.NaN);

/** wholeNumbersIn('33 à 1 221 €') // => [33, 1221]; '€33–€1,221' likewise */
export const wholeNumbersIn = (text: string): number[] =>
  [...text.matchAll(/(−\u2060?)?€?(\d+(?:[,\u202f\u00a0]\d{3})*)/g)].map(
    ([, minus, digits = '']) => (minus ? -1 : 1) * Number(digits.replace(/\D/g, '')),
  );

/** Every amount in euros, cents included; not a price per kWh or MWh, of which the sign is a part. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, minus, english, french]) => {
    const digits = english?.replaceAll(',', '') ?? french?.replace(/\s/g, '').replace(',', '.');
    return (minus ? -1 : 1) * Number(digits) + 0;
  });

const AMOUNT =
  /(−\u2060?)?(?:€(\d+(?:,\d{3})*(?:\.\d+)?)(?!\/)|(\d+(?:[\u202f\u00a0]\d{3})*(?:,\d+)?)[\u202f\u00a0]€(?!\/))/g;
