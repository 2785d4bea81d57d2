import fc from 'fast-check';
import { type SimulationResults, simulate } from '#domain/simulator/calculation.ts';
import { type FleetInputs, MODES, type Mode } from '#domain/simulator/inputs.ts';
import { GAIN_PER_VEHICLE_MONTH_EUROS } from '#domain/simulator/model/estimate.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { encodeState } from '#domain/simulator/url-codec.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { amountsIn } from '../agreement/read-amounts.ts';
import { anyInputs } from '../fleets/any-inputs.ts';
import { DIFFERENT_FLEETS } from '../fleets/different-fleets.ts';
import { openTables, type Part, readPage, shownAmounts } from './page-amounts.ts';
import { openSimulator } from './simulator-page.ts';
import { expect, test } from './watched-page.ts';

const different = Object.entries(DIFFERENT_FLEETS);
const drawn = fc
  .sample(anyInputs, { numRuns: 180, seed: 2026 })
  .map((inputs, nth) => [`drawn fleet ${nth}`, inputs] as const);

/** Each fleet in one mode and both languages; the second language, a third of them and the drawn ones only in `e2e:all`. */
for (const [nth, [name, inputs]] of [...different, ...drawn].entries()) {
  const mode = MODES[nth % 2] ?? 'simple';
  for (const language of LANGUAGES) {
    const isSampled =
      nth < different.length && nth % 3 === 0 && language === LANGUAGES[(nth >> 1) % 2];
    const tag = isSampled ? [] : '@sweep';
    test(`one gain: ${name}, ${mode}, ${language}`, { tag }, async ({ page }) => {
      const query = encodeState({ mode, fleet: inputs });
      const results = simulate({ ...inputs, mode }, FRENCH_YEARS);
      await openSimulator(page, `${pathTo('simulator', language)}?${query}`);
      await expect(page.locator('[data-figure="range"] text')).toHaveCount(2, { timeout: 15_000 });
      await openTables(page);
      // What follows the number is drawn a moment after it.
      await expect(async () => {
        const read = await readPage(page, language);
        expect(read).toMatchObject(expected(results));
        expect(unexplained(await shownAmounts(page), read, results)).toEqual([]);
        addsUp(read, inputs, mode);
      }).toPass({ timeout: 10_000 });
    });
  }
}

type Read = Awaited<ReturnType<typeof readPage>>;

/** The euros that mails, files and the API tell of the same fleet. */
function expected({ shown, months, estimate }: SimulationResults) {
  const { perVehicle, fleet } = shown;
  return {
    gain: perVehicle.gainEuros,
    low: perVehicle.lowEuros,
    high: perVehicle.highEuros,
    before: perVehicle.beforeEuros,
    paid: perVehicle.paidInAllEuros,
    fleetGain: fleet.gainEuros,
    monthly: fleet.gainPerMonthEuros,
    waterfall: {
      before: perVehicle.beforeEuros,
      paid: perVehicle.paidInAllEuros,
      created: perVehicle.valueCreatedEuros,
      supplier: perVehicle.afterEuros,
      gain: perVehicle.gainEuros,
    },
    months: months.map(whole),
    years: estimate.years.map((year) => ({
      before: whole(year.beforeEuros),
      gain: whole(year.gainEuros),
    })),
  };
}

/** What a visitor who adds up comes to. Amounts that are rounded each for itself may be half a euro off. */
function addsUp(read: Read, { vehicles }: FleetInputs, mode: Mode): void {
  const { gain, waterfall } = read;
  expect(read.low).toBeLessThanOrEqual(gain);
  expect(read.high).toBeGreaterThanOrEqual(gain);
  expect(read.before - read.paid).toBe(gain);
  expect(sum(waterfall.lines)).toBe(waterfall.created);
  expect(read.before - sum(waterfall.lines.slice(0, 3))).toBe(waterfall.supplier);
  expect(Math.abs(sum(read.months) - gain)).toBeLessThanOrEqual(12 * 0.5 + 0.5);
  expect(read.months.length).toBe(12);
  const mean = (of: 'gain' | 'before') => sum(read.years.map((year) => year[of])) / 3;
  expect(Math.abs(mean('gain') - gain)).toBeLessThanOrEqual(1);
  expect(Math.abs(mean('before') - read.before)).toBeLessThanOrEqual(1);
  expect(Math.abs(read.fleetGain - vehicles * gain)).toBeLessThanOrEqual(vehicles / 2 + 0.5);
  const factor = gain / (12 * GAIN_PER_VEHICLE_MONTH_EUROS);
  const monthly = vehicles * GAIN_PER_VEHICLE_MONTH_EUROS * factor;
  expect(Math.abs((read.monthly ?? Number.NaN) - monthly)).toBeLessThanOrEqual(vehicles / 24 + 0.5);
  expect(read.yearly).toBe(mode === 'expert' ? read.fleetGain : undefined);
  expect(read.ownArrival.filter((euros) => euros !== gain)).toEqual([]);
}

/** Amounts that are neither the gain nor a part of it, in the parts of the page that show nothing else. */
function unexplained(
  shown: Awaited<ReturnType<typeof shownAmounts>>,
  { gain, low, high, before, paid, fleetGain, waterfall, ...read }: Read,
  { estimate, per100Km, comparison }: SimulationResults,
): string[] {
  const { possible, moreWithIndexedEuros } = estimate;
  const { created = Number.NaN, supplier = Number.NaN } = waterfall;
  const bills = [gain, before, paid];
  const explained: Partial<Record<Part, readonly number[]>> = {
    panel: [...bills, low, high, fleetGain, ...Object.values(per100Km).map(cents)],
    waterfall: [
      ...bills,
      ...waterfall.lines.flatMap((euros) => [euros, -euros]),
      created,
      created - gain,
      supplier,
      ...[possible.afrrEuros, possible.afrrBidirectionalEuros, moreWithIndexedEuros].map(whole),
    ],
    overTime: [...read.months, ...read.years.flatMap((year) => [year.gain, year.before])],
    facts: [read.monthly ?? Number.NaN, fleetGain],
    bar: [gain],
    status: [gain, fleetGain],
  };
  return shown
    .filter(({ part, text }) => {
      if (part === null) return true;
      if (part === 'place') return !saysPlace(text, gain, whole(comparison.medianEuros));
      // What charging costs in a night, would bring with another answer or may bring one day.
      const known = explained[part];
      if (known === undefined) return !OTHER.includes(part);
      const isCut = part === 'waterfall' && CUT.test(text);
      return !isCut && amountsIn(text).some((amount) => !known.includes(amount));
    })
    .map(({ part, text }) => `${part}: ${text}`);
}

const OTHER: readonly Part[] = ['night', 'whatMatters', 'reserve', 'product'];

/** Where the bars of the bills are cut. */
const CUT = /^(Les barres|The bars)/;

/** The sentence and the drawing's label hold the gain and the median; the rest are marks of the axis. */
function saysPlace(text: string, gain: number, median: number): boolean {
  const amounts = amountsIn(text);
  if (text.length < 12) return amounts.length === 1;
  return amounts.every((amount) => amount === gain || amount === median);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const whole = (euros: number) => Math.round(euros) + 0;
const cents = (euros: number) => Number(euros.toFixed(2));
