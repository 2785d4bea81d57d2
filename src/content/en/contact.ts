import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/contact.ts';
import { promised } from '../promises.ts';
import type { Words } from '../words.ts';
import contactForm from './contact-form.ts';

const { subjectEmails, people } = BRAND.statements;

export default {
  meta: {
    title: `Contact: talk to someone at ${BRAND.name}`,
    description:
      'A question about your fleet, a partnership, a demonstration: write or call, and a person will answer you.',
  },
  hero: {
    title: 'Let’s talk about your fleet',
    lead: `A fleet to look at, a demonstration, a partnership, a technical point: write to us. We reply ${promised('replyWithin', 'en')}.`,
    write: 'Write to us',
  },
  preRegister: {
    text: 'Here to sign your fleet up for the private beta?',
    action: 'Go to pre-registration',
  },
  form: contactForm,
  place: {
    direct: 'Easier said than written? Call {phone}, or write to {email}.',
    who: {
      title: 'Who reads your message',
      intro: subjectEmails
        ? 'The subject you choose takes it straight to the team concerned.'
        : 'Our team reads it and passes it to whoever can answer.',
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
      ].filter(({ to }) => subjectEmails?.[to as keyof typeof subjectEmails] !== undefined),
      peopleTitle: 'Who you will talk to',
      people: (people ?? []).map(({ name, role, phone }) => ({
        name,
        role: role.en,
        phone: phone ?? '',
      })),
      faster: `For figures in our reply, give us three things: how many vehicles, when they are plugged in, and which chargers you have.`,
    },
  },
  closing: {
    title: 'The most frequent questions',
    lead: 'Batteries, morning departures, hardware, revenue: the answer may already be in the FAQ.',
    faq: 'Read the FAQ',
    simulate: 'Simulate my fleet',
  },
} as const satisfies Words<typeof fr>;
