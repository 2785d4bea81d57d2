import { expect, test } from 'vitest';
import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { loadWords } from '#content/load-words.ts';
import { DEPOT, nightSoFar } from '#domain/illustrations/depot-night.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { eurosAndCents } from '../../simulator/amounts.ts';
import { NIGHT_HOURS } from './night-geometry.ts';
import { nightMoment } from './night-moment.ts';
import { type ShownNight, shownNights } from './shown-nights.ts';

const QUARTERS = Array.from({ length: NIGHT_HOURS * 4 + 1 }, (_, quarter) => quarter / 4);

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
