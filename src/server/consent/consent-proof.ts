import * as v from 'valibot';
import { LANGUAGES } from '#domain/language.ts';
import bannerTexts from './banner-texts.json' with { type: 'json' };

/** A browser's clock may be wrong, but not by centuries. */
const LATEST_MS = Date.UTC(2100, 0);

/** '2026-02-30' looks like a day, and the year 0000 like a year, until a database is asked to keep them. */
function isDayOfThisCentury(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** What the banner sends when something is chosen; a text that nobody was ever shown proves nothing. */
export const ConsentProof = v.strictObject({
  analytics: v.boolean(),
  marketing: v.boolean(),
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_MS)),
  policyDate: v.pipe(v.string(), v.isoDate(), v.check(isDayOfThisCentury, 'invalid')),
  lang: v.picklist(LANGUAGES),
  uiHash: v.pipe(
    v.string(),
    v.check((hash) => Object.hasOwn(bannerTexts, hash), 'not-offered'),
  ),
});
export type ConsentProof = v.InferOutput<typeof ConsentProof>;
