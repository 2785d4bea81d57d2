import type fr from '../fr/contact.ts';
import type { Words } from '../words.ts';
import contactForm from './contact-form.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `Contact: talk to someone at ${f.brand.name}`,
    description:
      'A question about your fleet, a partnership, a demonstration: write or call, and a person will answer you.',
  },
  hero: {
    title: 'Let’s talk about your fleet',
    lead: `${f.brand.name} charges electric fleets in France at the cheapest hours. A demonstration, a partnership, a technical question: we reply ${f.claims.replyWithin}.`,
    write: 'Write to us',
  },
  preRegister: 'Pre-register my fleet',
  form: contactForm,
  next: {
    title: 'What comes next',
    steps: [
      {
        when: 'straight away',
        text: f.stated.subjectEmails.length
          ? 'Your message reaches the team for the subject you chose.'
          : 'Our team reads your message and passes it to the person who can answer.',
      },
      {
        when: f.claims.replyWithin,
        text: 'A person replies by email, or by telephone if you give a number.',
      },
      {
        when: 'if you wish',
        text: 'An appointment, with your vehicles, your hours and your figures.',
      },
    ],
  },
  place: {
    direct: 'Easier said than written? Call {phone}, or write to {email}.',
    who: {
      title: 'Who reads your message',
      subjects: [
        {
          to: 'sales',
          subject: 'Demonstration',
          answer: 'The sales team, with a time to suggest.',
        },
        {
          to: 'sales',
          subject: 'Pricing',
          answer: 'The sales team, with a calculation for your fleet.',
        },
        {
          to: 'partnership',
          subject: 'Partnership',
          answer: 'The partnerships team: banks, manufacturers, installers, energy suppliers.',
        },
        {
          to: 'technical',
          subject: 'Technical',
          answer: 'An engineer: chargers, vehicles, API, security.',
        },
        { to: 'support', subject: 'Support', answer: 'The team that looks after your fleet.' },
      ].filter(({ to }) => f.stated.subjectEmails.includes(to)),
      peopleTitle: 'Who you will talk to',
      people: f.stated.people,
    },
  },
  closing: {
    title: 'Frequently asked questions',
    lead: 'Batteries, morning departures, hardware, revenue: the answer may already be in the FAQ.',
    faq: 'Read the FAQ',
    simulate: 'Simulate my fleet',
  },
} as const satisfies Words<typeof fr>;
