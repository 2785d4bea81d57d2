import type fr from '../fr/markets.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  title: 'The markets, and what each pays',
  lead: `Four ways to use a fleet’s flexibility in France. Amounts for our depot of ${f.depot.vehicles} vans plugged in from ${f.depot.from} to ${f.depot.to}, per vehicle per year, before sharing.`,
  columns: { market: 'Market', pays: 'What it pays', v2g: 'V2G' },
  rows: {
    dayAhead: {
      name: 'Shifting on the day-ahead market',
      text: 'Charging moves to the hours when energy is cheapest. Of the four, it is the only one that the simulator counts.',
      pays: `${f.depot.energy} less per vehicle`,
      dated: 'Hourly prices of 2023 to 2025, spot prices, compared with charging on arrival.',
    },
    nebco: {
      name: 'Demand response (NEBCO)',
      text: 'Charging pauses on request; an approved demand response operator resells the energy not used.',
      pays: 'The market price, less a payment to your supplier',
      dated: 'Rules published by the regulator, CRE; we put no figure on it.',
    },
    fcr: {
      name: 'Primary reserve (FCR)',
      text: `Power follows the frequency of the grid, automatically. A European tender every day. Possible for this depot: ${f.depot.fcrWithoutV2g} per vehicle without V2G, ${f.depot.fcr} with it.`,
      pays: `${f.reservePrice.fcr} per hour`,
      dated: 'Average price of 2024.',
    },
    afrr: {
      name: 'Secondary reserve (aFRR)',
      text: `Power follows a signal from RTE, the grid operator. A French tender every day. Possible for this depot, at most, at prices of the second half of 2025: ${f.depot.afrrWithoutV2g} per vehicle without V2G, ${f.depot.afrr} with it.`,
      pays: `${f.reservePrice.afrr} per hour`,
      dated: 'Average price of the second half of 2025, down on the year before.',
    },
  },
  v2g: { without: 'No V2G needed', more: 'Mostly with V2G' },
  note: 'Reserves are possible and not counted: selling them takes one megawatt and certification, and these prices are falling.',
  served: f.stated.markets,
  readOn: 'accessed',
} as const satisfies Words<typeof fr>;
