import { V2G_EXTRA_EUROS } from '#domain/illustrations/fleet-cases.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { RWTH_YEARLY, STUDIES } from '#domain/simulator/published-studies.ts';
import { euroAmount, euros, measure, number, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/article-value.ts';
import type { Words } from '../words.ts';
import articles from './articles.ts';

const { eur, wear, of } = fleetFigures('en');
const [initial, depot, delivery] = [of('initial'), of('depot'), of('delivery')];
const extra = V2G_EXTRA_EUROS;
const { wearCents } = KNOWN_FLEETS.depot;

export default {
  meta: {
    title: 'V1G and V2G: how much per vehicle per year?',
    description:
      'Four published figures for smart charging and V2G, what each one counts, and our own calculation on three years of French prices, 2023 to 2025.',
  },
  hero: articles.titles['article-value'],
  common: articles.common,
  topic: articles.topics.value,
  next: articles.titles['article-charger'].title,
  sections: {
    mots: {
      title: 'Two acronyms, two different jobs',
      body: [
        'V1G, or smart charging, chooses when a plugged-in vehicle charges. Energy flows one way only. It is software: the charger and the vehicle you already have are usually enough.',
        'V2G goes further: it exports energy to the grid in expensive hours and buys it again in cheap ones. That takes a bidirectional charger and a compatible vehicle. And every kilowatt-hour exported wears the battery a little.',
        'A figure that does not say which of the two it counts is worth nothing. It is the first question to put to anyone who shows you one, ourselves included.',
      ],
    },
    publies: {
      title: 'Four published figures, four different questions',
      body: [
        'These are the most serious ones to be found. None of them is wrong; none of them answers exactly what your finance director is asking.',
        [
          `RWTH Aachen with The Mobility House (2025): about ${eur(STUDIES.rwth.smartEurosInAll)} over ${number(STUDIES.rwth.years, 'en')} years with V1G, up to ${eur(STUDIES.rwth.bothEurosInAll)} with V2G{rwth}. That makes ${eur(RWTH_YEARLY.smartEuros)} and ${eur(RWTH_YEARLY.bothEuros)} a year. Cells tested in a laboratory, ${depot.charger} chargers, ageing modelled; one of the two authors sells the service.`,
          `FfE, Munich (2020): about ${eur(STUDIES.ffe.dayAheadEuros)} a year for a bidirectional car whose flexibility is traded day-ahead, up to ${eur(STUDIES.ffe.withIntradayEuros)} with the intraday market on top{ffe}. German prices of 2019.`,
          `Enedis (December 2020): ${euros(STUDIES.enedis.savedEuros, 'en')} saved per vehicle per year on the bill, half of it simply by using off-peak hours{enedis}. No market and no V2G here: tariff, subscribed power, solar on site.`,
          `Flexitanie (EDF, the Occitanie region and Ademe): about ${eur(STUDIES.flexitanie.paidEuros)} per vehicle per year paid to the fleet, the price of electricity for ${measure(STUDIES.flexitanie.coveredKm, 'km', 'en')}, for a commitment to stay plugged in at least ${number(STUDIES.flexitanie.pluggedHoursPerDay, 'en')} hours a day{flexitanie}. That is money paid under contract, not a model.`,
        ],
      ],
      rest: [
        'Three readings lie on top of each other: what a model could earn, what a bill saves, what an operator pays out. Between the first and the last stand imperfect forecasts, costs and the middleman’s share.',
      ],
    },
    calcul: {
      title: 'Our calculation: one depot’s bill, today and with us',
      body: [
        `Take ${depot.vehicles} vans with ${depot.battery} batteries on ${depot.charger} chargers, plugged in from ${depot.from} to ${depot.to} on working days. We work out the bill for charging them twice: as it is today, when each charges on arrival, then with the best charging schedule. Day-ahead prices hour by hour{entsoe}, grid tariff (TURPE 7), excise duty and subscribed power{cre}, excluding VAT. We count ${depot.capture} of the possible gain on prices: forecasts are never perfect.`,
        `Today this charging costs ${depot.before} per vehicle per year, on average over three years. Smart charging takes ${depot.created} off: ${depot.market} because energy is bought at better hours, ${depot.tariff} because the grid tariff is lower then, ${depot.power} because the site contracts less capacity.`,
        [
          `At 2023 prices: ${depot.in(2023).created} of value created, ${depot.in(2023).keeps} of it for the fleet.`,
          `At 2024 prices: ${depot.in(2024).created}, ${depot.in(2024).keeps} of it for the fleet.`,
          `At 2025 prices: ${depot.in(2025).created}, ${depot.in(2025).keeps} of it for the fleet.`,
        ],
        `The fleet therefore keeps ${depot.keeps} per vehicle per year, or ${depot.keepsOfBill} of its bill; between ${depot.low} and ${depot.high} depending on the year, the hour of return and how much of the gain is really obtained. ${delivery.vehicles} delivery vans plugged in at the same hours keep ${delivery.keeps} (${delivery.created} before sharing); ${initial.vehicles} vehicles plugged in only from ${initial.from} to ${initial.to}, ${initial.keeps} (${initial.created} before sharing).`,
        'The charging schedule is an exact optimum: our tests compare it with HiGHS, a public solver, and with a second, independent implementation of the calculation on dozens of fleets.',
      ],
    },
    ecart: {
      title: 'Why V2G adds so little on day-ahead prices',
      body: [
        `On those same nights, buying and selling back adds next to nothing: ${euroAmount(extra.depot.asCharged, 'en')} per vehicle per year for the depot, ${euroAmount(extra.delivery.asCharged, 'en')} for the ${delivery.vehicles} delivery vans, before sharing. There are three reasons, and each can be measured.`,
        `Charges first. Every kilowatt-hour exported has to be bought again, with its grid charge and its excise duty. If those were refunded, V2G would add ${eur(extra.depot.exempt)} for the depot and ${eur(extra.delivery.exempt)} for the delivery vans.`,
        `Then wear, which we count at ${wear(wearCents)}. At ${wear(wearCents / 2)}, the extra for the delivery vans goes from ${euroAmount(extra.delivery.asCharged, 'en')} to ${euroAmount(extra.delivery.halfWear, 'en')}; at ${wear(wearCents * 2)} it falls to ${euroAmount(extra.delivery.doubleWear, 'en')}. Lastly the hours: whoever plugs in at ${initial.from} has missed the evening peak and has nothing left to sell.`,
        `What pays for a bidirectional charger is grid services: holding power ready in both directions. For the depot, about ${depot.fcr} per vehicle per year as primary reserve at the price of 2024, up to ${depot.afrr} as secondary reserve at that of the second half of 2025, before sharing. It takes one megawatt and a certification, and those prices are falling: we show them, we do not count them.`,
      ],
    },
    limites: {
      title: 'What this calculation leaves out',
      body: [
        [
          'Reserve, capacity and intraday markets. They may come on top; none of them is in the gain.',
          'Weekends. A vehicle plugged in on Saturday and Sunday can earn more.',
          'A bigger grid connection avoided. For a growing depot that is sometimes the first gain.',
          'Solar on site, the CTA levy on the grid tariff, metering, the supplier’s margin and VAT.',
          'A fixed price. If your contract is not indexed to the market, the grid tariff and the subscribed power remain: the simulator puts a figure on them.',
          'Control you already have. If your vehicles charge by timer at off-peak hours, tell the simulator: the gain is smaller.',
        ],
      ],
    },
    usage: {
      title: 'How to use all this',
      body: [
        `Start with V1G: no hardware, nearly all the saving, not one extra cycle on your batteries. The Aachen study even finds that it spares them, by ${range(STUDIES.rwth.sparedPoints, 'en')} points of capacity over ten years compared with charging at once{rwth}.`,
        'Then do the sums for V2G, vehicle by vehicle: how many hours plugged in, at which hours, with what battery warranty, at what extra cost for the charger, and who sells the reserve.',
        'Ask three things of anyone who shows you an amount: compared with which way of charging today, before or after sharing, and within what range. The simulator answers all three for your fleet, and you can change every assumption.',
      ],
    },
  },
  figure: {
    title: 'Per vehicle per year',
    caption:
      'Solid: the value, or the low end of the range. Pale: the high end. Blue: smart charging alone; ochre: with V2G. The studies do not count the same revenues. Our three lines are the value created before sharing, on the whole bill, from the lowest to the highest of the three years.',
    rows: {
      enedis: { name: 'Enedis, 2020', note: 'on the bill, no V2G' },
      rwthSmart: { name: 'RWTH and Mobility House, 2025', note: 'V1G, average over ten years' },
      initial: {
        name: `Our calculation, ${initial.vehicles} vehicles`,
        note: `plugged in ${initial.from} to ${initial.to}, before sharing`,
      },
      depot: {
        name: `Our calculation, depot of ${depot.vehicles} vans`,
        note: `plugged in ${depot.from} to ${depot.to}, before sharing`,
      },
      delivery: {
        name: `Our calculation, ${delivery.vehicles} delivery vans`,
        note: `plugged in ${delivery.from} to ${delivery.to}, before sharing`,
      },
      flexitanie: { name: 'Flexitanie, 2021', note: 'paid to the fleet, V2G' },
      ffe: { name: 'FfE, 2020', note: 'Germany, day-ahead, then intraday too' },
      rwthBoth: {
        name: 'RWTH and Mobility House, 2025',
        note: 'V2G, maximum, average over ten years',
      },
    },
  },
  sources: {
    rwth: 'RWTH Aachen (ISEA) and The Mobility House Energy, study of battery ageing under V1G and V2G, reported by electrive.net, 4 August 2025 (in German).',
    ffe: 'T. Kern, P. Dossow, S. von Roon (FfE), ‘Integrating Bidirectionally Chargeable Electric Vehicles into the Electricity Markets’, Energies 2020, 13(21), 5812.',
    enedis:
      'Enedis, report on the smart charging of electric vehicles, December 2020, summarised by Flotauto (in French).',
    flexitanie:
      'L’argus pro, account of the Flexitanie project and its offer to fleets, open until June 2021 (in French).',
    entsoe:
      'ENTSO-E Transparency Platform, day-ahead auction, France, hour by hour, 2023 to 2025; the same prices under CC BY 4.0 at SMARD.de.',
    cre: 'Commission de régulation de l’énergie, deliberation 2026-105 of 21 May 2026 on the grid tariff TURPE 7, in force from 1 August 2026; excise duty: the ministry’s guide to energy taxes 2026 (both in French).',
  },
} as const satisfies Words<typeof fr>;
