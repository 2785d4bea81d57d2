import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { clampInputs, type FleetInputs, mainResults, solutionOf } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { SimulatorContext } from '../state/use-simulator.ts';
import { Bill } from './bill.tsx';

const words = await loadWords('simulator', 'en');

function bill(answers: Partial<FleetInputs>) {
  const { inputs } = clampInputs(answers);
  const main = mainResults(inputs, solutionOf(inputs, FRENCH_YEARS));
  const html = renderToStaticMarkup(
    <SimulatorContext value={{ words, language: 'en', store: {} as never }}>
      <Bill inputs={inputs} main={main} onPower={() => undefined} />
    </SimulatorContext>,
  );
  const rows = [...html.matchAll(/<tr[^>]*><th scope="row">([^<]*)<\/th>(.*?)<\/tr>/g)].map(
    ([, name, cells = '']) => ({
      name,
      amounts: [...cells.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text = '']) =>
        Number(text.replaceAll(/[,\u2060+]/g, '').replace('−', '-')),
      ),
    }),
  );
  return { html, main, rows };
}

const ANSWERED: [string, Partial<FleetInputs>][] = [
  ['class prices', { ...KNOWN_FLEETS.delivery, baseline: 'arrival', contract: 'class' }],
  ['one price', { ...KNOWN_FLEETS.depot, baseline: 'timer', contract: 'fixed' }],
  ['a loss on energy', { hours: 10, departureHour: 20, baseline: 'timer', contract: 'indexed' }],
  [
    'V2G',
    { ...KNOWN_FLEETS.depot, baseline: 'arrival', contract: 'indexed', bidirectional: 'yes' },
  ],
];

test.each(ANSWERED)('%s: the bill adds up by hand, down and across', (_, answers) => {
  const { rows, main } = bill(answers);
  const lines = rows.slice(0, -1);
  for (const column of [0, 1, 2]) {
    const sum = lines.reduce((total, { amounts }) => total + (amounts[column] ?? 0), 0);
    expect(rows.at(-1)?.amounts[column]).toBe(sum);
  }
  for (const { amounts } of rows) expect(amounts[2]).toBe((amounts[1] ?? 0) - (amounts[0] ?? 0));
  expect(rows.at(-1)?.amounts[2]).toBe(0 - Math.round(main.estimate.gainEuros));
});

test.each([
  ['neither answer', {}, words.below.bill.waits.answers],
  ['no price', { baseline: 'arrival' }, words.below.bill.waits.answers],
  ['an unknown price', { baseline: 'arrival', contract: 'unknown' }, words.below.bill.waits.price],
] as const)('with %s there is no bill, and no amount', (_, answers, waits) => {
  const { html } = bill(answers);
  expect(html).toContain(waits);
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/€|\d/);
});
