import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { hours } from '../figures.ts';
import type fr from '../fr/pre-registration-thanks.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Pre-registration received | ${BRAND.name}`,
    description:
      'Your fleet is pre-registered for the private beta. What comes next: profile review, appointment, joining the programme.',
  },
  hero: {
    title: 'Thank you, your fleet is pre-registered.',
    lead: `Your personal analysis will reach you by email within ${hours(CLAIMS.analysisWithin.value, 'en')}.`,
    simulate: 'Simulate my fleet',
    home: 'Back to the home page',
  },
  next: {
    title: 'What comes next',
    steps: [
      {
        when: `within ${hours(CLAIMS.profileReviewWithin.value, 'en')}`,
        name: 'Your profile is reviewed',
        text: 'We check your vehicles and chargers, and tell you frankly whether the beta suits you.',
      },
      {
        when: 'at a time that suits you',
        name: 'A personal appointment',
        text: 'Your figures, your departure times, the questions your board will ask.',
      },
      {
        when: 'when you are ready',
        name: 'Joining the programme',
        text: 'Connection is remote. You stay in charge, vehicle by vehicle.',
      },
    ],
  },
  letter: 'For the flexibility newsletter another message is waiting: one click confirms it.',
  meanwhile:
    'Meanwhile: simulate your fleet. The result joins your file and makes the first appointment more useful.',
  again: 'Pre-register another fleet',
} as const satisfies Words<typeof fr>;
