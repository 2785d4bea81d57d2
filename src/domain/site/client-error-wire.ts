import * as v from 'valibot';
import { ERROR_FRAME, ERROR_NAME, ERROR_REFERENCE, MOST_FRAMES } from './client-error.ts';
import { LANGUAGES } from './language.ts';
import { PAGE_IDS } from './routes.ts';

const matching = (form: RegExp) => v.pipe(v.string(), v.regex(form));

/** The body of /api/client-errors: nothing in it can be a person's. */
export const ClientError = v.strictObject({
  /** The one on the visitor's screen. */
  reference: matching(ERROR_REFERENCE),
  page: v.picklist([...PAGE_IDS, 'not-found'] as const),
  language: v.picklist(LANGUAGES),
  error: matching(ERROR_NAME),
  frames: v.pipe(v.array(matching(ERROR_FRAME)), v.maxLength(MOST_FRAMES)),
});

export type ClientError = v.InferOutput<typeof ClientError>;
