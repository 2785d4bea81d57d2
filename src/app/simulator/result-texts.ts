import type { Mode } from '#domain/simulator/mode.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { fill } from '../fill.ts';
import { wholeEuros, wholePercent } from './amounts.ts';
import type { SimulatorTexts } from './texts.ts';

/** What the bar on a phone says. */
export function barTexts(mode: Mode, main: MainResults, { words, language }: SimulatorTexts) {
  const euros =
    mode === 'simple'
      ? main.simple.monthlyGainEuros
      : main.estimate.reference.perVehicle.shareEuros;
  return { figure: wholeEuros(euros, language), unit: words.bar[mode] };
}

/** What is read out after a change. */
export function statusText(
  mode: Mode,
  { simple, estimate }: MainResults,
  { words, language }: SimulatorTexts,
): string {
  const euros = (value: number) => wholeEuros(value, language);
  const { perVehicle, fleet, readyShare } = estimate.reference;
  return mode === 'simple'
    ? fill(words.status.simple, {
        gain: euros(simple.monthlyGainEuros),
        perVehicle: euros(simple.yearlyGainPerVehicleEuros),
        potential: words.simple.potentials[simple.potential],
      })
    : fill(words.status.expert, {
        gain: euros(perVehicle.shareEuros),
        fleet: euros(fleet.shareEuros),
        ready: wholePercent(100 * readyShare, language),
      });
}
