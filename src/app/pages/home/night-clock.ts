import { DEPOT } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { curveHeightAt } from '#ui/charts/curve.ts';
import { round } from '#ui/charts/scales.ts';
import { displayText } from '#ui/display-text.ts';
import type { WordsOf } from '../../words/use-words.ts';
import {
  HOURS_NAMED,
  handLine,
  isArriving,
  isLeaving,
  LEVEL,
  NARROW,
  NIGHT_HOURS,
  type NightLayout,
  nowNear,
  parkedUntilX,
  priceCurve,
  WIDE,
  xAt,
} from './night-geometry.ts';
import { nightMoment } from './night-moment.ts';
import type { ShownNight } from './shown-nights.ts';

interface NightClock {
  figure: HTMLElement;
  slider: HTMLInputElement;
  nights: readonly ShownNight[];
  words: WordsOf<'home'>['night'];
  language: Language;
}

/**
 * Lets the slider move the night that stands on the page. Nothing moves without a hand: a sum that runs
 * up by itself is read as the night's. The drawing is changed in place: React would compare some hundred
 * elements at every step, and carry this code before the first.
 */
export function startNightClock({ figure, slider, nights, words, language }: NightClock) {
  const listening = new AbortController();
  const drawings = [WIDE, NARROW].map((layout) => drawingOf(figure, layout));

  const show = () => {
    const elapsed = slider.valueAsNumber;
    const chosen = figure.querySelector<HTMLInputElement>('[type=radio]:checked')?.value;
    const shown = nights.find(({ id }) => id === chosen);
    if (shown === undefined) return;
    const moment = nightMoment(shown, elapsed, words, language);
    figure.toggleAttribute('data-arriving', isArriving(elapsed));
    figure.toggleAttribute('data-leaving', isLeaving(elapsed));
    figure.toggleAttribute('data-full', moment.levelShare > DEPOT.targetShare - 0.005);
    for (const drawing of drawings) drawing.show(shown, elapsed, moment);
    if (slider.ariaValueText !== moment.spoken) slider.ariaValueText = moment.spoken;
  };

  const { signal } = listening;
  slider.addEventListener(
    'keydown',
    (event) => {
      const hours = { PageUp: 1, PageDown: -1 }[event.key];
      if (hours === undefined) return;
      event.preventDefault();
      slider.value = String(slider.valueAsNumber + hours);
      show();
    },
    { signal },
  );
  // Another hour, or the other night.
  figure.addEventListener('input', show, { signal });

  slider.disabled = false;
  figure.toggleAttribute('data-live', true);
  show();
  return () => listening.abort();
}

type Moment = ReturnType<typeof nightMoment>;

/** What one of the drawings changes with the hour. */
function drawingOf(figure: HTMLElement, layout: NightLayout) {
  const { arrivalX, name } = layout;
  const svg = figure.querySelector(`[data-layout=${name}]`);
  const found = new Map<string, Element[]>();
  const parts = (selector: string): Element[] => {
    const known = found.get(selector) ?? [...(svg?.querySelectorAll(selector) ?? [])];
    found.set(selector, known);
    return known;
  };
  const set = (selector: string, attributes: Record<string, number | string>) => {
    for (const part of parts(selector)) {
      for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, String(value));
    }
  };
  const write = (selector: string, ...texts: readonly string[]) => {
    for (const [index, part] of parts(selector).entries()) {
      const text = displayText(texts[index] ?? '');
      if (part.textContent !== text) part.textContent = text;
    }
  };
  const departureX = xAt(layout, NIGHT_HOURS);
  const nightEndX = xAt(layout, NIGHT_HOURS + 1);
  const level = LEVEL[name];

  return {
    show({ id, night }: ShownNight, elapsed: number, moment: Moment) {
      const nowX = xAt(layout, elapsed);
      const parkedX = parkedUntilX(layout, elapsed);
      const priceY = round(curveHeightAt(priceCurve(night, layout), nowX));
      const levelHeight = round(level.height * moment.levelShare);
      const own = (part: string) => `[data-night=${id}] [data-part=${part}]`;
      set('[data-part=past]', { width: round(nowX - arrivalX) });
      set('[data-part=planned]', { x: nowX, width: round(nightEndX - nowX) });
      set('[data-part=parked]', { width: round(parkedX - arrivalX) });
      set('[data-part=free]', { x: parkedX, width: round(departureX - parkedX) });
      set('[data-part=level]', { y: round(level.bottomY - levelHeight), height: levelHeight });
      set('[data-part=hand]', { transform: `translate(${nowX})` });
      set(own('line'), { d: handLine(layout, priceY) });
      set(own('ring'), { cy: priceY });
      write('[data-part=hour]', moment.hour.replace('midnight', '12\u00a0a.m.'));
      write('[data-part=fleet]', moment.fleet);
      write(own('onArrivalCost'), moment.onArrivalCost);
      write(own('planCost'), moment.planCost);
      write(own('period'), moment.period, moment.period);
      write(own('happening'), ...moment.happening);
      for (const [index, label] of parts('[data-part=axis]').entries()) {
        const hour = HOURS_NAMED[name][index] ?? 0;
        label.setAttribute('visibility', nowNear(layout, hour, elapsed) ? 'hidden' : 'visible');
      }
    },
  };
}
