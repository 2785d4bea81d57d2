import fc from 'fast-check';
import loadHighs, { type Highs } from 'highs';
import { expect, test } from 'vitest';
import { chargeOnArrival, cheapestPlan, type FleetDay, type FleetPlan } from './fleet-day.ts';
import { type DayAheadYear, FRANCE_2024, pluggedSteps } from './prices.ts';
import { FRANCE_2023 } from './prices-2023.ts';

const SEED = 20_241_115;
const ONE_WAY = Math.sqrt(0.87);
const SHORTAGE_EUROS_PER_KWH = 10;

const van: FleetDay = {
  steps: [],
  batteryKwh: 60,
  startKwh: 30,
  targetKwh: 48,
  reserveKwh: 0,
  chargeKw: 11,
  dischargeKw: 11,
  chargeEfficiencyShare: ONE_WAY,
  dischargeEfficiencyShare: ONE_WAY,
  wearEurosPerKwh: 0.04,
};

const hourly = (...pricesEurosPerMwh: number[]) =>
  pricesEurosPerMwh.map((eurosPerMwh) => ({ eurosPerMwh, durationHours: 1 }));

const part = (min: number, max: number, per: number) =>
  fc.integer({ min: min * per, max: max * per }).map((number) => number / per);

const anyFleet: fc.Arbitrary<FleetDay> = fc
  .record({
    steps: fc.array(
      fc.record({
        eurosPerMwh: fc.oneof(part(20, 140, 10), part(-150, 400, 10), part(-200, 0, 10)),
        durationHours: fc.oneof(fc.constant(1), part(0, 1, 4)),
      }),
      { minLength: 1, maxLength: 24 },
    ),
    batteryKwh: fc.integer({ min: 20, max: 20_000 }),
    start: part(0, 1, 100),
    target: part(0, 1, 100),
    reserve: part(0, 0.6, 100),
    chargersPerHour: part(0, 1, 100),
    siteKw: fc.integer({ min: 0, max: 5000 }),
    bidirectional: part(0, 1, 2),
    chargeEfficiencyShare: part(0.5, 1, 1000),
    dischargeEfficiencyShare: part(0.5, 1, 1000),
    wearEurosPerKwh: part(0, 0.08, 1000),
  })
  .map(({ start, target, reserve, chargersPerHour, siteKw, bidirectional, ...fleet }) => {
    const chargeKw = Math.min(fleet.batteryKwh * chargersPerHour, siteKw);
    return {
      ...fleet,
      startKwh: fleet.batteryKwh * start,
      targetKwh: fleet.batteryKwh * target,
      reserveKwh: fleet.batteryKwh * reserve,
      chargeKw,
      dischargeKw: chargeKw * bidirectional,
    };
  });

const withPenaltyEuros = ({ costEuros, shortByKwh }: FleetPlan) =>
  costEuros + SHORTAGE_EUROS_PER_KWH * shortByKwh;

const aBit = (of: number) => 1e-10 * Math.max(1, Math.abs(of));

test('5,000 fleets drawn at random cost what the solver HiGHS finds, to ten digits', async () => {
  const highs = await loadHighs();
  for (const fleet of fc.sample(anyFleet, { numRuns: 5000, seed: SEED })) {
    const optimum = solved(highs, fleet);
    const plan = cheapestPlan(fleet);
    const errorEuros = Math.abs(plan.costEuros - optimum.costEuros);
    const errorKwh = Math.abs(plan.shortByKwh - optimum.shortByKwh);
    expect(errorEuros, JSON.stringify(fleet)).toBeLessThan(aBit(optimum.costEuros));
    expect(errorKwh, JSON.stringify(fleet)).toBeLessThan(aBit(fleet.batteryKwh));
  }
}, 180_000);

test.each([
  { prices: FRANCE_2024, dischargeKw: 0, euros: 199.9 },
  { prices: FRANCE_2024, dischargeKw: 11, euros: 227.1 },
  { prices: FRANCE_2023, dischargeKw: 0, euros: 256.1 },
  { prices: FRANCE_2023, dischargeKw: 11, euros: 297.6 },
])(
  'a van giving back at $dischargeKw kW saves $euros euros on the weekday nights of $prices.year',
  ({ prices, dischargeKw, euros }) => {
    const saved = savedInYearEuros(prices, { ...van, dischargeKw });
    expect(Math.abs(saved / euros - 1)).toBeLessThan(0.005);
  },
);

test('a fleet that may also sell never pays more than one that may only buy', () => {
  every((fleet) => {
    const buysOnlyEuros = cheapestPlan({ ...fleet, dischargeKw: 0 }).costEuros;
    expect(cheapestPlan(fleet).costEuros).toBeLessThanOrEqual(buysOnlyEuros + aBit(buysOnlyEuros));
  });
});

test('a plan never costs more than charging on arrival, and falls no further short', () => {
  every((fleet) => {
    const arrival = chargeOnArrival(fleet);
    const plan = cheapestPlan(fleet);
    expect(plan.shortByKwh).toBeCloseTo(arrival.shortByKwh, 6);
    expect(plan.costEuros).toBeLessThanOrEqual(arrival.costEuros + aBit(arrival.costEuros));
  });
});

