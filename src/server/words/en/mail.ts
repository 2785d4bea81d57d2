import { f } from '#content/en/facts.ts';
import fieldNames from '#content/en/field-names.ts';
import { namesIn } from '#content/field-names.ts';
import { number } from '#content/figures.ts';
import type { Words } from '#content/words.ts';
import { PRIORITY_FROM } from '#domain/leads/scoring.ts';
import type fr from '../fr/mail.ts';

const names = namesIn(fieldNames);

export default {
  reference: 'Reference',
  received: 'Received on',
  footer: {
    sender: `${f.brand.legal.company}, ${f.brand.legal.address}`,
    myData: 'My data',
    privacy: 'Your data and your rights',
    automatic: 'This message was sent automatically.',
    forTheTeam:
      'For the team. Contains personal data: please do not forward it outside the company.',
  },
  simulation: {
    title: 'Their simulation, excluding VAT',
    gain: 'Net gain per vehicle per year',
    other: 'If they charged the other way',
    fleetGain: 'Net gain for the fleet, per year',
    vehicles: '{euros} for {count} vehicles',
    billToday: 'Charging bill today, per vehicle per year',
    paidInAll: 'With us, our share included',
  },
  acknowledgement: {
    lead: {
      subject: `Your ${f.brand.name} pre-registration: what comes next, ${f.claims.analysisWithin}`,
      furtherSubject: `Your ${f.brand.name} pre-registration: what comes next, ${f.claims.furtherAnalysisWithin}`,
      greeting: 'Hello {name}, your fleet is pre‑registered.',
      title: 'Your fleet is pre‑registered.',
      text: 'We have your answers; they are repeated at the end of this message.',
    },
    contact: {
      subject: `Your message to ${f.brand.name}: a reply ${f.claims.replyWithin}`,
      greeting: 'Hello {name}, your message has reached us.',
      title: 'Your message has reached us.',
      text: `Someone on the team is reading it and will reply ${f.claims.replyWithin}.`,
    },
    simulation: {
      label: 'Net gain, from your simulation',
      fleetOf: 'For {count} vehicles: {euros} a year, excluding VAT, our share deducted.',
      see: 'See my simulation',
    },
    simulate: 'Simulate my fleet',
    whileWaiting: 'In the meantime, see what your fleet could gain at real market prices.',
    stepsTitle: 'What happens, and when',
    steps: {
      analysis: {
        when: f.capitalised(f.claims.analysisWithin),
        name: 'Your analysis, by email',
        by: 'Four pages on your figures. {name}, {role}, answers your questions.',
        byTeam: 'Four pages on your figures, by a private link. The team answers your questions.',
        further: {
          when: f.capitalised(f.claims.furtherAnalysisWithin),
          text: `This fleet has its own analysis; ${f.oneAnalysisADay}.`,
        },
      },
      profile: {
        when: f.capitalised(f.claims.profileReviewWithin),
        name: 'Your profile, checked',
        text: 'We check your vehicles and chargers, and tell you whether the beta suits you.',
      },
      appointment: {
        when: 'When it suits you',
        name: 'An appointment',
        text: 'Your departure times, your contract, the questions your management will ask.',
        choose: 'Choose a time',
      },
      call: {
        when: 'After that',
        name: 'A call',
        text: 'We call you about your departure times, your contract and the questions your management will ask.',
        withoutConsent: {
          name: 'A call, if you like',
          text: 'Reply with a number and we will call you. Otherwise everything can be done by email.',
        },
      },
    },
    preciseTitle: 'Three details that sharpen your analysis',
    preciseText: 'Reply to this email with:',
    precise: [
      'a recent electricity bill: it says what you pay and the power you subscribe to;',
      'how your vehicles charge today: as soon as they are plugged in, or by a timer;',
      'the models of your vehicles and chargers.',
    ],
    answersTitle: 'What you told us',
    given: 'given',
    wrong: `A mistake, a question? Reply to this email: the same team answers ${f.claims.replyWithin}.`,
    answer: 'Anything to add? Reply to this email: it reaches the same team.',
    notYou: `Not you? Someone has probably typed your address by mistake. Write to ${f.brand.email.privacy} and we will erase everything.`,
  },
  analysis: {
    subject: 'Your analysis is ready',
    greeting: 'Hello {name}, your analysis is ready.',
    title: 'Your analysis is ready.',
    text: 'Four pages on your figures, ready to pass on to your finance director as they are.',
    fromAnswers: 'Net gain, from your answers',
    open: 'Open the analysis',
    validity: 'Private link, valid until {date}. The page it opens lets you revoke it.',
    contentTitle: 'What is in it',
    content: [
      {
        when: 'Page 1',
        name: 'The result',
        text: 'Your gain and its range, per vehicle and for the fleet.',
      },
      { when: 'Page 2', name: 'The bill', text: 'Today and with us, line by line.' },
      {
        when: 'Page 3',
        name: 'The night, the months, the years',
        text: 'Your depot hour by hour, twelve months, three years of prices.',
      },
      {
        when: 'Page 4',
        name: 'The assumptions',
        text: 'Their sources, what to check on site, what comes next.',
      },
    ],
    openTitle: 'What would make it more precise',
    simulate: 'Give these answers in the simulator',
    nextTitle: 'What comes next',
    person: '{name}, answers your questions: just reply to this message.',
    team: 'A question, or a bill to show us? Reply to this message: the team reads it.',
    booking: 'Choose a time',
  },
  analysisReminder: {
    subject: 'Analysis to approve before the deadline',
    title: 'An analysis is waiting for your approval.',
    text: 'It was made {hours} hours ago, and we promised it {within}. Read it, then approve it: it goes out at once. Or decide not to send it.',
  },
  newsletterConfirmation: {
    subject: 'Please confirm your subscription to the flexibility newsletter',
    title: 'Confirm your address',
    text: `You asked for the flexibility newsletter: prices, rules, lessons from the field, ${f.claims.newsletterPerMonth}. Please confirm that this address is yours.`,
    confirm: 'Confirm my subscription',
    validity: 'This link is valid for two days and works once.',
    notYou: `Didn’t ask for it? Do nothing: you will not hear from us again and your address will be erased within ${f.retention.unconfirmedNewsletterDays} days.`,
  },
  newsletterReader: {
    welcome: {
      subject: 'Welcome to the flexibility newsletter',
      title: 'Confirmed. Welcome.',
      text: `You will get ${f.claims.newsletterPerMonth}, when there is something to say: what plugged-in hours are really worth, which rules are changing, what other fleets have learnt.`,
    },
    reminder: {
      subject: 'You already get the flexibility newsletter',
      title: 'You are already on the list.',
      text: 'Someone, most likely you, has just asked for the flexibility newsletter at this address. It is already subscribed: there is nothing to confirm, and the next issue will reach you. If it does not, please look in your spam folder.',
    },
    read: 'Read the latest articles',
    unsubscribe: 'Unsubscribe with one click',
  },
  dataLink: {
    subject: `Your data at ${f.brand.name}: your link`,
    title: 'Your data, as we hold it.',
    text: 'Someone, most likely you, has just asked to see the data linked to this address. This link opens a page that shows all of it and how long we keep it; from there you can download it or erase it.',
    open: 'See my data',
    validity: `This link works once, for ${f.dataAccess.linkMinutes} minutes.`,
    notYou:
      'Not you? Do nothing: without this link nobody sees your data. Please don’t forward it.',
  },
  erasureNotice: {
    subject: 'Erasure requested: recipients must erase too',
    title: 'Someone is erasing their data.',
    text: 'They asked on the ‘My data’ page, and our database is erasing it. Anyone who was sent a copy must erase it as well (GDPR, Article 19), and then this message.',
    address: 'Address concerned',
    recipients: 'To notify, or to clear',
  },
  salesNotice: {
    subjects: {
      registered: 'New pre-registration',
      repeated: 'New request from an address already registered',
      simulated: 'Simulation added to the pre-registration',
      contact: 'Message from the contact page',
      demo_request: 'Message from the contact form (simulator)',
    },
    further:
      'This address had registered before: this is a further request, perhaps for another fleet. Everything below, permission to call included, applies to this request alone; what was sent before stays as it is, with its own consents and its own analysis.',
    priority: 'Priority',
    standard: 'Standard',
    toCheck: 'To be checked',
    vehicles: 'vehicles',
    distance: { upTo: 'up to {km}', above: 'more than {km}' },
    meaning: {
      priority: `${number(PRIORITY_FROM, 'en')} points or more: deal with this one first.`,
      priorityToCall: `${number(PRIORITY_FROM, 'en')} points or more: call back first.`,
      standard: `Fewer than ${number(PRIORITY_FROM, 'en')} points: answer in order of arrival.`,
    },
    call: {
      allowed: 'May be called.',
      refused: 'May not be called: write.',
    },
    scoreChange: 'Score: {before} before the simulation, {after} with it.',
    addedTitle: 'What the simulation adds to the score',
    whyTitle: 'Why this score',
    total: 'Total',
    suspicion: {
      honeypot:
        'A field that nobody sees was filled in: this may be a program. Check before calling back. The person was sent no acknowledgement.',
      'too-fast':
        'The form was sent in less than two seconds: this may be a program. Check before calling back. The person was sent no acknowledgement.',
    },
    personTitle: 'Who, and what is allowed',
    senderTitle: 'Who',
    questionsTitle: 'Three questions to ask',
    questions: {
      hours: {
        ask: 'When do the vehicles come back, and when do they leave again?',
        why: 'The gain depends on these hours, and they were not given.',
      },
      moveable: {
        ask: 'Could some of the charging be done at night?',
        why: 'The fleet charges by day or at peak hours.',
      },
      contract: {
        ask: 'What do they pay for electricity: spot prices by the hour, peak and off-peak prices, or one price at all hours?',
        why: 'The price decides what a shifted hour is worth.',
      },
      charging_today: {
        ask: 'How do the vehicles charge today: as soon as they are plugged in, or by a timer?',
        why: 'The gain is counted against that.',
      },
      subscribed_power: {
        ask: 'What power, in kVA, does the depot subscribe to?',
        why: 'It was not given; knowing it narrows the range.',
      },
      contract_end: {
        ask: 'When does the electricity contract end?',
        why: 'Spot prices, by the hour, would change the gain.',
      },
      distance: {
        ask: 'How far does a vehicle drive per day?',
        why: 'The energy to charge each night depends on it.',
      },
      models: {
        ask: 'Which vehicle models, and how many of each?',
        why: 'Battery and charging power differ from model to model.',
      },
      chargers: {
        ask: 'Which charger models, and who controls them today?',
        why: 'The OCPP version tells whether charging can be controlled as things are.',
      },
      decision: {
        ask: 'Who decides, and by when?',
        why: 'The project is said to be close.',
      },
    },
    fleetTitle: 'The fleet',
    originTitle: 'Where the request comes from',
    messageTitle: 'The message',
    seeSimulation: 'See the simulation',
    replyBy: { label: 'Answer promised', until: 'by {time} on {date}' },
    openAtDesk: 'Open the request',
    answer: 'Your reply to this email goes straight to the person.',
    none: 'not given',
    yes: 'yes',
    no: 'no',
    fields: names,
    reasons: {
      fleet_size: names.fleet_size,
      urgency: names.urgency,
      industry: names.industry,
      charging_hours: names.charging_hours,
      company: 'Company given',
      phone: 'Phone given',
      phone_consent: names.phone_consent,
      simulator_linked: 'Simulation attached',
      simulator_potential: 'Simulated potential',
    },
    options: {
      vehicle_type: {
        cars: 'cars',
        vans: 'vans',
        trucks: 'trucks',
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
        exploring: 'no date yet',
      },
      main_motivation: {
        cost_reduction: 'cut costs',
        sustainability: 'cut emissions',
        regulation: 'meet regulations',
        efficiency: 'run more efficiently',
        innovation: 'innovate',
      },
      preferred_contact_method: { email: 'email', phone: 'phone' },
      charging_today: { arrival: 'on arrival', timer: 'by an off-peak timer' },
      electricity_price: {
        indexed: 'spot prices, by the hour',
        class: 'peak and off-peak prices',
        fixed: 'one price at all hours',
        unknown: 'do not know',
      },
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
    text: 'Every planned attempt has failed. The requests themselves are kept: nothing is lost. Once the cause is fixed, send them again.',
    mail: 'Emails',
    command: 'How to list and replay them: see ‘Dead deliveries’ in the operations guide.',
  },
} as const satisfies Words<typeof fr>;
