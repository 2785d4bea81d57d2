import { LONGEST_MESSAGE, PHONE_DIGITS } from '#domain/leads/field-limits.ts';
import { BRAND } from '#domain/site/brand.ts';
import { number } from '../figures.ts';
import type fr from '../fr/form-failed.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `The form was not sent | ${BRAND.name}`,
    description:
      'Your form could not be sent. Go back one page: what you wrote is still there, ready to be sent again.',
  },
  hero: {
    title: 'The form was not sent.',
    lead: 'Something went wrong while sending the form. Please try again.',
  },
  ways: {
    title: 'What to do now',
    items: [
      {
        title: 'Go back',
        text: 'Press Back in your browser: what you wrote is still in the form.',
      },
      {
        title: 'Check what you entered',
        text: `An incomplete address, a required field left empty: that is the most frequent cause. A telephone number has ${PHONE_DIGITS.fewest} to ${PHONE_DIGITS.most} digits, a message ${number(LONGEST_MESSAGE, 'en')} characters at most.`,
      },
    ],
  },
  direct: {
    title: 'Still stuck?',
    lead: 'A call or an email reaches the same people.',
  },
} as const satisfies Words<typeof fr>;