test('an hour more at either end never makes the night dearer', () => {
  every((fleet) => {
    const narrowEuros = withPenaltyEuros(cheapestPlan(fleet));
    const mostEuros = narrowEuros + aBit(narrowEuros);
    const earlier = { ...fleet, steps: [...hourly(90), ...fleet.steps] };
    const later = { ...fleet, steps: [...fleet.steps, ...hourly(90)] };
    expect(withPenaltyEuros(cheapestPlan(earlier))).toBeLessThanOrEqual(mostEuros);
    expect(withPenaltyEuros(cheapestPlan(later))).toBeLessThanOrEqual(mostEuros);
  });
});

test('lower prices never cost a fleet more that only buys', () => {
  every((fleet) => {
    const buyer = { ...fleet, dischargeKw: 0 };
    const steps = fleet.steps.map((step, index) => ({
      ...step,
      eurosPerMwh: step.eurosPerMwh - (index % 3) * 7,
    }));
    const dearEuros = cheapestPlan(buyer).costEuros;
    const cheapEuros = cheapestPlan({ ...buyer, steps }).costEuros;
    expect(cheapEuros).toBeLessThanOrEqual(dearEuros + aBit(dearEuros));
  });
});

test('every plan keeps to the battery, the power, the reserve and the laws of physics', () => {
  every((fleet) => {
    const dustKwh = 1e-9 * fleet.batteryKwh;
    for (const plan of [cheapestPlan(fleet), chargeOnArrival(fleet)]) {
      let levelKwh = fleet.startKwh;
      for (const [index, step] of plan.steps.entries()) {
        const hours = fleet.steps[index]?.durationHours ?? 0;
        levelKwh += step.chargedKwh * fleet.chargeEfficiencyShare;
        levelKwh -= step.dischargedKwh / fleet.dischargeEfficiencyShare;
        expect(Math.abs(step.levelKwh - levelKwh)).toBeLessThanOrEqual(dustKwh);
        expect(step.levelKwh).toBeGreaterThanOrEqual(0);
        expect(step.levelKwh).toBeLessThanOrEqual(fleet.batteryKwh);
        expect(step.chargedKwh).toBeLessThanOrEqual(fleet.chargeKw * hours + dustKwh);
        expect(step.dischargedKwh).toBeLessThanOrEqual(fleet.dischargeKw * hours + dustKwh);
        expect(Math.min(step.chargedKwh, step.dischargedKwh)).toBe(0);
        if (step.dischargedKwh > 0) expect(step.levelKwh).toBeGreaterThanOrEqual(fleet.reserveKwh);
      }
    }
  });
});

