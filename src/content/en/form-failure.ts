import type fr from '../fr/form-failure.ts';
import type { Words } from '../words.ts';

export default {
  title: 'Error',
  text: 'Something went wrong while sending the form. Please try again.',
  offline:
    'You are offline. What you wrote is kept: send it again as soon as the connection is back.',
  online: 'The connection is back: you can send it again.',
  noAnswer:
    'The server did not answer. What you wrote is kept: send it again, it will only count once.',
  tooMany:
    'Too many forms in a short time. Nothing is lost: send it again in {wait}, call {phone} or write to {email}.',
  wait: { seconds: '{count} seconds', minutes: '{count} minutes' },
  refused: 'What you wrote is kept. If it happens again, call us: {phone}.',
  reference: 'Reference: {reference}',
} as const satisfies Words<typeof fr>;
