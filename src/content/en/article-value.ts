import { capturePercent } from '#domain/simulator/constants.ts';
import { RWTH_YEARLY, STUDIES } from '#domain/simulator/published-studies.ts';
import { VAN_CASES, VAN_ON_HOURLY_PRICES } from '#domain/simulator/reference-van.ts';
import { euros, measure, number, percent, range } from '../figures.ts';
import type fr from '../fr/article-value.ts';
import { vanFigures } from '../van-figures.ts';
import type { Words } from '../words.ts';
import articles from './articles.ts';

const { night, lowWear, highWear, shortNight, allDay } = VAN_CASES;
const hourly = VAN_ON_HOURLY_PRICES;
const { eur, wear, van } = vanFigures('en');

export default {
  meta: {
    title: 'V1G and V2G: how much per vehicle per year?',
    description:
      'Four published figures for smart charging and V2G, what each one counts, and our own calculation on French prices for 2023 and 2024.',
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
        'V2G goes further: it gives energy back to the grid in expensive hours and buys it again in cheap ones. That takes a bidirectional charger and a compatible vehicle. And every kilowatt-hour given back wears the battery a little.',
        'A figure that does not say which of the two it counts is worth nothing. It is the first question to put to anyone who shows you one, ourselves included.',
      ],
    },
    publies: {
      title: 'Four published figures, four different questions',
      body: [
        'These are the most serious ones to be found. None of them is wrong; none of them answers exactly what your finance director is asking.',
        [
          `RWTH Aachen with The Mobility House (2025): about ${eur(STUDIES.rwth.smartEurosInAll)} over ${number(STUDIES.rwth.years, 'en')} years with V1G, up to ${eur(STUDIES.rwth.bothEurosInAll)} with V2G{rwth}. That makes ${eur(RWTH_YEARLY.smartEuros)} and ${eur(RWTH_YEARLY.bothEuros)} a year. Cells tested in a laboratory, ${van.charger} chargers, ageing modelled; one of the two authors sells the service.`,
          `FfE, Munich (2020): about ${eur(STUDIES.ffe.dayAheadEuros)} a year for a bidirectional car whose flexibility is traded day-ahead, up to ${eur(STUDIES.ffe.withIntradayEuros)} with the intraday market on top{ffe}. German prices of 2019.`,
          `Enedis (December 2020): ${euros(STUDIES.enedis.savedEuros, 'en')} saved per vehicle per year on the bill, half of it simply by using off-peak hours{enedis}. No market and no V2G here: tariff, contracted capacity, solar on site.`,
          `Flexitanie (EDF, the Occitanie region and Ademe): about ${eur(STUDIES.flexitanie.paidEuros)} per vehicle per year paid to the fleet, the price of electricity for ${measure(STUDIES.flexitanie.coveredKm, 'km', 'en')}, for a commitment to stay plugged in at least ${number(STUDIES.flexitanie.pluggedHoursPerDay, 'en')} hours a day{flexitanie}. That is money paid under contract, not a model.`,
        ],
      ],
      rest: [
        'Three readings lie on top of each other: what a model could earn, what a bill saves, what an operator pays out. Between the first and the last stand imperfect forecasts, costs and the middleman’s share.',
      ],
    },
    calcul: {
      title: 'Our calculation, on an ordinary van',
      body: [
        `Take a van with a ${van.battery} battery on an ${van.charger} charger, plugged in from ${van.from} to ${van.to} on weekday nights. It needs ${van.needed} back. Round-trip efficiency ${van.efficiency}. Battery wear counted at ${wear(1)} given back. French day-ahead wholesale prices, averages by month and hour{entsoe}. Nothing else: no reserve, no capacity, no tax.`,
        `Charging on arrival would have cost ${eur(night.y2024.onArrivalEuros)} of energy over 2024. The best V1G plan saves ${eur(night.y2024.smartEuros)}. V2G adds ${eur(night.y2024.extraEuros)}, wear deducted. For 2023, a dearer year: ${eur(night.y2023.smartEuros)} with V1G, ${eur(night.y2023.extraEuros)} more with V2G.`,
        `These are exact optima: our solver gives the same answer as HiGHS, a public solver, on thousands of random cases. But monthly averages rub out the extreme days. On true hourly prices with perfect foresight, the same nights give ${eur(hourly.y2024.smartEuros)} with V1G and ${eur(hourly.y2024.bothEuros)} with V2G for 2024, ${eur(hourly.y2023.smartEuros)} and ${eur(hourly.y2023.bothEuros)} for 2023. Our averages are on the cautious side.`,
      ],
    },
    ecart: {
      title: 'Why V2G adds so little at night',
      body: [
        'Here is the surprise: on an ordinary French night, nearly all the value comes from V1G. There are two reasons, and both can be measured.',
        `Wear first. At ${wear(1)}, many evenings are not dear enough for giving back to pay. At ${wear(0.5)}, the V2G extra for 2024 goes from ${eur(night.y2024.extraEuros)} to ${eur(lowWear.y2024.extraEuros)}. At ${wear(2)} it falls to ${eur(highWear.y2024.extraEuros)}: the best decision is to give nothing back.`,
        `Then the window. Plugged in only from 10 p.m. to 6 a.m., the vehicle misses the evening peak and V2G adds a mere ${eur(shortNight.y2024.extraEuros)}. Plugged in all day, it catches the solar low of the afternoon and then the peak: ${eur(allDay.y2024.extraEuros)} more. A pool vehicle that often stands still is a better V2G candidate than the van that drives every day.`,
        'Higher figures come from other markets: intraday in the case of FfE, elsewhere frequency reserve or capacity. Those revenues exist. They require availability commitments, they vary from year to year, and nobody can guarantee them to you for five years.',
      ],
    },
    limites: {
      title: 'What this calculation leaves out',
      body: [
        'An honest calculation also says what it does not count.',
        [
          `Forecasts. Nobody knows prices in advance; in the simulator we assume that ${percent(capturePercent, 'en')} of the optimum is reached, with a low and a high case.`,
          'Network charges and taxes. Taxes do not follow the wholesale price: on the whole bill, the percentage saved is smaller. Network charges often have peak and off-peak hours of their own: moving the charging may lower them too.',
          'For V2G, the network charges on energy bought back. Every kilowatt-hour given back has to be drawn again, and drawing it is charged; on some tariffs that cancels the extra.',
          'Contracted capacity. Spreading the charging can avoid a bigger connection; for a growing depot that is sometimes the first gain.',
          'Your energy contract. If your price is fixed, the gain lands with your supplier: you need a contract that hands it back.',
          'The operator’s share. Always ask whether an amount is gross or what you will actually receive.',
        ],
      ],
    },
    usage: {
      title: 'How to use all this',
      body: [
        `Start with V1G: no hardware, most of the value, not one extra cycle on your batteries. The Aachen study even finds that it spares them, by ${range(STUDIES.rwth.sparedPoints, 'en')} points of capacity over ten years compared with charging at once{rwth}.`,
        'Only then do the sums for V2G, vehicle by vehicle: how many hours plugged in, at which hours, with what battery warranty, and at what extra cost for the charger.',
        'Finally, distrust a single figure. A low, a reference and a high, with the assumptions written beside them: that is what a finance director can defend. It is how our simulator answers, and you can change every assumption in it.',
      ],
    },
  },
  figure: {
    title: 'Per vehicle per year',
    caption:
      'Solid: the value, or the low end of the range. Pale: the high end. Blue: smart charging alone; ochre: with V2G. The studies do not count the same revenues; our two lines are wholesale prices only, wear deducted.',
    rows: {
      enedis: { name: 'Enedis, 2020', note: 'on the bill, no V2G' },
      rwthSmart: { name: 'RWTH and Mobility House, 2025', note: 'V1G, average over ten years' },
      oursSmart: { name: 'Our calculation, V1G', note: 'France, 2024 to 2023' },
      oursBoth: { name: 'Our calculation, V1G and V2G', note: 'France, 2024 to 2023' },
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
      'ENTSO-E Transparency Platform, day-ahead prices, France, 2023 and 2024; averages by month and hour are our own.',
  },
} as const satisfies Words<typeof fr>;
