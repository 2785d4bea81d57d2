import { expect, test } from 'vitest';
import en from '#content/en/simulator-night.ts';
import fr from '#content/fr/simulator-night.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { type Box, boxOf, meet } from '#ui/charts/placement.ts';
import { ANY_NIGHTS } from '../../../../tests/fleets/any-night.ts';
import type { SimulatorTexts } from '../texts.ts';
import { NIGHT_LAYOUTS, nightGeometry } from './night-geometry.ts';
import { hourTicks, nightLabels } from './night-labels.ts';
import { labelTexts, priceKindOf, shownTime } from './night-texts.ts';

const textsIn = (language: Language) =>
  ({ words: { night: language === 'fr' ? fr : en }, language }) as unknown as SimulatorTexts;

const meetings = (boxes: readonly (Box & { text: string })[]) =>
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
      for (const drawn of ANY_NIGHTS) {
        const kind = priceKindOf(drawn.inputs);
        const geometry = nightGeometry(drawn.night, kind, layout);
        const texts = labelTexts(drawn, textsIn(language));
        const labels = nightLabels(drawn.night, kind, geometry, layout, texts);
        const boxes = labels.map((label) => ({ ...boxOf(label), text: label.lines.join(' ') }));
        expect(meetings(boxes)).toEqual([]);
        for (const { left, right, top, text } of boxes) {
          expect(left, text).toBeGreaterThanOrEqual(0);
          expect(right, text).toBeLessThanOrEqual(layout.width + 6);
          expect(top, text).toBeGreaterThanOrEqual(0);
        }
        const names = new Set(labels.map(({ name }) => name));
        expect(names).toContain('ready');
        if (kind !== 'none') expect(names).toContain('price');
        if (geometry.todayBars.length === 0) continue;
        expect(names).toContain('today');
        expect(names).toContain('plan');
      }
    }
  },
);

test.each(NIGHT_LAYOUTS)('the hours under the $name drawing never touch', (layout) => {
  for (const language of LANGUAGES) {
    for (const { night } of ANY_NIGHTS) {
      const geometry = nightGeometry(night, 'none', layout);
      const hours = hourTicks(night, geometry, layout, (hour) => shownTime(hour, language));
      expect(hours[0]?.strong).toBe(true);
      const boxes = hours.map(({ x, label }) => ({
        ...boxOf({ lines: [label], anchor: 'middle', x, y: 0 }),
        text: label,
      }));
      expect(meetings(boxes)).toEqual([]);
    }
  }
});
