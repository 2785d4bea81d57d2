import type fr from '../fr/link-failure.ts';
import type { Words } from '../words.ts';
import failure from './form-failure.ts';

export default {
  ...failure,
  text: 'Your choice could not be recorded. Please try again.',
  offline: 'You are offline. Try again as soon as the connection is back.',
  online: 'The connection is back: you can try again.',
  noAnswer: 'The server did not answer. Try again: your choice will only count once.',
  tooMany: 'Too many attempts in a short time. Try again in {wait}.',
  refused: 'If it happens again, call us: {phone}.',
} as const satisfies Words<typeof fr>;
