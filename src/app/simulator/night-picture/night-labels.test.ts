import { expect, test } from 'vitest';
import en from '#content/en/simulator-night.ts';
import fr from '#content/fr/simulator-night.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { DRAWN_NIGHTS } from '../../../../tests/fleets/any-night.ts';
import type { SimulatorTexts } from '../texts.ts';
import { hourLabels, nightLabels, textWidth } from './night-labels.ts';
import { NIGHT_LAYOUTS, type NightLayout } from './night-layout.ts';
import { labelTexts, shownTime } from './night-texts.ts';

const textsIn = (language: Language) =>
  ({ words: { night: language === 'fr' ? fr : en }, language }) as unknown as SimulatorTexts;

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Letters rise by about three quarters of their size and hang down by a fifth of it. */
const boxOf = (text: string, x: number, y: number, layout: NightLayout): Box => ({
  text,
  left: x,
  right: x + textWidth(text, layout),
  top: y - 0.76 * layout.fontSize,
  bottom: y + 0.2 * layout.fontSize,
});

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const meetings = (boxes: readonly Box[]) =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => meet(one, other))
      .map((other) => `${one.text} / ${other.text}`),
  );

test.each(NIGHT_LAYOUTS)(
  'no two labels of the $name drawing meet, whatever the night',
  (layout) => {
    for (const language of LANGUAGES) {
      for (const drawn of DRAWN_NIGHTS) {
        const texts = labelTexts(drawn.night, layout, textsIn(language));
        const labels = nightLabels(drawn, layout, texts).map(({ text, x, y, sign }) => ({
          ...boxOf(text, x, y, layout),
          left: x - sign,
        }));
        expect(meetings(labels)).toEqual([]);
        for (const { text, left, top, bottom } of labels) {
          expect(left, text).toBeGreaterThanOrEqual(0);
          expect(top, text).toBeGreaterThanOrEqual(layout.tab.height);
          expect(bottom, text).toBeLessThanOrEqual(layout.axisY + 6);
        }
      }
    }
  },
);

test.each(NIGHT_LAYOUTS)('the hours under the $name drawing never touch', (layout) => {
  for (const language of LANGUAGES) {
    for (const { axis } of DRAWN_NIGHTS) {
      const hours = hourLabels(axis, layout, (hour) => shownTime(hour, language));
      expect(hours.length).toBeGreaterThan(1);
      const boxes = hours.map(({ text, x }) =>
        boxOf(text, x - textWidth(text, layout) / 2, 0, layout),
      );
      expect(meetings(boxes)).toEqual([]);
    }
  }
});
