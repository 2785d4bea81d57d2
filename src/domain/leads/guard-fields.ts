import * as v from 'valibot';
import { LANGUAGES } from '../language.ts';
import { oneOf } from './fields.ts';

/**
 * Sent with every form. `website` is a field no person sees: who fills it is a program. `filled_ms`
 * is how long the filling took; a form sent without JavaScript cannot say.
 */
export const guardFields = {
  language: v.optional(oneOf(LANGUAGES), 'fr'),
  website: v.optional(v.pipe(v.string('invalid'), v.maxLength(500, 'too-long'))),
  filled_ms: v.optional(v.pipe(v.number('invalid'), v.finite('invalid'), v.minValue(0, 'invalid'))),
};

const SHORTEST_FILLING_MS = 2000;

export type Suspicion = 'honeypot' | 'too-fast';

/** What a person is told is the same either way: a wrong suspicion must not lose a lead. */
export function suspicionOf(sent: {
  website?: string | undefined;
  filled_ms?: number | undefined;
}): Suspicion | null {
  if (sent.website) return 'honeypot';
  if (sent.filled_ms !== undefined && sent.filled_ms < SHORTEST_FILLING_MS) return 'too-fast';
  return null;
}
