import type { Mode } from '#domain/simulator/mode.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { wholeEuros } from './amounts.ts';
import type { SimulatorTexts } from './texts.ts';

/** What the bar on a phone says. */
export function barTexts(mode: Mode, main: MainResults, { words, language }: SimulatorTexts) {
  const euros =
    mode === 'simple'
      ? main.simple.monthlyGainEuros
      : main.estimate.reference.perVehicle.shareEuros;
  return { figure: wholeEuros(euros, language), unit: words.bar[mode] };
}
