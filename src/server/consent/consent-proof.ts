import * as v from 'valibot';
import { LANGUAGES } from '#domain/language.ts';
import bannerTexts from './banner-texts.json' with { type: 'json' };

/** A browser's clock may be wrong, but not by centuries. */
const LATEST_MS = Date.UTC(2100, 0);

/** What the banner sends when something is chosen; a text that nobody was ever shown proves nothing. */
export const ConsentProof = v.strictObject({
  analytics: v.boolean(),
  marketing: v.boolean(),
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_MS)),
  policyDate: v.pipe(v.string(), v.isoDate()),
  lang: v.picklist(LANGUAGES),
  uiHash: v.pipe(
    v.string(),
    v.check((hash) => Object.hasOwn(bannerTexts, hash), 'not-offered'),
  ),
});
export type ConsentProof = v.InferOutput<typeof ConsentProof>;
