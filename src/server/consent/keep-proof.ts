import type { Pool } from 'pg';
import type { ConsentProof } from './consent-proof.ts';

const KEEP = {
  name: 'keep-consent-proof',
  text: `INSERT INTO consent_proofs
    (chosen_at, analytics, marketing, policy_date, language, ui_hash)
    VALUES (to_timestamp($1 / 1000.0), $2, $3, $4, $5, $6)`,
};

export async function keepProof(pool: Pool, proof: ConsentProof): Promise<void> {
  const { timestamp, analytics, marketing, policyDate, lang, uiHash } = proof;
  await pool.query({
    ...KEEP,
    values: [timestamp, analytics, marketing, policyDate, lang, uiHash],
  });
}
