import type { ConsentRecord } from '#domain/consent.ts';
import type { Language } from '#domain/language.ts';

/** Tells the server what was chosen in front of which text; nothing in it says by whom. */
export function sendProof({ analytics, marketing, timestamp }: ConsentRecord, lang: Language) {
  const proof = {
    analytics,
    marketing,
    timestamp,
    policyDate: import.meta.env.POLICY_DATE,
    lang,
    uiHash: import.meta.env.BANNER_HASHES[lang],
  };
  navigator.sendBeacon?.(
    '/api/consent',
    new Blob([JSON.stringify(proof)], { type: 'application/json' }),
  );
}
