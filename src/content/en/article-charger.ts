import { PAYBACK_YEARS } from '#domain/illustrations/charger-payback.ts';
import { V2G_EXTRA_EUROS } from '#domain/illustrations/fleet-cases.ts';
import { KNOWN_FLEETS, knownFigures } from '#domain/illustrations/known-fleets.ts';
import { STUDIES } from '#domain/simulator/published-studies.ts';
import { euroAmount, longDate, number, percent, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/article-charger.ts';
import type { Words } from '../words.ts';
import articles from './articles.ts';

const { eur, wear, of } = fleetFigures('en');
const depot = of('depot');
const { possible } = knownFigures('depot').estimate;
const extra = V2G_EXTRA_EUROS.depot;
const { fleetSharePercent, wearCents } = KNOWN_FLEETS.depot;
const years = number(PAYBACK_YEARS, 'en');

export default {
  meta: {
    title: 'Bidirectional charger: what it really changes',
    description:
      'Hardware, ISO 15118-20, grid connection, battery warranty, and what pays for the charger: the sums to do before the quote.',
  },
  hero: articles.titles['article-charger'],
  common: articles.common,
  topic: articles.topics.hardware,
  next: articles.titles['article-night'].title,
  sections: {
    materiel: {
      title: 'What is inside the charger',
      body: [
        'An ordinary AC charger is a clever socket: it authorises, measures and switches off. The vehicle’s on-board charger converts the current. To give energy back, something has to do the same in reverse, and there are two places to put it.',
        [
          'With direct current, the inverter sits in the charger. The charger is bigger, more expensive, and depends little on the vehicle, provided that the vehicle accepts being discharged.',
          'With alternating current, the inverter sits in the vehicle: its on-board charger is bidirectional. The charger stays simple, but charger and vehicle must be meant to work as a pair.',
        ],
        'Either way, compatibility is checked model by model and even version by version: two model years of the same van may differ. A data sheet that says ‘V2G ready’ is no answer; ask with which charger, at what power and from which software version.',
        'Smart charging needs none of this. It is software only, and it brings nearly all the saving of a night. A bidirectional charger should therefore be judged by what it adds, not by the total.',
      ],
    },
    norme: {
      title: 'The standard that matters: ISO 15118-20',
      body: [
        'Published in April 2022, ISO 15118-20 defines the messages between vehicle and charger, bidirectional transfer included{iso}. Before it, discharging relied on private agreements, or on the CHAdeMO plug that Flexitanie used{flexitanie}.',
        'Between the charger and the software that controls it runs another protocol, OCPP. A charger that speaks ISO 15118-20 on one side and a recent OCPP on the other leaves you free to change operator. A charger that talks only to its maker’s app ties you down for its whole life.',
      ],
      questions: [
        'Is the charger certified to ISO 15118-20, bidirectional transfer included, or will that come with an update? When, and who guarantees it?',
        'Which version of OCPP, and can a third party control the discharge?',
        'With which of my vehicles has it been tried, and may I see the report?',
      ],
    },
    raccordement: {
      title: 'The connection: you become a producer too',
      body: [
        'An installation that can export is no longer mere consumption in the eyes of the grid. Enedis’s note on installations able to inject and withdraw names bidirectional chargers outright: what you declare in the connection request decides which texts apply, and an installation able to inject falls under those of production as well as consumption{connection}.',
        'In practice: a request filed before any work starts, a compliant decoupling protection, metering in both directions, and a waiting time that neither the installer nor we control. Begin there. It is often the longest step, and the cheapest to start early.',
        'One variant deserves a look: giving the energy back to the building without ever exporting to the public grid. If the depot uses power in the evening, for cold storage or a workshop, that can capture much of the value with less paperwork.',
      ],
    },
    garantie: {
      title: 'The battery and its warranty',
      body: [
        `The study by RWTH Aachen and The Mobility House puts a number on V2G wear: ${range(STUDIES.rwth.addedPoints, 'en')} more points of capacity lost after ten years, depending on the cell{rwth}. That wear has a price: our calculations use ${wear(wearCents)} exported, an assumption you can change in the simulator.`,
        'The warranty is another matter. It is usually written in years and kilometres, yet a battery that gives energy back works while standing still. International rules on battery durability are being extended to energy not used for driving, as the United Nations vehicle forum announced in 2023{durability}. They do not replace your contract: only what your manufacturer writes down counts.',
      ],
      questions: [
        'Does the battery warranty cover discharging to the grid? In writing, for my vehicles?',
        'Is there a cap: energy given back, hours, cycles? Who keeps the meter, and may I read it?',
        'If the vehicles are leased, what does the lessor’s contract say about their return?',
      ],
    },
    calcul: {
      title: 'What pays for the charger',
      body: [
        `How much more may a bidirectional charger cost than an ordinary one, for V2G to pay it back in ${years} years? We take the depot of our home page: ${depot.vehicles} vans with ${depot.battery} batteries on ${depot.charger} chargers, plugged in from ${depot.from} to ${depot.to}, at French hourly prices from 2023 to 2025, grid charges and taxes included{cre}.`,
        `Not energy bought at night and sold in the evening. Every kilowatt-hour exported has to be bought again, with its grid charge and its excise duty: once those and the wear are paid, ${euroAmount(extra.asCharged, 'en')} per vehicle per year is left. If those charges were refunded, it would be ${eur(extra.exempt)}. The law has provided for that since 2025 for the excise duty, not for the grid charge; the simulator therefore leaves it out unless you say otherwise.`,
        `It is grid services that pay for the charger. Holding power ready in both directions for as long as the vehicles are plugged in could be worth about ${depot.fcr} per vehicle per year to this depot as primary reserve (FCR, average price of 2024){fcr}, and up to ${depot.afrr} as secondary reserve (aFRR, price of the second half of 2025){afrr}. Those amounts are possible, not secured: it takes one megawatt and a certification, and the prices are falling. The simulator shows them apart and never counts them.`,
      ],
      rest: [
        `In the reserve bars, the solid part is what the charger adds. Without it, charging in progress can already be paused when the grid asks for it, which could be worth ${eur(possible.fcrEuros)} a year as FCR or ${eur(possible.afrrEuros)} as aFRR. The pale part supposes that you sell nothing without the charger. The last line takes the gap between V1G and V2G in the Aachen study, the widest we have found published.`,
        `Against that stands the price of the charger. We give none here: offers move, and fitting depends on your site. One public, dated reference: in 2020 the Occitanie region put Flexitanie’s direct-current charger at ${eur(STUDIES.flexitanie.chargerEuros)}, and paid half of it{occitanie}. Ask for a quote that separates charger, fitting and connection, then for a second one for the equivalent ordinary charger. The difference between the two is what V2G has to pay back.`,
      ],
    },
    decision: {
      title: 'When to go, when to wait',
      body: [
        'Go ahead if several of these are true of you:',
        [
          'your site, or several sites together, reach the megawatt it takes to sell reserve;',
          'your vehicles stay plugged in for long, from early evening or for part of the day;',
          'your chargers are due for replacement anyway, so that only the difference in price counts;',
          'a local grant pays for part of the hardware;',
          'your manufacturer covers discharging in writing;',
          'the building uses power at the evening peak;',
          'your electricity contract is indexed to the market.',
        ],
        'If not, start with smart charging. Fit chargers that speak open protocols, lay the ducts once and for all, and keep V2G for the next renewal. Smart charging pays you while you wait, and its measurements, hour by hour, will tell you better than any study which vehicles deserve a bidirectional charger.',
        'A small trial helps too: two or three chargers, the vehicles that stay longest at the depot, one full year. Months are not alike; a summer trial says nothing about October.',
      ],
    },
  },
  figure: {
    title: `Extra charger cost paid back in ${years} years, per vehicle`,
    caption: `Depot of ${depot.vehicles} vans, wear deducted, the fleet’s share (${percent(fleetSharePercent, 'en')}) over ${years} years, no discounting. Blue: day-ahead prices, counted by the simulator where they exceed one euro a year. Ochre: possible reserve at its dated price, from one megawatt, not counted; solid, what the charger adds to smart charging; pale, all that it allows you to sell.`,
    rows: {
      asCharged: { name: 'Day-ahead prices', note: 'grid charge and duty paid when buying back' },
      exempt: { name: 'Day-ahead prices, exempt', note: 'grid charge and duty refunded' },
      fcr: { name: 'Primary reserve (FCR)', note: 'average price of 2024, possible' },
      afrr: { name: 'Secondary reserve (aFRR)', note: 'second half of 2025, possible' },
      rwth: { name: 'V1G–V2G gap in the RWTH study', note: 'published, before sharing' },
    },
  },
  sources: {
    iso: 'ISO 15118-20 (2022), Road vehicles, vehicle to grid communication interface, part 20.',
    flexitanie:
      'L’argus pro, account of the Flexitanie project and its offer to fleets, open until June 2021 (in French).',
    connection:
      'Enedis-PRO-RES_78E, ‘Conditions de raccordement des installations susceptibles d’injecter et de soutirer’, version 3, 21 May 2021, in Enedis’s technical reference documentation (in French).',
    rwth: 'RWTH Aachen (ISEA) and The Mobility House Energy, study of battery ageing under V1G and V2G, reported by electrive.net, 4 August 2025 (in German).',
    durability:
      'World Forum for Harmonization of Vehicle Regulations (UN), session 190, item on Global Technical Regulation No. 22, battery durability, June 2023.',
    cre: 'Commission de régulation de l’énergie, deliberation 2026-105 of 21 May 2026 on the grid tariff TURPE 7, in force from 1 August 2026; excise duty: the ministry’s guide to energy taxes 2026 (both in French).',
    fcr: `Linklaters, ${longDate('2025-06-18', 'en')}: average price of primary reserve (FCR) in 2024.`,
    afrr: 'E-CUBE, battery storage outlook: price of secondary reserve (aFRR) in the second half of 2025.',
    occitanie:
      'Les clés de la transition, ‘Flexitanie: démonstrateur vehicle-to-grid’, on the scheme voted by the Occitanie region on 16 October 2020 (in French).',
  },
} as const satisfies Words<typeof fr>;
