/** What a visitor or a customer reads of one fleet, in whole euros. */
export interface Amounts {
  gain: number;
  low: number;
  high: number;
  before: number;
  paid: number;
}

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
