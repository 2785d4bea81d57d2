import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { hours } from '../figures.ts';
import type fr from '../fr/contact.ts';
import type { Words } from '../words.ts';
import contactForm from './contact-form.ts';

export default {
  meta: {
    title: `Contact: talk to someone at ${BRAND.name}`,
    description:
      'A question about your fleet, a partnership, a demonstration: write or call, and a person will answer you.',
  },
  hero: {
    title: 'Ask us anything. A person answers.',
    lead: `A fleet to look at, a demonstration, a partnership, a technical point: write to us. We reply within ${hours(CLAIMS.replyWithin.value, 'en')}.`,
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
      intro: 'The subject you choose takes it straight to the right person.',
      subjects: [
        { subject: 'Demonstration', answer: 'The sales team, with a time to suggest.' },
        { subject: 'Pricing', answer: 'The sales team, with the sum behind the figure.' },
        {
          subject: 'Partnership',
          answer: 'The partnerships team: banks, manufacturers, installers, energy suppliers.',
        },
        { subject: 'Technical', answer: 'An engineer: chargers, vehicles, API, security.' },
        { subject: 'Support', answer: 'The team that looks after your fleet.' },
      ],
      faster: `For a first analysis within ${hours(CLAIMS.analysisWithin.value, 'en')}, give us three things: how many vehicles, when they are plugged in, and which chargers you have.`,
    },
  },
  closing: {
    title: 'The answer may exist already.',
    lead: 'Batteries, morning departures, hardware, revenue: what people ask us most.',
    faq: 'Read the FAQ',
    simulate: 'See what one night is worth',
  },
} as const satisfies Words<typeof fr>;
