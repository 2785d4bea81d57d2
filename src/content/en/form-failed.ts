import type fr from '../fr/form-failed.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `The form was not sent | ${f.brand.name}`,
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
        text: `An incomplete address, a required field left empty: that is the most frequent cause. A telephone number has ${f.limits.fewestPhoneDigits} to ${f.limits.mostPhoneDigits} digits, a message ${f.limits.longestMessage} characters at most.`,
      },
    ],
  },
  direct: {
    title: 'Still stuck?',
    lead: 'A call or an email reaches the same people.',
  },
} as const satisfies Words<typeof fr>;
