import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { hours, number } from '../figures.ts';
import type fr from '../fr/pre-registration.ts';
import type { Words } from '../words.ts';
import forms from './forms.ts';
import thanks from './pre-registration-thanks.ts';

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
  form: {
    shared: forms,
    label: 'Pre-registration',
    position: 'Step {step} of {steps}: {name}',
    needed: 'Every field not marked ‘optional’ is required.',
    prefilled: 'Some answers come from your simulation. Correct them where needed.',
    steps: [
      { name: 'Your fleet', asks: 'Email, size, type of vehicles' },
      { name: 'Your context', asks: 'Sector, timing, motivation' },
      { name: 'Your permissions', asks: 'What we may send you' },
    ],
    labels: {
      email: 'Work email',
      first_name: 'First name',
      last_name: 'Last name',
      company: 'Company',
      phone: 'Telephone',
      fleet_size: 'How many vehicles are in the fleet?',
      vehicle_type: 'Which vehicles?',
      charging_hours: 'Charging hours',
      daily_distance: 'Distance per day',
      industry: 'Sector',
      urgency: 'When would you like to start?',
      main_motivation: 'Main motivation',
      current_energy_cost: 'Current cost of energy',
      email_consent: 'I agree to be contacted by email so as to receive my personal analysis.',
      newsletter_consent: `I would also like the flexibility newsletter, at most ${number(CLAIMS.newsletterPerMonth.value, 'en')} email a month.`,
      phone_consent: 'I agree to be called on the number I gave.',
    },
    missing: {
      email: 'Enter your email address',
      fleet_size: 'Choose the size of your fleet',
      vehicle_type: 'Choose the type of vehicles',
      industry: 'Choose your sector',
      urgency: 'Say when you would like to start',
      email_consent: 'Agree to receive the analysis: without that it cannot be sent',
    },
    hints: {
      current_energy_cost: 'An estimate is enough, in euros a month.',
      email_consent: 'Needed to send you the analysis.',
    },
    options: {
      fleet_size: {
        '1-4': '1 to 4',
        '5-9': '5 to 9',
        '10-24': '10 to 24',
        '25-49': '25 to 49',
        '50-99': '50 to 99',
        '100-249': '100 to 249',
        '250+': '250 or more',
      },
      vehicle_type: {
        cars: 'Cars',
        vans: 'Vans',
        trucks: 'Trucks',
        buses: 'Buses and coaches',
        mixed: 'A mixed fleet',
      },
      charging_hours: {
        night: 'At night, 10 p.m. to 6 a.m.',
        day: 'By day, 8 a.m. to 6 p.m.',
        flexible: 'Flexible',
        peak_hours: 'At peak hours',
      },
      daily_distance: {
        '20': 'Less than 20 km',
        '50': '20 to 50 km',
        '100': '50 to 100 km',
        '200': '100 to 200 km',
        '300': 'More than 200 km',
      },
      industry: {
        logistics: 'Logistics and delivery',
        transport: 'Passenger transport',
        municipal: 'Local authority',
        service: 'Services and maintenance',
        retail: 'Retail and distribution',
        other: 'Other',
      },
      urgency: {
        immediate: 'As soon as possible',
        '3_months': 'Within 3 months',
        '6_months': 'Within 6 months',
        '12_months': 'Within a year',
        exploring: 'Just looking for now',
      },
      main_motivation: {
        cost_reduction: 'Lower costs',
        sustainability: 'Lower emissions',
        regulation: 'Complying with regulations',
        efficiency: 'Efficiency',
        innovation: 'Innovation',
      },
    },
    fleetOf: '{size} vehicles',
    back: 'Back',
    next: 'Continue',
    send: 'Send my pre-registration',
    outcomes: {
      priority: {
        title: 'Priority registration confirmed',
        text: `We will be in touch within ${hours(CLAIMS.analysisWithin.value, 'en')}.`,
      },
      standard: {
        title: 'Pre-registration confirmed',
        text: 'More information will soon reach you by email.',
      },
      known: {
        title: 'Email already registered',
        text: 'This email address is already on our list. We will be in touch soon.',
      },
      failed: {
        title: 'Registration error',
        text: 'Something went wrong. Please try again or contact us directly.',
      },
    },
  },
  thanks,
  next: {
    title: 'What happens next',
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
    title: 'What you can hold us to.',
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
            text: 'Data hosted in the European Union, retention periods in writing, erasure for the price of an email.',
          },
          {
            title: 'Cyber insurance',
            text: 'Ask us for the certificate before you sign: it says what is covered, and how far.',
          },
        ],
      },
      {
        title: 'Support',
        lead: 'Someone here knows your depot.',
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
