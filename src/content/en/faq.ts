import { V2G_EXTRA_EUROS } from '#domain/illustrations/fleet-cases.ts';
import {
  CLAIMED_UP_TO_KM,
  EVENING_RETURN_HOURS,
  KNOWN_FLEETS,
} from '#domain/illustrations/known-fleets.ts';
import { RESERVE_PERCENT } from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { depotGain } from '../depot-gain.ts';
import { clock, euroAmount, euros, eurosPer, measure, number, percent, range } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/faq.ts';
import { promised } from '../promises.ts';
import { paymentRule, shareRule, simulatedShare } from '../share-rule.ts';
import { otherSituations } from '../situations.ts';
import { stated } from '../statements.ts';
import type { Words } from '../words.ts';
import workedExample from './worked-example.ts';

const { of } = fleetFigures('en');
const [depot, delivery, municipal, trucks] = [
  of('depot'),
  of('delivery'),
  of('municipal'),
  of('trucks'),
];
const [from, to] = EVENING_RETURN_HOURS;
const { vehicles, chargerKw, siteKw, wearCents } = KNOWN_FLEETS.depot;

const { liability, betaTerms } = BRAND.statements;
const LIABILITY = [
  liability?.en ??
    'Ask us before you sign what the contract provides: who pays for charging elsewhere or for a replacement vehicle, and up to what amount.',
];
const BETA_TERMS = (betaTerms ?? []).map(({ name, text }) => `${name.en}: ${text.en}`);

