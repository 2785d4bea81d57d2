import { PAYBACK_YEARS, paybackEuros } from '#domain/simulator/payback.ts';
import { STUDIES } from '#domain/simulator/published-studies.ts';
import { VAN_CASES } from '#domain/simulator/reference-van.ts';
import { number, range } from '../figures.ts';
import type fr from '../fr/article-charger.ts';
import { vanFigures } from '../van-figures.ts';
import type { Words } from '../words.ts';
import articles from './articles.ts';

const { night } = VAN_CASES;
const { eur, between, wear, van } = vanFigures('en');
const years = number(PAYBACK_YEARS, 'en');

export default {
  meta: {
    title: 'Bidirectional charger: what it really changes',
    description:
      'Hardware, ISO 15118-20, grid connection, battery warranty, and the extra cost that V2G can pay back: the sums to do before the quote.',
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
          'With direct current, the inverter sits in the charger. The charger is bigger, dearer, and depends little on the vehicle, provided that the vehicle accepts being discharged.',
          'With alternating current, the inverter sits in the vehicle: its on-board charger is bidirectional. The charger stays simple, but charger and vehicle must be meant to work as a pair.',
        ],
        'Either way, compatibility is checked model by model and even version by version: two model years of the same van may differ. A data sheet that says ‘V2G ready’ is no answer; ask with which charger, at what power and from which software version.',
        'Smart charging needs none of this. It is software only, and it brings most of the value of a night. A bidirectional charger should therefore be judged by what it adds, not by the total.',
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
        `The study by RWTH Aachen and The Mobility House puts a number on V2G wear: ${range(STUDIES.rwth.addedPoints, 'en')} more points of capacity lost after ten years, depending on the cell{rwth}. It can be measured, it is no drama, and it has a price: our calculations use ${wear()} given back, a slider you can move.`,
        'The warranty is another matter. It is usually written in years and kilometres, yet a battery that gives energy back works while standing still. International rules on battery durability are being extended to energy not used for driving, as the United Nations vehicle forum announced in 2023{durability}. They do not replace your contract: only what your manufacturer writes down counts.',
      ],
      questions: [
        'Does the battery warranty cover discharging to the grid? In writing, for my vehicles?',
        'Is there a cap: energy given back, hours, cycles? Who keeps the meter, and may I read it?',
        'If the vehicles are leased, what does the lessor’s contract say about their return?',
      ],
    },
    calcul: {
      title: 'The extra cost that the night pays back',
      body: [
        `Here is the useful question: how much more may a bidirectional charger cost than an ordinary one, for the V2G extra to pay it back in ${years} years? We take our reference van, plugged in from ${van.from} to ${van.to} on weekdays, and change one assumption at a time. No discounting, no operator’s share: these are therefore maxima.`,
      ],
      rest: [
        `In the ordinary case the extra is worth ${eur(night.y2024.extraEuros)} to ${eur(night.y2023.extraEuros)} a year and pays back ${between(paybackEuros('night'))}. With a battery that wears half as fast, ${between(paybackEuros('lowWear'))}. Plugged in all day, ${between(paybackEuros('allDay'))}. Plugged in only from 10 p.m. to 6 a.m., next to nothing. The last line takes the gap between V1G and V2G in the Aachen study, the widest we have found published: a ceiling, not a forecast.`,
        `Against that stands the price of the charger. We give none here: offers move, and fitting depends on your site. There is one public, dated reference: in 2020 the Occitanie region put Flexitanie’s direct-current charger at ${eur(STUDIES.flexitanie.chargerEuros)}, and paid half of it{occitanie}. Ask for a quote that separates charger, fitting and connection, then for a second one for the equivalent ordinary charger. The difference is the only figure that counts.`,
      ],
    },
    decision: {
      title: 'When to go, when to wait',
      body: [
        'Go ahead if several of these are true of you:',
        [
          'your vehicles are plugged in early in the evening, or for part of the day;',
          'your chargers are due for replacement anyway, so that only the difference in price counts;',
          'a local grant pays for part of the hardware;',
          'your manufacturer covers discharging in writing;',
          'the building uses power at the evening peak.',
        ],
        'If not, start with smart charging. Fit chargers that speak open protocols, lay the ducts once and for all, and keep V2G for the next renewal. Smart charging pays you while you wait, and its measurements, hour by hour, will tell you better than any study which vehicles deserve a bidirectional charger.',
        'A small trial helps too: two or three chargers, the vehicles that stay longest at the depot, one full year. Months are not alike; a summer trial says nothing about October.',
      ],
    },
  },
  figure: {
    title: `Extra charger cost paid back in ${years} years, per vehicle`,
    caption: `What V2G adds to smart charging, wear deducted, over ${years} years. Solid: the lower of the two years, 2023 and 2024; pale: the higher. No discounting, no operator’s share, no network charges on energy bought back.`,
    rows: {
      shortNight: { name: 'Plugged in 10 p.m. to 6 a.m.', note: 'misses the evening peak' },
      night: { name: `Plugged in ${van.from} to ${van.to}`, note: 'our reference case' },
      hourly: { name: 'The same, hourly prices', note: 'perfect foresight' },
      allDay: { name: 'Plugged in all day', note: 'afternoon low, evening peak' },
      lowWear: { name: 'Half the wear', note: `${van.from} to ${van.to}` },
      rwth: { name: 'V1G–V2G gap in the RWTH study', note: 'the widest gap published' },
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
    occitanie:
      'Les clés de la transition, ‘Flexitanie: démonstrateur vehicle-to-grid’, on the scheme voted by the Occitanie region on 16 October 2020 (in French).',
  },
} as const satisfies Words<typeof fr>;
