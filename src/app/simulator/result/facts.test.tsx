import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { clampInputs, DEFAULT_INPUTS, mainResults, solutionOf } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { SimulatorContext } from '../state/use-simulator.ts';
import { Facts } from './facts.tsx';

const words = await loadWords('simulator', 'en');

test.each([
  DEFAULT_INPUTS,
  clampInputs({ vehicles: 60, hours: 13, departureHour: 7.25 }).inputs,
  clampInputs({ vehicles: 145, hours: 10.25, chargerKw: 7.3 }).inputs,
])('the theoretical potential comes out as it is written, fleet %#', (inputs) => {
  const main = mainResults(inputs, solutionOf(inputs, FRENCH_YEARS));
  const html = renderToStaticMarkup(
    <SimulatorContext value={{ words, language: 'en', store: {} as never }}>
      <Facts inputs={inputs} mode="simple" main={main} leadScore={0} />
    </SimulatorContext>,
  );
  const said = html.replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const figuresAfter = (start: string) => {
    const [, text = ''] = new RegExp(`${start}([^<]*)`).exec(said) ?? [];
    return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
  };
  const [kw = 0, hours = 0, days = 0, mwh = 0, price = 0, euros, tonnes = 0, co2] = figuresAfter(
    'Capacity × hours plugged in × days:',
  );
  expect((kw * hours * days) / 1000).toBeCloseTo(mwh, 2);
  expect(Math.round(mwh * price)).toBe(euros);
  expect(Math.round(mwh * tonnes)).toBe(co2);
});
