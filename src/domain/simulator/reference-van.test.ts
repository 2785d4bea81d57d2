import { expect, test } from 'vitest';
import {
  HOURLY_PAYBACK_EUROS,
  PAYBACK_YEARS,
  paybackEuros,
  RWTH_PAYBACK_EUROS,
} from './payback.ts';
import { VAN_CASES, VAN_ON_HOURLY_PRICES } from './reference-van.ts';

test.each([
  { year: VAN_CASES.night.y2023, smartEuros: 256.1, bothEuros: 297.6 },
  { year: VAN_CASES.night.y2024, smartEuros: 199.9, bothEuros: 227.1 },
])(
  'the van saves $smartEuros euros by smart charging in $year.year, $bothEuros with V2G',
  ({ year, smartEuros, bothEuros }) => {
    expect(year.smartEuros).toBeCloseTo(smartEuros, 0);
    expect(year.smartEuros + year.extraEuros).toBeCloseTo(bothEuros, 0);
  },
);

test('monthly means are cautious: hourly prices give more, by either way', () => {
  for (const year of ['y2023', 'y2024'] as const) {
    const { smartEuros, extraEuros } = VAN_CASES.night[year];
    expect(VAN_ON_HOURLY_PRICES[year].smartEuros).toBeGreaterThan(smartEuros);
    expect(VAN_ON_HOURLY_PRICES[year].bothEuros).toBeGreaterThan(smartEuros + extraEuros);
  }
});

test('wear decides what V2G adds, and nothing of what smart charging saves', () => {
  for (const year of ['y2023', 'y2024'] as const) {
    const { night, lowWear, highWear } = VAN_CASES;
    expect(lowWear[year].extraEuros).toBeGreaterThan(2 * night[year].extraEuros);
    expect(highWear[year].extraEuros).toBeLessThan(1);
    expect(lowWear[year].smartEuros).toBe(night[year].smartEuros);
  }
});

test('a van plugged in all day earns more by V2G, one plugged in late next to nothing', () => {
  for (const year of ['y2023', 'y2024'] as const) {
    const { night, allDay, shortNight } = VAN_CASES;
    expect(allDay[year].extraEuros).toBeGreaterThan(night[year].extraEuros);
    expect(shortNight[year].extraEuros).toBeLessThan(3);
  }
});

test('what a charger may cost more runs from low to high and stays below what was ever published', () => {
  for (const [low, high] of [paybackEuros('night'), paybackEuros('allDay'), HOURLY_PAYBACK_EUROS]) {
    expect(low).toBeLessThanOrEqual(high);
    expect(high).toBeLessThan(RWTH_PAYBACK_EUROS);
  }
  expect(paybackEuros('night')[0]).toBeCloseTo(VAN_CASES.night.y2024.extraEuros * PAYBACK_YEARS, 9);
});