test('the wildest input is answered with numbers', () => {
  const wild = fc.oneof(fc.double(), fc.constantFrom(1e308, -1e308, 5e-324, -0));
  const wildFleet = fc.record({
    steps: fc.array(fc.record({ eurosPerMwh: wild, durationHours: wild }), { maxLength: 8 }),
    batteryKwh: wild,
    startKwh: wild,
    targetKwh: wild,
    reserveKwh: wild,
    chargeKw: wild,
    dischargeKw: wild,
    chargeEfficiencyShare: wild,
    dischargeEfficiencyShare: wild,
    wearEurosPerKwh: wild,
  });
  fc.assert(
    fc.property(wildFleet, (fleet) => {
      for (const { steps, ...sums } of [cheapestPlan(fleet), chargeOnArrival(fleet)]) {
        const numbers = [sums, ...steps].flatMap((figures) => Object.values(figures));
        expect(numbers.every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: 2000, seed: SEED },
  );
});

test('a target out of reach is told as what is missing, charging all the way', () => {
  const plan = cheapestPlan({ ...van, steps: hourly(50, 400, 20), startKwh: 0, targetKwh: 60 });
  expect(plan.shortByKwh).toBeCloseTo(60 - 33 * ONE_WAY, 9);
  expect(plan.steps.map((step) => step.chargedKwh)).toEqual(Array(3).fill(expect.closeTo(11, 9)));
});

test('what the fleet brought along is still there when it leaves', () => {
  const plan = cheapestPlan({ ...van, steps: hourly(400, 20, 20), startKwh: 55, targetKwh: 20 });
  expect(plan.wearEuros).toBeGreaterThan(0);
  expect(plan.steps.at(-1)?.levelKwh).toBeCloseTo(55, 9);
});

test('a target below the reserve becomes the reserve', () => {
  const low = { ...van, steps: hourly(80, 40), startKwh: 10, targetKwh: 12, reserveKwh: 18 };
  expect(cheapestPlan(low).steps.at(-1)?.levelKwh).toBeCloseTo(18, 9);
  expect(chargeOnArrival(low).steps.at(-1)?.levelKwh).toBeCloseTo(18, 9);
});

test('a fleet that arrives below its reserve sells only once it is above', () => {
  const plan = cheapestPlan({
    ...van,
    steps: hourly(20, 20, 500, 20),
    startKwh: 10,
    targetKwh: 24,
    reserveKwh: 20,
  });
  expect(plan.steps.map((step) => step.dischargedKwh > 0)).toEqual([false, false, true, false]);
  expect(plan.steps[2]?.levelKwh).toBeCloseTo(20, 9);
});

test('at one price all night nothing is moved', () => {
  const flat = { ...van, steps: hourly(70, 70, 70, 70, 70) };
  expect(cheapestPlan(flat)).toEqual(chargeOnArrival(flat));
});

test('free energy is left alone without need, energy that pays is taken', () => {
  const full = { ...van, startKwh: 48 };
  expect(cheapestPlan({ ...full, steps: hourly(0, 0) }).steps.at(-1)?.levelKwh).toBe(48);
  expect(cheapestPlan({ ...full, steps: hourly(-5, -5) }).steps.at(-1)?.levelKwh).toBe(60);
});

test('a full fleet does not pay to empty itself where charging is what pays', () => {
  const full = { ...van, startKwh: 60, wearEurosPerKwh: 0 };
  expect(cheapestPlan({ ...full, steps: hourly(-20, -150) }).costEuros).toBe(0);
});

test('a year of days is planned in less than 50 ms', () => {
  const days = FRANCE_2024.eurosPerMwh.map((day) => ({ ...van, steps: pluggedSteps(day, 18, 13) }));
  const runsMs = Array.from({ length: 7 }, () => {
    const startedMs = performance.now();
    for (let day = 0; day < 365; day++) cheapestPlan(days[day % 12] ?? van);
    return performance.now() - startedMs;
  });
  expect(Math.min(...runsMs)).toBeLessThan(50);
});

function every(promise: (fleet: FleetDay) => void): void {
  fc.assert(fc.property(anyFleet, promise), { numRuns: 500, seed: SEED });
}

function savedInYearEuros(prices: DayAheadYear, fleet: FleetDay): number {
  return prices.eurosPerMwh.reduce((savedEuros, day, month) => {
    const night = { ...fleet, steps: pluggedSteps(day, 18, 13) };
    const nightEuros = chargeOnArrival(night).costEuros - cheapestPlan(night).costEuros;
    return savedEuros + (nightEuros * (prices.monthDays[month] ?? 0) * 5) / 7;
  }, 0);
}

function solved(highs: Highs, day: FleetDay): { costEuros: number; shortByKwh: number } {
  const { Status, ObjectiveValue, Columns } = highs.solve(asProgramme(day), {
    output_flag: false,
    mip_rel_gap: 0,
    mip_abs_gap: 0,
  });
  expect(Status, asProgramme(day)).toBe('Optimal');
  const short = Columns.short;
  const shortByKwh = short && 'Primal' in short ? short.Primal : Number.NaN;
  return { shortByKwh, costEuros: ObjectiveValue - SHORTAGE_EUROS_PER_KWH * shortByKwh };
}

/** The same question as a linear programme, with a yes or no per hour where a fleet starts below its reserve. */
function asProgramme(day: FleetDay): string {
  const { startKwh, batteryKwh, reserveKwh, chargeEfficiencyShare, dischargeEfficiencyShare } = day;
  const belowReserve = startKwh < reserveKwh;
  const cost: string[] = [];
  const rows: string[] = [];
  const bounds: string[] = [];
  const choices: string[] = [];
  for (const [hour, { eurosPerMwh, durationHours }] of day.steps.entries()) {
    const buyEuros = eurosPerMwh / 1000;
    const sellEuros = buyEuros - day.wearEurosPerKwh;
    const off = sellEuros * dischargeEfficiencyShare > buyEuros / chargeEfficiencyShare;
    const outKwh = off ? 0 : day.dischargeKw * durationHours;
    cost.push(term(buyEuros, `in${hour}`), term(-sellEuros, `out${hour}`));
    const before = hour === 0 ? '' : `- level${hour - 1}`;
    rows.push(
      `level${hour} ${before} ${term(-chargeEfficiencyShare, `in${hour}`)} ${term(1 / dischargeEfficiencyShare, `out${hour}`)} = ${hour === 0 ? startKwh : 0}`,
    );
    bounds.push(`in${hour} <= ${day.chargeKw * durationHours}`, `out${hour} <= ${outKwh}`);
    bounds.push(`${belowReserve ? 0 : reserveKwh} <= level${hour} <= ${batteryKwh}`);
    if (belowReserve) {
      choices.push(`sell${hour}`);
      rows.push(`out${hour} ${term(-outKwh, `sell${hour}`)} <= 0`);
      rows.push(`level${hour} ${term(-reserveKwh, `sell${hour}`)} >= 0`);
    }
  }
  const targetKwh = Math.max(startKwh, day.targetKwh, reserveKwh);
  rows.push(`level${day.steps.length - 1} + short >= ${targetKwh}`);
  return [
    `Minimize cost: ${cost.join(' ')} ${term(SHORTAGE_EUROS_PER_KWH, 'short')}`,
    'Subject To',
    ...rows,
    'Bounds',
    ...bounds,
    ...(belowReserve ? ['Binary', choices.join(' ')] : []),
    'End',
  ].join('\n');
}

function term(factor: number, name: string): string {
  return `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`;
}
