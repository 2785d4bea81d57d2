import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { CAPACITY_EUROS_PER_KW, RESERVE_EUROS_PER_MWH } from '#domain/simulator/model/possible.ts';
import { eurosPer, longDate } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/markets.ts';
import type { Words } from '../words.ts';

const { eur, of } = fleetFigures('en');
const depot = of('depot');
const { possible } = knownFigures('depot').estimate;
const perHour = (value: number) => `${eurosPer(value, 'MW', 'en')} per hour`;

export default {
  title: 'The markets, and what each pays',
  lead: `Five ways to sell a fleet’s flexibility in France. Amounts per vehicle are those of a depot of ${depot.vehicles} vans plugged in from ${depot.from} to ${depot.to}, per year and before sharing.`,
  columns: { market: 'Market', pays: 'What it pays', v2g: 'V2G' },
  rows: {
    dayAhead: {
      name: 'Shifting on the day-ahead market',
      text: 'Charging moves to the hours when energy is cheapest. Of the five, it is the only one that the simulator counts.',
      pays: `${depot.market} per vehicle`,
      dated: 'Hourly prices of 2023 to 2025, indexed contract.',
    },
    nebef: {
      name: 'Demand response (NEBEF)',
      text: 'Charging pauses on request; an approved demand response operator resells the energy not used.',
      pays: 'The market price, less a payment to your supplier',
      dated: 'Rules published by the regulator, CRE; we put no figure on it.',
    },
    fcr: {
      name: 'Primary reserve (FCR)',
      text: `Power follows the frequency of the grid, automatically. A European tender every day. Possible: ${eur(possible.fcrEuros)} per vehicle without V2G, ${depot.fcr} with it.`,
      pays: perHour(RESERVE_EUROS_PER_MWH.fcr),
      dated: 'Average price of 2024.',
    },
    afrr: {
      name: 'Secondary reserve (aFRR)',
      text: `Power follows a signal from RTE, the grid operator. A French tender every day. Possible: ${eur(possible.afrrEuros)} per vehicle without V2G, ${depot.afrr} with it.`,
      pays: perHour(RESERVE_EUROS_PER_MWH.afrr),
      dated: 'Average price of the second half of 2025, down on the year before.',
    },
    capacity: {
      name: 'Capacity mechanism',
      text: `Being available in the tightest hours of winter. RTE has been the only buyer since November 2026. Possible: ${eur(possible.capacityEuros)} per vehicle.`,
      pays: `${eurosPer(CAPACITY_EUROS_PER_KW, 'kW', 'en', 2)} per year`,
      dated: `Auction of ${longDate('2024-12-05', 'en')} for 2026, under the former mechanism.`,
    },
  },
  v2g: { without: 'No V2G needed', more: 'Mostly with V2G' },
  note: 'Reserves and capacity are possible and not counted: selling them takes one megawatt and certification, and these prices are falling.',
  readOn: 'accessed',
} as const satisfies Words<typeof fr>;
