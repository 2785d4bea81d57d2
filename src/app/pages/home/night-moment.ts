import { clock, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT, type DepotNight, nightSoFar } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { eurosAndCents } from '../../simulator/amounts.ts';
import type { WordsOf } from '../../words/use-words.ts';
import { arrivedVans, isArriving, isLeaving } from './night-geometry.ts';
import type { ShownNight } from './shown-nights.ts';

type Words = WordsOf<'home'>['night'];

/** What the picture says some hours after the arrival. */
export function nightMoment(
  { night, figures }: ShownNight,
  elapsed: number,
  words: Words,
  language: Language,
) {
  const { onArrivalEuros, planEuros, levelShare } = nightSoFar(night, elapsed);
  const say = (text: string, more: Record<string, string> = {}) =>
    fill(text, { ...figures, departureHour: clock(DEPOT.departureHour, language), ...more });
  const hour = clock(DEPOT.arrivalHour + elapsed, language);
  const period = isLeaving(elapsed) ? words.period.whole : say(words.period.until, { hour });
  const onArrivalCost = eurosAndCents(onArrivalEuros, language);
  const planCost = eurosAndCents(planEuros, language);
  const happening = words.happening[happeningAt(night, elapsed)].map((line) => say(line));
  const fleet = isArriving(elapsed)
    ? say(words.arriving, { count: String(arrivedVans(elapsed)) })
    : isLeaving(elapsed)
      ? say(words.leaving)
      : say(words.plugged, { level: percent(Math.round(levelShare * 100), language) });
  const spoken = say(words.spoken[isLeaving(elapsed) ? 'whole' : 'until'], {
    hour,
    onArrivalCost,
    planCost,
    happening: happening.join(' '),
  });
  return { hour, period, onArrivalCost, planCost, happening, fleet, levelShare, spoken };
}

/** In the quarter of an hour that ends then. */
function happeningAt({ hours }: DepotNight, elapsed: number): keyof Words['happening'] {
  if (isLeaving(elapsed)) return 'over';
  const hour = hours[Math.max(Math.ceil(elapsed) - 1, 0)];
  if (elapsed > 0 && (hour?.givenBackKwh ?? 0) > 0) return 'givingBack';
  if (isArriving(elapsed)) return 'arriving';
  const unplanned = (1 - DEPOT.controllableShare) * (hour?.onArrivalKwh ?? 0);
  if ((hour?.chargedKwh ?? 0) > unplanned + 1) return 'charging';
  return (hour?.levelShare ?? 0) < DEPOT.targetShare - 0.001 ? 'waiting' : 'ready';
}
