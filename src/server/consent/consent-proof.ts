import type { Pool } from 'pg';
import * as v from 'valibot';
import { LANGUAGES } from '#domain/site/language.ts';
import { isStorableDay } from '../database/storable-day.ts';
import bannerTexts from './banner-texts.json' with { type: 'json' };

/** A browser's clock may be wrong, but not by centuries. */
const LATEST_MS = Date.UTC(2100, 0);

/** What the cookie banner sends; uiHash must be of a text that was once shown, or it proves nothing. */
export const ConsentProof = v.strictObject({
  analytics: v.boolean(),
  marketing: v.boolean(),
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_MS)),
  policyDate: v.pipe(v.string(), v.isoDate(), v.check(isStorableDay, 'invalid')),
  lang: v.picklist(LANGUAGES),
  uiHash: v.pipe(
    v.string(),
    v.check((hash) => Object.hasOwn(bannerTexts, hash), 'not-offered'),
  ),
});
export type ConsentProof = v.InferOutput<typeof ConsentProof>;

const STORE = {
  name: 'keep-consent-proof',
  text: `INSERT INTO consent_proofs
    (chosen_at, analytics, marketing, policy_date, language, ui_hash)
    VALUES (to_timestamp($1 / 1000.0), $2, $3, $4, $5, $6)`,
};

export async function storeConsentProof(pool: Pool, proof: ConsentProof): Promise<void> {
  const { timestamp, analytics, marketing, policyDate, lang, uiHash } = proof;
  await pool.query({
    ...STORE,
    values: [timestamp, analytics, marketing, policyDate, lang, uiHash],
  });
}
