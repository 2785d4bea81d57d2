import { BRAND } from '#domain/brand.ts';
import { CLAIMS } from '#domain/claims.ts';
import { DEPOT } from '#domain/simulator/depot.ts';
import { depotNight } from '#domain/simulator/depot-night.ts';
import { euroAmount, euros, eurosPer, hours, measure, number, percent } from '../figures.ts';
import type fr from '../fr/faq.ts';
import type { Words } from '../words.ts';

const night = depotNight();
const [ownShareLow, ownShareHigh] = CLAIMS.ownShare.value;
const fleetShare = [100 - ownShareHigh, 100 - ownShareLow] as const;

export default {
  meta: {
    title: 'FAQ: straight questions about smart charging',
    description:
      'Morning departures, batteries, contract, revenue: the questions fleet managers ask before they sign, with short answers.',
  },
  hero: {
    title: 'Straight questions, short answers.',
    lead: 'What fleet managers ask before they sign: the morning departure, battery wear, the contract, the money.',
  },
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
            'Yes. Departure time and target level come before everything else: the plan is worked out from them, never the other way round.',
            `The reserve you set always stays in the battery, V2G included: ${percent(DEPOT.reserveShare * 100, 'en')} in this example of ${number(DEPOT.vehicles, 'en')} vans. If the window is too short we tell you beforehand how many kilowatt-hours will be missing.`,
          ],
          more: { simulator: 'Try it with my timetable' },
        },
        'depart-anticipe': {
          question: 'What if a driver leaves earlier than planned?',
          answer: [
            'They unplug and go, with whatever is in the battery at that moment. Nothing holds the vehicle back.',
            'If you know in advance, bring the time forward and the plan is worked out again at once. For an on-call vehicle, raise the reserve or leave it on normal charging.',
          ],
        },
        'v1g-ou-v2g': {
          question: 'Smart charging (V1G) or V2G: what is the difference?',
          answer: [
            'Smart charging (V1G) picks the hours. It is software, nothing else. V2G also gives energy back to the grid; it takes a bidirectional charger and a compatible vehicle.',
            `V1G does most of the work. For ${number(DEPOT.vehicles, 'en')} vans at the average wholesale prices of ${DEPOT.priceYear}, a night’s energy falls from ${euroAmount(night.onArrivalEuros, 'en')} on arrival to ${euroAmount(night.smartOnlyEuros, 'en')} with V1G and ${euroAmount(night.planEuros, 'en')} with V2G, wear included. V2G gains value on days when prices spread.`,
          ],
          more: { 'how-it-works': 'See that night in three moments' },
        },
        'qui-decide': {
          question: 'Who decides when we charge, you or us?',
          answer: [
            `You set three things: departure time, target level and reserve. ${BRAND.name} picks the hours within those limits.`,
            'You can take a vehicle out of the plan at any time; it then charges on arrival, as before.',
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
            'The service is built for fleets of 20 to 500 vehicles that spend the night at a depot. A smaller fleet can gain too, but the total takes longer to justify your time. The simulator will tell you, without asking for your address.',
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
            'For V2G the list is shorter: it takes a bidirectional charger and a vehicle that accepts it. Send us your models and we answer line by line.',
          ],
          more: { contact: 'Check my models' },
        },
        'que-faut-il-installer': {
          question: 'What has to be installed?',
          answer: [
            `For smart charging (V1G), nothing. The connection is software and is made remotely, in ${hours(CLAIMS.connectionWithin.value, 'en')}.`,
            'V2G takes one bidirectional charger per vehicle concerned, fitted by an electrician. That is a separate investment: start with V1G, then decide with figures in hand.',
          ],
        },
        'contrat-d-electricite': {
          question: 'Do we have to change electricity supplier?',
          answer: [
            'No. But your contract matters. If the price changes with the hour (off-peak rates, market-indexed prices), moving your charging lowers the bill. If it is the same all day, the flexibility revenue is what remains. We read your contract with you before naming a figure.',
          ],
        },
        'puissance-du-site': {
          question: 'Our site’s power is limited. Does the plan allow for that?',
          answer: [
            `Yes, it is a limit of the calculation. In this site’s example, ${number(DEPOT.vehicles, 'en')} chargers of ${measure(DEPOT.chargerKw, 'kW', 'en')} could draw ${measure(DEPOT.vehicles * DEPOT.chargerKw, 'kW', 'en')} together; the plan never takes more than ${measure(DEPOT.siteKw, 'kW', 'en')}.`,
            'Spreading the charging can spare you a larger grid connection. We look at it site by site.',
          ],
        },
        'solaire-au-depot': {
          question: 'We have solar panels at the depot. Can we use them?',
          answer: [
            'For vehicles plugged in by day, yes. A fleet that comes home after dark will see little of it, and we would rather say so. Tell us what you generate and we include it in the site study.',
          ],
        },
        'habitudes-des-conducteurs': {
          question: 'What changes for the drivers?',
          answer: [
            'One habit matters: plug in at every return, even with a half-full battery. A vehicle parked without its cable earns nothing. Otherwise they come and go as usual.',
          ],
        },
      },
    },
    revenus: {
      name: 'Revenue & ROI',
      questions: {
        'gain-par-vehicule': {
          question: 'How much can I earn per vehicle?',
          answer: [
            `Up to ${euros(CLAIMS.headlineGainMax.value, 'en')} per vehicle per year, before sharing: you keep ${percent(fleetShare, 'en')} of it. That is the most our simulator gives, not an average: yours depends on plug-in hours, use and the number of vehicles.`,
          ],
          more: { simulator: 'Work out mine' },
        },
        'baisse-de-la-facture': {
          question: 'By how much does the cost of charging fall?',
          answer: [
            `Usually by ${percent(CLAIMS.chargingCostReduction.value, 'en')} with smart charging, for the same energy and the same departure; by up to ${percent(CLAIMS.savingsMax.value, 'en')} when vehicles stay plugged in all night and your price follows the market.`,
            'Energy alone falls by more: by nearly half on the example night of this site, at wholesale prices, network charges and taxes not counted.',
          ],
        },
        'date-de-paiement': {
          question: 'When are we paid?',
          answer: [
            `Every month, with a statement: energy moved, energy given back, prices, shares. The first revenue comes within ${number(CLAIMS.firstRevenueWithin.value, 'en')} weeks of the connection.`,
          ],
        },
        'part-de-la-flotte': {
          question: 'What share do you keep?',
          answer: [
            `${percent([ownShareLow, ownShareHigh], 'en')} of the value of your flexibility; you keep ${percent(fleetShare, 'en')}. The exact rate is in your contract. The share applies to all the value created, the charging saving included; that is how the simulator works out your part.`,
          ],
        },
        cout: {
          question: 'What does it cost?',
          answer: [
            `${euros(CLAIMS.ownInitialCost.value, 'en')} to start with smart charging (V1G): no hardware, no installation fee. The private beta is free. After that, we are paid out of the revenue we bring you.`,
            'V2G calls for a bidirectional charger, at your expense or financed by a partner.',
          ],
          more: { 'pre-registration': 'Join the beta' },
        },
        'calcul-de-l-estimation': {
          question: 'Where does the simulator’s figure come from?',
          answer: [
            'From your answers, and from assumptions written beside the result. Expert mode adds the power of your chargers and the size of your batteries. It is an estimate: we redo it with your timetable and your contract before anyone signs.',
          ],
        },
        'duree-du-contrat': {
          question: 'How long are we committed?',
          answer: [
            `Notice is ${number(CLAIMS.noticePeriod.value, 'en')} days. You stop, your vehicles go back to normal charging; with V1G there is nothing to remove.`,
          ],
        },
        'tva-et-comptabilite': {
          question: 'How do we book this revenue, and what about VAT?',
          answer: [
            'Every payment comes with a detailed statement. How to treat it, VAT included, depends on your company: ask your accountant. We are glad to answer their questions.',
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
            `A little, like every kilowatt-hour that passes through a battery. That is why wear has a price in our calculation (${eurosPer(DEPOT.wearEurosPerKwh, 'kWh', 'en', 2)} in this site’s example): we give energy back only when it earns more than wear and losses.`,
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
            'It can happen: a cable not quite in, a faulty charger, a very late return. As soon as the plan no longer holds we tell you, with the kilowatt-hours missing, so that you change the vehicle and not the round.',
          ],
        },
        'demande-du-reseau': {
          question: 'What if the grid calls at a bad moment?',
          answer: [
            'We say no. A vehicle that would run out of time to recharge before it leaves is not offered to the grid.',
          ],
        },
        'prise-de-controle': {
          question: 'Could somebody take control of our chargers?',
          answer: [
            'Our commands are limited to charge, wait and, with V2G, give back. The protections stay in the vehicle and the charger: no command can override them. And you can withdraw our access yourself, from your account with the vehicle or charger maker.',
          ],
        },
        'hebergement-des-donnees': {
          question: 'Where is my data hosted?',
          answer: [
            'The place of hosting and the list of our processors are in your contract: ask for them before you sign. For this website and its forms, they are in the privacy policy.',
            'The plan needs four things only: plugged in or not, battery level, departure time, energy exchanged. No routes, no drivers’ names.',
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
