import { BRAND } from '#domain/brand.ts';
import { CLAIMS } from '#domain/claims.ts';
import { hours } from '../figures.ts';
import type fr from '../fr/pre-registration.ts';
import type { Words } from '../words.ts';

const alwaysHours = CLAIMS.supportHoursPerDay.value;

export default {
  meta: {
    title: `Pre-register for the ${BRAND.name} private beta`,
    description:
      'Sign your fleet up for the private beta: free for as long as it lasts, limited places, and a personal analysis in return.',
  },
  hero: {
    title: 'Pre-register my fleet',
    lead: `A private beta, free for as long as it lasts. Your profile is reviewed within ${hours(CLAIMS.profileReviewWithin.value, 'en')}.`,
  },
  benefits: [
    {
      title: 'Free during the beta',
      text: 'No subscription, no joining fee. Smart charging takes our software alone.',
    },
    {
      title: 'Limited places',
      text: 'We connect few fleets at a time, so that we can follow each one closely.',
    },
    {
      title: `Your analysis within ${hours(CLAIMS.analysisWithin.value, 'en')}`,
      text: 'What your plug-in hours can be worth, worked out for your fleet, assumptions included.',
    },
  ],
  place: {
    steps: {
      title: 'The form will have three steps:',
      list: [
        { name: 'Your fleet', asks: 'E-mail, size, type of vehicles' },
        { name: 'Your context', asks: 'Sector, timing, charging hours' },
        { name: 'Your consents', asks: 'What we may send you' },
      ],
    },
    direct: {
      title: 'It opens soon. Your e-mail will do.',
      notYet:
        'The form is not open yet. Send the same answers by e-mail: the message below already holds the questions.',
      mail: {
        action: 'Pre-register by e-mail',
        subject: 'Pre-registration for the beta',
        lines: [
          'Hello,',
          'I would like to pre-register my fleet.',
          'Company:',
          'Number of electric vehicles:',
          'Type (cars, vans, trucks, buses, mixed):',
          'Sector:',
          'Charging hours:',
          'When we would like to start:',
          'Telephone, if you prefer a call:',
          'I agree to receive the analysis of my fleet by e-mail.',
        ],
        promise: `A personal analysis within ${hours(CLAIMS.analysisWithin.value, 'en')}, from someone on the team.`,
      },
      call: {
        action: 'Or by telephone',
        promise: 'We fill the request in together.',
      },
    },
  },
  next: {
    title: 'And then?',
    steps: [
      {
        when: 'today',
        name: 'Your request',
        text: 'A few answers about your fleet. Nothing to sign, nothing to install.',
      },
      {
        when: `within ${hours(CLAIMS.profileReviewWithin.value, 'en')}`,
        name: 'Profile reviewed',
        text: 'We check your vehicles and chargers, and tell you frankly whether the beta suits you.',
      },
      {
        when: 'at a time that suits you',
        name: 'Personal appointment',
        text: 'Your figures, your departure times, the questions your board will ask.',
      },
      {
        when: 'when you are ready',
        name: 'Joining the programme',
        text: 'Connection is remote. You stay in charge, vehicle by vehicle.',
      },
    ],
  },
  assurances: {
    title: 'What you may demand of us.',
    rows: [
      {
        title: 'Security',
        lead: 'Your chargers and your data are no testing ground, even in a beta.',
        items: [
          {
            title: 'An organisation built on ISO 27001',
            text: 'Access, back-ups, incidents: we follow what it requires. We do not hold the certificate itself, and do not display one.',
          },
          {
            title: 'GDPR compliance',
            text: 'Data hosted in the European Union, retention periods in writing, erasure for the price of an e-mail.',
          },
          {
            title: 'Cyber insurance',
            text: 'Ask us for the certificate before you sign: it says what is covered, and how far.',
          },
        ],
      },
      {
        title: 'Support',
        lead: 'Someone knows your depot by name.',
        items: [
          {
            title: 'A dedicated manager',
            text: 'The same person, from the first analysis to the first payment.',
          },
          {
            title: 'Training',
            text: 'For your operations staff: reading the night’s plan, changing a departure time, taking back control.',
          },
          {
            title: `Support ${alwaysHours}/7`,
            text: 'Every day and every night: that is when your vehicles charge.',
          },
        ],
      },
      {
        title: 'Revenue',
        lead: 'The gain depends on what is forecast well: your departures and tomorrow’s price.',
        items: [
          {
            title: 'Machine learning',
            text: 'It learns when your vehicles come back and leave, day by day. The time you set always comes before its own.',
          },
          {
            title: 'Weather predictions',
            text: 'Wind and sun make a good part of the next day’s electricity price. Smart charging makes use of it with our software alone; giving energy back to the grid (V2G) takes a bidirectional charger and a compatible vehicle.',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'Figures before you decide?',
    lead: 'Look at one night at the depot, hour by hour, or put your question to us.',
    simulate: 'See the calculation',
    contact: 'Ask a question',
  },
} as const satisfies Words<typeof fr>;
