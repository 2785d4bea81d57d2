import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { statusText } from '#app/simulator/inputs/answer-feedback.tsx';
import { GainPanel } from '#app/simulator/result/gain-panel.tsx';
import { Waterfall } from '#app/simulator/result/waterfall.tsx';
import { TextsContext } from '#app/simulator/texts.ts';
import { loadWords } from '#content/load-words.ts';
import type { DetailResults, MainAnswer } from '#domain/simulator/calculation.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { Language } from '#domain/site/language.ts';
import { type Amounts, amountsIn } from './read-amounts.ts';

interface Answered extends Pick<MainAnswer, 'main'> {
  inputs: FleetInputs;
  details: DetailResults;
}

/** What each part of the simulator's page says of a fleet, read off what it draws. */
export async function pageAmounts(
  { inputs, main, details }: Answered,
  language: Language,
): Promise<Record<'panel' | 'range' | 'waterfall' | 'spoken', Partial<Amounts>>> {
  const words = await loadWords('simulator', language);
  const texts = { words, language };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextsContext value={texts}>
        <GainPanel inputs={inputs} main={main} range={details.range} />
        <Waterfall inputs={inputs} main={main} methodTo="/" />
      </TextsContext>
    </MemoryRouter>,
  );
  const cell = (name: string) =>
    amountsIn(html.split(`<th scope="row">${name.replace('\n', ' ')}</th>`)[1] ?? '')[0];
  const { columns, table } = words.waterfall;
  return {
    ...panelIn(html),
    waterfall: amountsOf({
      gain: cell(table.gain),
      before: cell(columns.before),
      paid: cell(columns.after),
    }),
    spoken: amountsOf({
      gain: amountsIn(
        statusText({ state: { mode: 'simple', fleet: inputs }, notes: [] }, main, texts),
      )[0],
    }),
  };
}

function panelIn(html: string): Record<'panel' | 'range', Partial<Amounts>> {
  const figure = (name: string, end: string) =>
    amountsIn(new RegExp(`data-figure="${name}"[^]*?${end}`).exec(html)?.[0] ?? '');
  const [gain] = figure('main', '</p>');
  const [low, high, drawnLow, drawnHigh] = figure('range', '</svg>');
  const [before, paid] = figure('bill', '</dd>');
  return {
    panel: amountsOf({ gain, low, high, before, paid }),
    range: amountsOf({ low: drawnLow, high: drawnHigh }),
  };
}

/** What is missing is NaN: it then differs from every figure. */
const amountsOf = (figures: { [Name in keyof Amounts]?: number | undefined }): Partial<Amounts> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value ?? Number.NaN]));
