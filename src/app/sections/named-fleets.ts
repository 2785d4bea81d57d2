import { clock, euros, measure } from '#content/figures.ts';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { arrivalHourOf, departureHourOf, startPercentOf } from '#domain/simulator/inputs.ts';
import type { Language } from '#domain/site/language.ts';
import { linkToSimulation } from '../links/link-to-simulation.ts';

/** Plain data, as the loader serializes it; the queries open the fleets in the simulator. */
export type NamedFleets = {
  readonly depot: { readonly query: string };
  /** The fleet that reaches the headline gain. */
  readonly largeVans: {
    readonly query: string;
    readonly figures: Readonly<Record<string, string>>;
  };
};

export function namedFleets(language: Language): NamedFleets {
  const { largeVans } = KNOWN_FLEETS;
  const usedKwh =
    (largeVans.batteryKwh * (largeVans.targetPercent - startPercentOf(largeVans))) / 100;
  return {
    depot: { query: linkToSimulation('depot') },
    largeVans: {
      query: linkToSimulation('largeVans'),
      figures: {
        largeVans: String(largeVans.vehicles),
        largeCharger: measure(largeVans.chargerKw, 'kW', language),
        largeEnergy: measure(usedKwh, 'kWh', language),
        largeArrival: clock(arrivalHourOf(largeVans), language),
        largeDeparture: clock(departureHourOf(largeVans), language),
        largeGain: euros(Math.round(knownFigures('largeVans').estimate.gainEuros), language),
      },
    },
  };
}
