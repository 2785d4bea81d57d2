import { ANSWERED_FIELDS } from '#domain/leads/pre-registration-steps.ts';
import { labelsIn } from '../field-names.ts';
import type fr from '../fr/pre-registration.ts';
import type { Words } from '../words.ts';
import contactForm from './contact-form.ts';
import depotGain from './depot-gain.ts';
import { f } from './facts.ts';
import names from './field-names.ts';
import forms from './forms.ts';
import thanks from './pre-registration-thanks.ts';

export default {
  meta: {
    title: `Pre-register for the ${f.brand.name} private beta`,
    description:
      'Sign your fleet up for the private beta: free for as long as it lasts, limited places, and a personalised analysis in return.',
  },
  hero: {
    title: 'Pre-register my fleet',
    lead: `${f.brand.name} charges electric fleets in France at the cheapest hours. A private beta, free for as long as it lasts, nothing to sign; your profile is reviewed ${f.claims.profileReviewWithin}.`,
  },
  gain: depotGain,
  benefits: [
    {
      title: 'Free during the beta',
      text: 'No subscription, no joining fee. Smart charging takes our software alone.',
    },
    {
      title: 'Limited places',
      text: 'We connect fleets one after the other, so that we can follow each one closely.',
    },
    {
      title: `Your analysis ${f.claims.analysisWithin}`,
      text: 'Your fleet’s net gain, worked out from your answers, assumptions included.',
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
      ...labelsIn(names, ANSWERED_FIELDS),
      email_consent: 'I agree to be contacted by email to receive my personalised analysis.',
      newsletter_consent: `I would also like the flexibility newsletter, ${f.claims.newsletterPerMonth}.`,
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
        text: `We will be in touch ${f.claims.priorityContactWithin}.`,
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
        when: f.claims.profileReviewWithin,
        name: 'Profile reviewed',
        text: 'We check your vehicles and chargers, and tell you whether the beta suits you.',
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
    title: 'What the beta includes',
    rows: [
      {
        title: 'Security',
        lead: 'The beta is about the service, not about the security of your chargers and your data.',
        items: [
          {
            title: 'An organisation built on ISO 27001',
            text: [
              'Access, backups, incidents: we follow what it requires.',
              ...f.stated.certification,
            ].join(' '),
          },
          {
            title: 'GDPR compliance',
            text: [
              'Retention periods in writing, erasure on request, by email.',
              ...f.stated.hosting,
            ].join(' '),
          },
          {
            title: 'Cyber insurance',
            text: f.stated.insurance[0] ?? 'Certificate on request, before you sign.',
          },
        ],
      },
      {
        title: 'Support',
        lead: 'One person follows your depot, from the first calculation to the first invoice.',
        items: [
          {
            title: 'A dedicated manager',
            text: 'Your contact for the calculation, the connection and the statements.',
          },
          {
            title: 'Training',
            text: 'For your operations staff: reading the night’s schedule, changing a departure time, switching a vehicle to immediate charging.',
          },
          {
            title: `Support ${f.claims.supportHoursPerDay}`,
            text: 'Nights included: that is when your vehicles charge.',
          },
        ],
      },
      {
        title: 'Savings',
        lead: 'The gain depends on two forecasts: your departures and tomorrow’s price.',
        items: [
          {
            title: 'Machine learning',
            text: 'It learns when your vehicles come back and leave, day by day. The departure time you set always comes first.',
          },
          {
            title: 'Weather predictions',
            text: 'Wind and sun account for much of the next day’s price, and smart charging makes use of it.',
          },
        ],
      },
    ],
  },
  beta: {
    title: 'Terms of the beta',
    items: f.stated.betaTerms.map(({ name, text }) => ({ title: name, text })),
  },
  closing: {
    title: 'Work out your net gain first',
    lead: 'The simulator gives a first figure without asking for your email address; it can be attached to your pre-registration if you like.',
    simulate: 'Open the simulator',
    contact: contactForm.dialogTitle,
  },
} as const satisfies Words<typeof fr>;