export default {
  meta: {
    title: 'FAQ: smart charging for fleets',
    description:
      'Morning departures, batteries, contract, revenue: the questions fleet managers ask before they sign, with short answers.',
  },
  hero: {
    title: 'Frequently asked questions',
    lead: 'What fleet managers ask before they sign: the morning departure, battery wear, the contract, who pays whom.',
  },
  gain: depotGain('en'),
  workedExample,
  index: 'Categories',
  linkToQuestion: 'Link to this question',
  levels: {
    summary:
      'Plugged in at {arrival} at {start}, the batteries go no lower than {reserve} and reach {target} before the {departure} departure.',
    departure: '{hour}: {level}, as asked',
    reserve: 'reserve {level}',
  },
  categories: {
    generalites: {
      name: 'General',
      questions: {
        'vehicules-charges-le-matin': {
          question: 'Will my vehicles be charged in the morning?',
          answer: [
            'Yes. You set departure time and level; they come before everything else, and the charging schedule is worked out from them. Smart charging needs no hardware.',
            `The reserve you set always stays in the battery, V2G included: ${percent(RESERVE_PERCENT.normal, 'en')} in this example of ${depot.vehicles} vans. If the window is too short you are told before departure how much range will be missing.`,
          ],
          more: { simulator: 'Try it with my timetable' },
        },
        'depart-anticipe': {
          question: 'What if a driver leaves earlier than planned?',
          answer: [
            'They unplug and go, with whatever is in the battery at that moment. Nothing holds the vehicle back.',
            'If you know in advance, bring the time forward and the schedule is worked out again at once. For an on-call vehicle, raise the reserve or leave it on normal charging.',
          ],
        },
        'v1g-ou-v2g': {
          question: 'Smart charging (V1G) or V2G: what is the difference?',
          answer: [
            'Smart charging (V1G) picks the hours, by software. V2G also exports energy to the grid; it takes a bidirectional charger and a compatible vehicle.',
            `V1G brings nearly all the saving on the bill: on day-ahead prices V2G would add only ${euroAmount(V2G_EXTRA_EUROS.depot.asCharged, 'en')} a year to a van of our depot, on spot prices and before sharing. Grid services can pay for V2G: per vehicle per year, before sharing, ${depot.fcr} of primary reserve at the 2024 price, ${depot.afrr} of secondary reserve, at most, at prices of the second half of 2025. The simulator does not count them.`,
          ],
          more: { 'how-it-works': 'See one night in three steps' },
        },
        'qui-decide': {
          question: 'Who decides when we charge, you or us?',
          answer: [
            `You set three things: departure time, target level and reserve. ${BRAND.name} picks the hours within those limits.`,
            'You can take a vehicle out of the schedule at any time; it then charges on arrival, as before.',
          ],
        },
        'plusieurs-depots': {
          question: 'What about several depots?',
          answer: [
            'Each site keeps its own timetable, power limit and electricity contract, and their flexibility is sold together. You can also start with a single depot.',
          ],
        },
        'taille-de-flotte': {
          question: 'How many vehicles before it is worth it?',
          answer: [
            `The service is built for fleets of ${range(SERVED_FLEET_VEHICLES, 'en')} vehicles that spend the night at a depot. A smaller fleet may gain as much per vehicle, or more if it charges a lot, but the total is harder to set against the time it takes to set up. The simulator gives you the figure without asking for your email address.`,
          ],
          more: { simulator: 'Simulate my fleet' },
        },
      },
    },
    installation: {
      name: 'Installation & technology',
      questions: {
        'vehicules-et-bornes-compatibles': {
          question: 'Are my vehicles and chargers compatible?',
          answer: [
            `Probably: more than ${number(CLAIMS.compatibleModels.value, 'en')} vehicle models are recognised for smart charging, through the vehicle’s software or the charger’s (OCPP protocol).`,
            'For V2G the list is shorter: it takes a bidirectional charger and a vehicle that accepts it. The compatibility page lists vehicle families and chargers with their sources; for others, send us your models.',
          ],
          more: { compatibility: 'See the list', contact: 'Check my models' },
        },
        'que-faut-il-installer': {
          question: 'What has to be installed?',
          answer: [
            `For smart charging (V1G), nothing. The connection is software and is made remotely, ${promised('connectionWithin', 'en')}.`,
            'V2G takes one bidirectional charger per vehicle concerned, fitted by an electrician. That is a separate investment: start with V1G, then decide with your own figures.',
          ],
        },
        'contrat-d-electricite': {
          question: 'Do we have to change electricity supplier?',
          answer: [
            'No. But the price you pay matters. On spot prices, by the hour, moving your charging lowers what you pay for energy, grid charges and contracted capacity.',
            `Compared with charging on arrival, the ${depot.vehicles} vans of our depot keep ${depot.keeps} per vehicle per year on spot prices, ${depot.byClass.keeps} with peak and off-peak prices and ${depot.flat} with one price at all hours. The simulator works out all three.`,
          ],
        },
        'puissance-du-site': {
          question: 'Our site’s power is limited. Do you allow for that?',
          answer: [
            `Yes: charging never exceeds the limit you set. In this site’s example, ${depot.vehicles} chargers of ${depot.charger} could draw ${measure(vehicles * chargerKw, 'kW', 'en')} together; the site has contracted ${measure(siteKw ?? 0, 'kVA', 'en')}, and charging never exceeds that.`,
            'Spreading the charging often means a lower contracted capacity: the simulator counts that saving.',
          ],
        },
        'tarif-heures-creuses-turpe': {
          question: 'What difference does our tariff make: off-peak hours, grid tariff, capacity?',
          answer: [
            `Three parts of your bill depend on the hour or on power: energy, the grid tariff (TURPE, cheaper off-peak) and contracted capacity. For one van of our depot, on spot prices, smart charging takes ${depot.energy}, ${depot.tariff} and ${depot.power} off them a year, before sharing, compared with charging on arrival.`,
            'In the simulator, enter the price you pay and your contracted capacity.',
          ],
          more: { simulator: 'Enter my contract' },
        },
        'prix-des-bornes-et-aides': {
          question: 'What does a bidirectional charger cost, and who has to agree?',
          answer: [
            'The price of a bidirectional charger and the grants available depend on the model and the site: the article on chargers gives one published price, with its date and source. If the vehicle is leased, ask the lessor for written consent before V2G. Smart charging alone needs neither charger nor consent: it only picks the hour.',
          ],
          more: { 'article-charger': 'Read the article on chargers' },
        },
        'solaire-au-depot': {
          question: 'We have solar panels at the depot. Can we use them?',
          answer: [
            'For vehicles plugged in by day, yes. A fleet that comes home after dark will see little of it. Tell us what you generate and we include it in the site study.',
          ],
        },
        'habitudes-des-conducteurs': {
          question: 'What changes for the drivers?',
          answer: [
            'One habit matters: plug in at every return, even with a half-full battery. A vehicle parked without its cable saves nothing. Otherwise they come and go as usual.',
          ],
        },
      },
    },
    revenus: {
      name: 'Revenue & ROI',
      questions: {
        'gain-par-vehicule': {
          question: 'How much can I save per vehicle?',
          answer: [
            `Up to ${euros(CLAIMS.headlineGainMax.value, 'en')} per electric truck per year, after sharing. In the simulator, ${trucks.vehicles} trucks plugged in from ${trucks.from} to ${trucks.to} keep ${trucks.keeps} each on spot prices, compared with charging on arrival; ${otherSituations('trucks', 'en')}. A van keeps ${depot.span} in our depot of ${depot.vehicles}, ${delivery.span} in a delivery fleet of ${delivery.vehicles}.`,
            'Yours depends on the price you pay, how you charge today, your hours and the energy to charge.',
          ],
          more: { simulator: 'Work out mine' },
        },
        'point-de-comparaison': {
          question: 'A gain compared with what?',
          answer: [
            `With the way you charge today: on arrival, or by an off-peak timer. It is one of the simulator’s two questions. On spot prices, the ${depot.vehicles} vans of our depot keep ${depot.keeps} per vehicle per year in the first case, ${depot.byTimer.keeps} in the second.`,
            'During the contract, the baseline is the way you charge when you sign; it is written into the contract.',
          ],
          more: { simulator: 'Choose my baseline' },
        },
        'baisse-de-la-facture': {
          question: 'By how much does the cost of charging fall?',
          answer: [
            `By ${percent(CLAIMS.chargingCostReduction.value, 'en')} after sharing, on spot prices, compared with charging on arrival, if the vehicles come back between ${clock(from, 'en')} and ${clock(to, 'en')} and drive up to ${measure(CLAIMED_UP_TO_KM, 'km', 'en')} a day. Before sharing, by up to ${percent(CLAIMS.savingsMax.value, 'en')} for ${municipal.vehicles} municipal vans.`,
            `It is the whole bill that counts: energy, grid tariff, excise duty and contracted capacity, excluding VAT. In the same situation the ${depot.vehicles} vans of our depot, whose capacity is small already, go from ${depot.before} to ${depot.inAll} per vehicle per year, our share included: ${depot.keepsOfBill} less.`,
          ],
        },
        'date-de-paiement': {
          question: 'When do we see the saving?',
          answer: [
            `${paymentRule('en')} The first gain comes ${promised('firstRevenueWithin', 'en')} of connection.`,
            ...stated('monthlyStatement', 'en'),
          ],
        },
        'part-de-la-flotte': {
          question: 'Who pays whom, and what share do you take?',
          answer: [
            shareRule('en'),
            `${paymentRule('en')} ${simulatedShare('en')} The exact rate is in your contract.`,
          ],
        },
        cout: {
          question: 'What does it cost?',
          answer: [
            `${euros(CLAIMS.ownInitialCost.value, 'en')} to start with smart charging (V1G): no hardware, no installation fee. The private beta is free. After that, our share of the value created, and no other fee.`,
            'V2G calls for a bidirectional charger, at your expense or financed by a partner.',
          ],
          more: { 'pre-registration': 'Join the beta' },
        },
        'calcul-de-l-estimation': {
          question: 'Where does the simulator’s figure come from?',
          answer: [
            'From your charging bill, worked out twice on the hourly prices of 2023 to 2025: as it is today, and with us. Energy, grid tariff, excise duty and contracted capacity are in it. It is an estimate: we redo it with your timetable and your contract before anyone signs.',
          ],
          more: { 'simulator-method': 'See the method' },
        },
        'duree-du-contrat': {
          question: 'How long are we committed?',
          answer: [
            `You can leave at any time, with ${promised('noticePeriod', 'en')}. Your vehicles then go back to normal charging; with V1G there is nothing to remove.`,
          ],
        },
        'apres-la-beta': {
          question: 'What happens when the beta ends?',
          answer: [
            `We offer you a contract, with our share of the value created and ${promised('noticePeriod', 'en')}. If you do not want it, your vehicles go back to normal charging and your fleet’s data is erased on request.`,
            ...BETA_TERMS,
          ],
          more: { 'pre-registration': 'Join the beta' },
        },
        'tva-et-comptabilite': {
          question: 'Do we receive money or an invoice? And VAT?',
          answer: [
            'An invoice every month, and a payment when there is market revenue. The saving appears on your supplier’s bills; we invoice our share, plus VAT. All amounts on this site exclude VAT.',
            'How market revenue is booked depends on your company: we answer your accountant’s questions.',
          ],
        },
      },
    },
    securite: {
      name: 'Security & reliability',
      questions: {
        'usure-des-batteries': {
          question: 'Does V2G wear out my batteries?',
          answer: [
            `A little, like every kilowatt-hour that passes through a battery. That is why wear has a price in our calculation (${eurosPer(wearCents / 100, 'kWh', 'en', 2)} in this site’s example): we export energy only when it earns more than wear and losses.`,
            'With smart charging alone (V1G) the battery takes in the same energy at other hours: no extra cycle.',
          ],
        },
        'garantie-constructeur': {
          question: 'Does the manufacturer’s warranty hold with V2G?',
          answer: [
            'It depends on the maker and the model: some allow it up to a limit of energy, others exclude it. We read the clause with you before switching anything on. Without clear consent the vehicle stays on V1G, where it charges as usual.',
          ],
        },
        'connexion-coupee': {
          question: 'What happens if the connection drops?',
          answer: [
            'The vehicle charges anyway. Hearing nothing from us, the charger goes back to normal charging. You lose that night’s saving, not the departure.',
          ],
        },
        'vehicule-pas-pret': {
          question: 'What if a vehicle is not ready on time?',
          answer: [
            'It can happen: a cable not quite in, a faulty charger, a very late return. You then receive an alert with the range missing, in time to assign another vehicle.',
          ],
        },
        responsabilite: {
          question: 'Who is liable if a vehicle is not ready through your fault?',
          answer: LIABILITY,
          more: { contact: 'Ask the question' },
        },
        'demande-du-reseau': {
          question: 'What if the grid calls at a bad moment?',
          answer: [
            'We turn it down: a vehicle that would run out of time to recharge before it leaves is not offered to the grid.',
          ],
        },
        'prise-de-controle': {
          question: 'Could somebody take control of our chargers?',
          answer: [
            'Our commands are limited to starting, pausing or throttling the charge and, with V2G, exporting. The protections stay in the vehicle and the charger: no command can override them. And you can withdraw our access yourself, from your account with the vehicle or charger maker.',
          ],
        },
        'hebergement-des-donnees': {
          question: 'Where is my data hosted?',
          answer: [
            ...stated('hosting', 'en'),
            'For this website and its forms, the host and the processors are named in the privacy policy.',
            'Scheduling uses operating data only: plugged in or not, battery level, power accepted, departure time, energy exchanged. No routes, no drivers’ names.',
          ],
          more: { privacy: 'Read the privacy policy' },
        },
      },
    },
  },
  closing: {
    title: 'A question that is not here?',
    contact: 'Write to us',
    call: `Call ${BRAND.phone.en}`,
  },
} as const satisfies Words<typeof fr>;
