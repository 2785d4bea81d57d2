import type fr from '../fr/pre-registration-thanks.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `Pre-registration received | ${f.brand.name}`,
    description:
      'Your fleet is pre-registered for the private beta. What comes next: profile review, appointment, joining the programme.',
  },
  hero: {
    title: 'Thank you, your fleet is pre-registered.',
    lead: {
      first: `Your personalised analysis, made from your answers, arrives by email ${f.claims.analysisWithin}. Nothing to sign, nothing else to do.`,
      further: `This fleet is studied on its own, from its own answers. Its personalised analysis arrives by email ${f.claims.furtherAnalysisWithin}; ${f.oneAnalysisADay}. Nothing to sign, nothing else to do.`,
      unknown: `Your personalised analysis, made from your answers, arrives by email ${f.claims.analysisWithin}, or ${f.claims.furtherAnalysisWithin} if a fleet was already registered under this address; ${f.oneAnalysisADay}. Nothing to sign, nothing else to do.`,
    },
    simulate: 'Simulate my fleet',
    home: 'Back to the home page',
  },
  own: {
    title: 'Your attached simulation, net gain',
    fleet: '{gain} a year for your {vehicles} vehicles',
    review: 'Look at my simulation again',
  },
  next: {
    title: 'What comes next',
    steps: [
      {
        when: f.claims.profileReviewWithin,
        name: 'Your profile is reviewed',
        text: 'We check your vehicles and chargers, and tell you whether the beta suits you.',
      },
      {
        when: f.stated.bookingUrl ? 'at a time that suits you' : 'after the analysis',
        name: 'A personal appointment',
        text: f.stated.bookingUrl
          ? 'Your figures, your departure times, the questions your board will ask.'
          : 'We get in touch to fix a date: your figures, your departure times, the questions your board will ask.',
        ...(f.stated.bookingUrl && { link: { label: 'Pick a time', href: f.stated.bookingUrl } }),
      },
      {
        when: 'when you are ready',
        name: 'Joining the programme',
        text: 'Connection is remote. You decide vehicle by vehicle.',
      },
    ],
  },
  letter:
    'The flexibility newsletter needs your confirmation: one click in the message that we send you.',
  meanwhile: {
    joined:
      'Simulate this fleet in the meantime: the result is attached to this pre-registration and used for its analysis.',
    apart: 'In the meantime, the simulator gives a first figure for your fleet.',
  },
  again: 'Pre-register another fleet',
} as const satisfies Words<typeof fr>;
