import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SliderField } from './slider-field.tsx';

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
