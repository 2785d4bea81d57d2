import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { numberFrom, SliderField } from './slider-field.tsx';

test.each([
  [30, '5'],
  [47, '1'],
])('from %i the slider moves by %s: to the next of its own steps, then by those', (value, step) => {
  const html = renderToStaticMarkup(
    <SliderField
      id="start"
      label="Start"
      unit="%"
      {...{ value, least: 10, most: 80, step: 1, sliderStep: 5, decimalSign: '.' }}
      valueText={`${value}%`}
      note={null}
      onChange={() => undefined}
    />,
  );
  expect(/type="range"[^>]*step="(\d+)"/.exec(html)?.[1]).toBe(step);
});

test.each([
  ['8,5', 8.5],
  ['8.5', 8.5],
  ['1 200', 1200],
  ['1\u202f200', 1200],
  ['1.200', 1200],
  ['1,200', 1200],
  ['', null],
  ['nothing', Number.NaN],
])('%s is typed for %s', (text, number) => expect(numberFrom(text)).toBe(number));
