import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import {
  calculation,
  clampInputs,
  type FleetInputs,
  shownFigures,
} from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { SimulatorContext } from '../state/use-simulator.ts';
import { PrintedPage } from './print-sheet.tsx';

const words = await loadWords('simulator', 'en');
const { print } = words.below;
const model = calculation(FRENCH_YEARS);

function printed(answers: Partial<FleetInputs>) {
  const { inputs } = clampInputs(answers);
  const { main } = model.main({ inputs, choice: 'mean' });
  const details = model.details({ inputs });
  const shown = { result: { main, inputs } };
  const store = { first: () => shown, subscribe: () => () => undefined };
  const html = renderToStaticMarkup(
    <SimulatorContext value={{ words, language: 'en', store: store as never }}>
      <PrintedPage
        state={{ mode: 'simple', fleet: inputs }}
        main={main}
        details={details}
        link="https://example.org/s"
      />
    </SimulatorContext>,
  );
  const [, bill = ''] = html.split(`<h3>${print.bill}</h3>`);
  const rows = [
    ...(bill.split('</table>')[0] ?? '').matchAll(/<tr[^>]*><th scope="row">(.*?)<\/tr>/g),
  ];
  const columns = rows.map(([, row = '']) =>
    [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text = '']) =>
      Number(text.replaceAll(/[€,\u2060]/g, '').replace('−', '-')),
    ),
  );
  return { html, columns, main, details, inputs };
}

const delivery = { ...KNOWN_FLEETS.delivery, contract: 'class', baseline: 'arrival' } as const;

test.each([
  ['answered', delivery, 4],
  ['the charging still open', { ...delivery, baseline: null }, 4],
  ['a timer that changes nothing', { contract: 'class' } as const, 2],
  ['V2G', { ...KNOWN_FLEETS.depot, contract: 'indexed', bidirectional: 'yes' } as const, 4],
])('%s: each column of the printed bill adds up by hand', (_, answers, width) => {
  const { columns } = printed(answers);
  const supplier = columns[4] ?? [];
  expect(supplier).toHaveLength(width);
  for (let at = 0; at < width; at++) {
    const sum = (rows: readonly number[][]) => rows.reduce((all, row) => all + (row[at] ?? 0), 0);
    expect(sum(columns.slice(0, 4))).toBe(supplier[at]);
    expect(sum(columns.slice(4, -1))).toBe(columns.at(-1)?.[at]);
  }
});

test('both gains stand with their ranges, and the six situations below', () => {
  const { html, main, details, inputs } = printed(delivery);
  const { against } = shownFigures(main, details.ranges, inputs.vehicles);
  for (const { gainEuros, lowEuros, highEuros } of [against.arrival, against.timer]) {
    expect(html).toContain(`>€${gainEuros}<`);
    expect(html).toContain(`aria-label="${lowEuros} ${highEuros}"`);
  }
  expect(html).toContain(`€${against.arrival.gainEuros}<small>${words.board.six.own}</small>`);
});

test('while an answer is open the span leads, and the bill says what it supposes', () => {
  const { html, main, details, inputs } = printed({ ...delivery, contract: 'unknown' });
  const { span } = shownFigures(main, details.ranges, inputs.vehicles);
  expect(html).toContain(`€${span?.perVehicle.lowEuros}–€${span?.perVehicle.highEuros} less`);
  expect(html).toContain(words.board.figure.unknown);
  expect(html).toContain(print.billSupposed);
  expect(html).not.toContain('<small>');
  expect(html).not.toContain(print.against.arrival);
});
