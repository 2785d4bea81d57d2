import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { statusText } from '#app/simulator/inputs/answer-feedback.tsx';
import { Facts } from '#app/simulator/result/facts.tsx';
import { GainPanel } from '#app/simulator/result/gain-panel.tsx';
import { OverTime } from '#app/simulator/result/over-time.tsx';
import { PlacePicture } from '#app/simulator/result/place-picture.tsx';
import { Waterfall } from '#app/simulator/result/waterfall.tsx';
import { TextsContext } from '#app/simulator/texts.ts';
import { loadWords } from '#content/load-words.ts';
import type { DetailResults, MainAnswer } from '#domain/simulator/calculation.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { shownFigures } from '#domain/simulator/model/estimate.ts';
import { cutEuros, waterfallColumns } from '#domain/simulator/model/waterfall.ts';
import type { Language } from '#domain/site/language.ts';
import { amountsIn } from './read-amounts.ts';

interface Answered extends Pick<MainAnswer, 'main'> {
  inputs: FleetInputs;
  details: DetailResults;
}

/** Every amount that parts of the result write or have read out, in their order, and what each must be. */
export async function pageAmounts({ inputs, main, details }: Answered, language: Language) {
  const texts = { words: await loadWords('simulator', language), language };
  const draw = (part: ReactNode) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <TextsContext value={texts}>{part}</TextsContext>
      </MemoryRouter>,
    );
  const { estimate, per100Km, comparison } = main;
  const { possible, years } = estimate;
  const shown = shownFigures(estimate, details.range, inputs.vehicles);
  const { perVehicle, fleet } = shown;
  const { gainEuros: gain, beforeEuros: before, paidInAllEuros: paid } = perVehicle;
  const range = [perVehicle.lowEuros, perVehicle.highEuros];
  const saved = [perVehicle.marketEuros, perVehicle.tariffEuros, perVehicle.powerEuros];
  const whole = (euros: number) => Math.round(euros) + 0;
  const cents = (euros: number) => Number(euros.toFixed(2));
  const waterfall = draw(<Waterfall inputs={inputs} main={main} methodTo="/" />);
  const rows = [
    before,
    ...[...saved, ...(estimate.countsV2g ? [perVehicle.v2gEuros] : [])].map((euros) => 0 - euros),
    perVehicle.valueCreatedEuros,
    paid,
    ...[possible.afrrEuros, possible.afrrBidirectionalEuros].map(whole),
    perVehicle.afterEuros,
    gain,
  ];
  const cut = cutEuros(waterfallColumns(shown, estimate, inputs.siteKw !== null));
  const known = [...rows, perVehicle.ownShareEuros, cut, whole(estimate.moreWithIndexedEuros)];
  const { vehicles } = inputs;
  const { gainEuros: ownEuros } = estimate;
  const place = draw(<PlacePicture {...{ vehicles, ownEuros, comparison }} />);
  const found = {
    panel: amountsIn(draw(<GainPanel inputs={inputs} main={main} range={details.range} />)),
    waterfall: amountsIn(waterfall.split('<tbody>')[1] ?? ''),
    unknown: amountsIn(waterfall).filter((euros) => !known.map(Math.abs).includes(Math.abs(euros))),
    spoken: amountsIn(
      statusText({ state: { mode: 'expert', fleet: inputs }, notes: [] }, main, texts),
    ),
    overTime: amountsIn(draw(<OverTime main={main} details={details} />)),
    place: amountsIn(place.split('<svg')[0] ?? ''),
    facts: amountsIn(
      // Without the rule at their end, which has euros of its own.
      draw(<Facts inputs={inputs} mode="expert" main={main} leadScore={0} />).split(
        '<details',
      )[0] ?? '',
    ),
  };
  const wanted = {
    panel: [
      ...[gain, ...range, ...range, fleet.gainEuros, before, paid],
      ...[per100Km.beforeEuros, per100Km.afterEuros].map(cents),
    ],
    waterfall: rows,
    unknown: [],
    spoken: [gain, fleet.gainEuros],
    overTime: [
      ...details.months,
      ...years.flatMap(({ beforeEuros, gainEuros }) => [beforeEuros, gainEuros]),
    ].map(whole),
    place: [whole(comparison.medianEuros)],
    facts: [fleet.gainPerMonthEuros, fleet.gainEuros],
  };
  return { found, wanted };
}
