import { expect, test } from 'vitest';
import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { loadWords } from '#content/load-words.ts';
import { DEPOT, nightSoFar } from '#domain/illustrations/depot-night.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { curveHeightAt } from '#ui/charts/monotone-curve.ts';
import { eurosAndCents } from '../../simulator/amounts.ts';
import {
  arrivedVans,
  NARROW,
  NIGHT_HOURS,
  nightBars,
  parkedUntilX,
  placeWidth,
  priceCurve,
  priceY,
  WIDE,
  xAt,
} from './night-geometry.ts';
import { nightMoment } from './night-moment.ts';
import { type ShownNight, shownNights } from './shown-nights.ts';

const QUARTERS = Array.from({ length: NIGHT_HOURS * 4 + 1 }, (_, quarter) => quarter / 4);
const LAYOUTS = [WIDE, NARROW];

for (const language of LANGUAGES) {
  test(`at the departure the clock says what the page says without it, in ${language}`, async () => {
    const { night: words } = await loadWords('home', language);
    for (const shown of shownNights(language)) {
      const over = nightMoment(shown, NIGHT_HOURS, words, language);
      expect(over.onArrivalCost).toBe(shown.figures.onArrivalCost);
      expect(over.planCost).toBe(shown.figures.planCost);
      expect(over.happening.join()).toContain(shown.figures.saved);
      expect(over.fleet).toContain(shown.figures.target);
      expect(over.levelShare).toBeCloseTo(DEPOT.targetShare, 6);
      for (const said of [over.hour, over.onArrivalCost, over.planCost, ...over.happening]) {
        expect(over.spoken).toContain(said);
      }
    }
  });

  test(`both sums are of the night until the hour shown, and say so, in ${language}`, async () => {
    const { night: words } = await loadWords('home', language);
    for (const shown of shownNights(language)) {
      for (const elapsed of QUARTERS.slice(0, -1)) {
        const moment = nightMoment(shown, elapsed, words, language);
        const { onArrivalEuros, planEuros } = nightSoFar(shown.night, elapsed);
        const hour = clock(DEPOT.arrivalHour + elapsed, language);
        expect(moment.onArrivalCost).toBe(eurosAndCents(onArrivalEuros, language));
        expect(moment.planCost).toBe(eurosAndCents(planEuros, language));
        expect(moment.period).toBe(fill(words.period.until, { hour }));
        expect(moment.spoken).toContain(moment.period);
      }
      expect(nightMoment(shown, NIGHT_HOURS, words, language).period).toBe(words.period.whole);
    }
  });

  test(`no moment leaves a place in its texts unfilled, in ${language}`, async () => {
    const { night: words } = await loadWords('home', language);
    for (const shown of shownNights(language)) {
      for (const elapsed of QUARTERS) {
        const { spoken, fleet } = nightMoment(shown, elapsed, words, language);
        expect(spoken + fleet).not.toMatch(/[{}]|\.\./);
      }
    }
  });
}

test('the captions of a night come in order: plug in, wait or give back, charge, be ready, leave', async () => {
  const { night: words } = await loadWords('home', 'fr');
  const captionCount = (shown: ShownNight | undefined) => {
    const said = QUARTERS.map((elapsed) =>
      shown === undefined ? '' : nightMoment(shown, elapsed, words, 'fr').happening[0],
    );
    return said.filter((sentence, index) => sentence !== said[index - 1]).length;
  };
  const [typical, v2g] = shownNights('fr');
  // Plug in, wait, charge, ready, over; then plug in, give back, wait, charge, ready, over.
  expect([captionCount(typical), captionCount(v2g)]).toEqual([5, 6]);
});

test('the price line passes through the hours’ prices, where the hand’s ring rides on it', () => {
  for (const layout of LAYOUTS) {
    for (const { night } of shownNights('fr')) {
      const curve = priceCurve(night, layout);
      for (const [index, { eurosPerMwh }] of night.hours.entries()) {
        const y = priceY(night, layout, eurosPerMwh);
        expect(curveHeightAt(curve, xAt(layout, index + 0.5))).toBeCloseTo(y, 1);
      }
    }
  }
});

test('bars stand on the base, at most as high as the site’s power, and given back hangs below', () => {
  const heights = (path: string, baseY: number) =>
    [...path.matchAll(/V(-?[\d.]+)/g)].map(([, y]) => baseY - Number(y));
  for (const layout of LAYOUTS) {
    const [typical, v2g] = shownNights('fr').map(({ night }) => nightBars(night, layout));
    for (const bars of [typical, v2g]) {
      const tops = heights((bars?.onArrival ?? '') + (bars?.charged ?? ''), layout.baseY);
      expect(Math.max(...tops)).toBeCloseTo(layout.fullBar, 1);
      expect(Math.min(...tops)).toBe(0);
    }
    expect(typical?.givenBack).toBe('');
    expect(Math.min(...heights(v2g?.givenBack ?? '', layout.baseY))).toBeLessThan(-20);
  }
});

test('the vans come in within three quarters of an hour and stand until the departure', () => {
  expect([0, 0.25, 0.5, 0.75, 13].map(arrivedVans)).toEqual([0, 8, 17, 25, 25]);
  for (const layout of LAYOUTS) {
    expect(parkedUntilX(layout, 0)).toBe(layout.arrivalX);
    expect(parkedUntilX(layout, 1)).toBe(xAt(layout, NIGHT_HOURS));
    const gone = xAt(layout, NIGHT_HOURS) - parkedUntilX(layout, NIGHT_HOURS);
    expect(gone).toBeCloseTo(5 * placeWidth(layout), 0);
  }
});
