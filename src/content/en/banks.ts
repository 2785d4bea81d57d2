import type fr from '../fr/banks.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';
import partnerEarnings from './partner-earnings.ts';

export default {
  meta: {
    title: 'Banks and lessors: a lower bill beside the lease',
    description:
      'How much less a fleet spends per vehicle, on three years of real prices, with its range: what a finance proposal needs.',
  },
  crumbs: { overview: 'Partners', here: 'Banks and lessors' },
  hero: {
    title: 'A lower bill to set against the lease, and a share for you',
    lead: `${f.brand.name} controls the charging of the fleets you finance: they pay less, with no hardware to buy. All we need is a first deal to work on.`,
    gains: [
      {
        figure: f.partner.earnsOfDepot,
        name: `a year for you on ${f.partner.vehicles} vehicles, if your share is ${f.partner.share} of what we invoice; the contract sets the percentage`,
      },
    ],
    contact: 'Look at a case together',
    basis:
      'Compared with charging on arrival, on spot prices. The table gives three other cases. An average over the prices of 2023 to 2025; the table gives the cautious case too.',
  },
  ledger: {
    title: 'Lower bill, per van financed over {months} months',
    columns: {
      today: 'The lessee today',
      month: 'A month',
      lease: 'Over {months} months',
      least: 'Cautious case',
    },
    situations: f.situations,
    caption: `Depot of ${f.depot.vehicles} vans with ${f.depot.battery} batteries, ${f.depot.charger} chargers and ${f.depot.site} of contracted capacity, plugged in from ${f.depot.from} to ${f.depot.to} on working days. Average of ${f.depot.firstYear.year} to ${f.depot.thirdYear.year} prices, held constant, excluding VAT, after sharing (${f.depot.fleetShare} for the fleet). The lessee spends less; nothing is paid to the lessor.`,
  },
  financing: {
    title: 'What needs financing, and what pays for it',
    lead: 'Smart charging needs no financing. V2G needs a charger, which grid services can repay in part.',
    items: [
      {
        title: 'Integrated V2G financing',
        text: 'Vehicle, bidirectional charger and control in a single package. The customer can sign one contract instead of three.',
      },
      {
        title: 'A gain to set against the lease',
        text: 'The saving appears on the electricity bill every month, and market revenue is paid every month, like the instalment.',
      },
      {
        title: 'V1G: nothing to finance',
        text: 'Smart charging is software: no hardware to buy. Only V2G takes a bidirectional charger and a compatible vehicle.',
      },
      {
        title: 'Battery wear is counted',
        text: 'Every decision counts wear and keeps a reserve. When exporting would cost more in wear than it brings in, nothing is sold.',
      },
    ],
  },
  risk: {
    title: 'Risk, year by year',
    lead: 'What one fleet keeps on spot prices, compared with charging on arrival, at the real prices of three years.',
    year: '{year} prices',
    allYears: 'All three years',
    low: 'cautious',
    reference: 'expected',
    high: 'favourable',
    summary: `What the fleet keeps per vehicle per year, cautious case to favourable: ${f.depot.years.first.low} to ${f.depot.years.first.high} at ${f.depot.firstYear.year} prices, ${f.depot.years.second.low} to ${f.depot.years.second.high} at ${f.depot.secondYear.year} prices, ${f.depot.years.third.low} to ${f.depot.years.third.high} at ${f.depot.thirdYear.year} prices.`,
    caption:
      'Per vehicle per year, after sharing, for the depot described at the top of the page. Cautious and favourable: one assumption changed at a time, the part of the gain obtained, the vehicles controlled or the fleet’s share.',
    recompute: 'Open this depot in the simulator',
    points: [
      {
        title: 'Price',
        text: `From ${f.depot.firstYear.year} to ${f.depot.secondYear.year}, electricity prices fell by ${f.depot.years.priceFall} on average; the gain, by ${f.depot.years.gainFall}. It depends on the spread between hours, not on the average price, and part of it comes from the grid tariff and the contracted capacity, which do not follow the market.`,
      },
      {
        title: 'Operation',
        text: `Late returns, early departures, wrong forecasts: no schedule obtains everything. We count ${f.depot.capture} of the possible gain on prices.`,
      },
      {
        title: 'Use',
        text: 'A vehicle that is not plugged in saves nothing. Ask a fleet first how many nights its vehicles are plugged in.',
      },
      {
        title: 'The bidirectional charger',
        text: `On day-ahead prices, V2G adds only ${f.depot.v2gExtra.asCharged} a year to this depot, before sharing. Only grid services can pay for the charger: ${f.depot.fcr} per vehicle per year of primary reserve at the 2024 price, ${f.depot.afrr} of secondary reserve, at most, at prices of the second half of 2025, before sharing, from one megawatt up and not counted here. Part of that can be earned without it, by pausing the charge.`,
      },
    ],
  },
  support: {
    title: 'Commercial support',
    lead: 'It starts before anyone signs.',
    items: [
      'An estimate for each fleet, with its own hours and vehicles.',
      'Material your account managers can show as it stands.',
      'A specialist beside you at the technical meeting.',
    ],
    figures: [
      {
        figure: `${f.claims.generatedForPartners}+`,
        name: 'generated for partners',
        basis: 'All partners of the programme together.',
      },
      {
        figure: f.claims.satisfaction,
        name: 'satisfaction',
        basis: 'Among the programme’s partners.',
      },
    ],
  },
  earnings: partnerEarnings,
  closing: {
    title: 'Let’s look at a real case',
    lead: `A fleet, your assumptions on rates, those of ${f.brand.name} on prices: we compare them with you. We reply ${f.claims.replyWithin}.`,
    contact: 'Submit a case',
  },
} as const satisfies Words<typeof fr>;
