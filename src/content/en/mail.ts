import { PRIORITY_FROM } from '#domain/leads/scoring.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { hours, number } from '../figures.ts';
import type fr from '../fr/mail.ts';
import type { Words } from '../words.ts';

const analysis = hours(CLAIMS.analysisWithin.value, 'en');
const reply = hours(CLAIMS.replyWithin.value, 'en');

export default {
  reference: 'Reference',
  received: 'Received on',
  footer: {
    sender: `${BRAND.legal.company}, ${BRAND.legal.address}`,
    privacy: 'Your data and your rights',
    automatic: 'This message was sent automatically.',
  },
  simulation: {
    title: 'The simulation, excluding VAT',
    gain: 'Net gain per vehicle and year',
    fleetGain: 'Net gain for the fleet, per year',
    billToday: 'Charging today, per vehicle and year',
    paidInAll: 'With us, our share included',
  },
  acknowledgement: {
    lead: {
      subject: 'Your pre-registration has reached us',
      title: 'Your pre-registration has reached us.',
      text: `It is with someone on the team, who will look at your fleet. Your analysis will reach you within ${analysis}; any question is answered within ${reply}.`,
    },
    contact: {
      subject: 'Your message has reached us',
      title: 'Your message has reached us.',
      text: `It is with someone on the team, who will reply within ${reply}.`,
    },
    simulationTitle: 'Your simulation, excluding VAT',
    seeSimulation: 'See my simulation again',
    simulate: 'Simulate my fleet',
    whileWaiting: 'In the meantime, see for yourself what your plugged-in hours are worth.',
    answer: 'Anything to add? Just reply to this email: it reaches the same team.',
    notYou: `Wasn’t you? Someone has probably typed your address by mistake. Write to ${BRAND.email.privacy} and we will erase everything.`,
  },
  newsletterConfirmation: {
    subject: 'Please confirm your subscription to the flexibility newsletter',
    title: 'One last step.',
    text: `You asked for the flexibility newsletter: prices, rules, lessons from the field, at most ${number(CLAIMS.newsletterPerMonth.value, 'en')} email a month. Please confirm that this address is yours.`,
    confirm: 'Confirm my subscription',
    validity: 'The link works once, within two days.',
    notYou: `Didn’t ask for it? Do nothing: you will not hear from us again and your address will be erased within ${number(RETENTION.unconfirmedNewsletterDays, 'en')} days.`,
  },
  newsletterReader: {
    welcome: {
      subject: 'Welcome to the flexibility newsletter',
      title: 'Confirmed. Welcome.',
      text: `You will get at most ${number(CLAIMS.newsletterPerMonth.value, 'en')} email a month, when there is something to say: what plugged-in hours are really worth, which rules are changing, what other fleets have learnt.`,
    },
    reminder: {
      subject: 'You already get the flexibility newsletter',
      title: 'You are already on the list.',
      text: 'Someone, most likely you, has just asked for the flexibility newsletter at this address. It is already subscribed: there is nothing to confirm, and the next issue will reach you. If it does not, please look in your spam folder.',
    },
    read: 'Read the latest articles',
    unsubscribe: 'Unsubscribe with one click',
  },
  salesNotice: {
    subjects: {
      registered: 'New pre-registration',
      repeated: 'New request from an address already registered',
      simulated: 'Simulation linked to the pre-registration',
      contact: 'Message from the contact page',
      demo_request: 'Message from the contact dialogue',
    },
    priority: 'Priority',
    standard: 'Standard',
    toCheck: 'To be checked',
    vehicles: 'vehicles',
    meaning: {
      priority: `${number(PRIORITY_FROM, 'en')} points or more: call back first.`,
      standard: `Fewer than ${number(PRIORITY_FROM, 'en')} points: answer in order of arrival.`,
    },
    whyTitle: 'Why this score',
    total: 'Total',
    suspicion: {
      honeypot:
        'A field that nobody sees was filled in: this may be a program. Check before calling back. The person was sent no acknowledgement.',
      'too-fast':
        'The form was sent in less than two seconds: this may be a program. Check before calling back. The person was sent no acknowledgement.',
    },
    personTitle: 'Who',
    fleetTitle: 'The fleet',
    originTitle: 'Where the request comes from',
    messageTitle: 'The message',
    seeSimulation: 'See the simulation',
    answer: 'A reply to this email goes straight to the person.',
    none: 'not given',
    yes: 'yes',
    no: 'no',
    fields: {
      name: 'Name',
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      phone_consent: 'May be called',
      newsletter_consent: 'Wants the newsletter',
      preferred_contact_method: 'Preferred contact',
      language: 'Language',
      fleet_size: 'Size',
      vehicle_type: 'Vehicles',
      charging_hours: 'Charging',
      daily_distance: 'Distance per day',
      industry: 'Industry',
      urgency: 'Timing',
      main_motivation: 'Motivation',
      current_energy_cost: 'Current energy cost',
      utm_source: 'Source',
      utm_medium: 'Medium',
      utm_campaign: 'Campaign',
      referrer_url: 'Came from',
      subject: 'Subject',
      lead_score: 'Score sent by the form',
    },
    reasons: {
      fleet_size: 'Size of the fleet',
      urgency: 'Timing',
      industry: 'Industry',
      charging_hours: 'Charging hours',
      company: 'Company given',
      phone: 'Phone given',
      phone_consent: 'May be called',
      simulator_linked: 'Simulation attached',
      simulator_potential: 'Simulated potential',
    },
    options: {
      vehicle_type: {
        cars: 'cars',
        vans: 'vans',
        trucks: 'lorries',
        buses: 'buses',
        mixed: 'mixed fleet',
      },
      charging_hours: {
        night: 'at night',
        day: 'by day',
        flexible: 'flexible',
        peak_hours: 'at peak hours',
      },
      industry: {
        logistics: 'logistics',
        transport: 'transport',
        municipal: 'local authority',
        service: 'services',
        retail: 'retail',
        other: 'other',
      },
      urgency: {
        immediate: 'as soon as possible',
        '3_months': 'within 3 months',
        '6_months': 'within 6 months',
        '12_months': 'within a year',
        exploring: 'looking around',
      },
      main_motivation: {
        cost_reduction: 'cut costs',
        sustainability: 'cut emissions',
        regulation: 'meet regulations',
        efficiency: 'run more efficiently',
        innovation: 'innovate',
      },
      preferred_contact_method: { email: 'email', phone: 'phone' },
      potential: { high: 'high', medium: 'medium', low: 'low' },
      subject: {
        demo: 'demonstration',
        pricing: 'pricing',
        partnership: 'partnership',
        technical: 'technical question',
        support: 'support',
        other: 'other',
      },
      language: { fr: 'French', en: 'English' },
    },
  },
  deadNotice: {
    subject: 'Some deliveries have failed',
    title: 'Some deliveries have failed.',
    text: 'Every planned attempt has failed. The requests themselves are kept: nothing is lost. Once the cause is mended, send them again.',
    mail: 'Emails',
    command: 'How to list and replay them: see ‘Dead deliveries’ in the operations guide.',
  },
} as const satisfies Words<typeof fr>;
