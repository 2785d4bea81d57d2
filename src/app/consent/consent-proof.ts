import type { ConsentRecord } from '#domain/privacy/consent.ts';
import type { Language } from '#domain/site/language.ts';

const FIRST_WAIT_MS = 2000;

/** Sends the server what was chosen and which text was shown; nothing in it says by whom. */
export function sendConsentProof(
  { analytics, marketing, timestamp }: ConsentRecord,
  lang: Language,
) {
  const proof = {
    analytics,
    marketing,
    timestamp,
    policyDate: import.meta.env.POLICY_DATE,
    lang,
    uiHash: import.meta.env.BANNER_HASHES[lang],
  };
  void post(JSON.stringify(proof), FIRST_WAIT_MS);
}

/** Outlives the page; while the page lives, what did not arrive is sent again, less and less often. */
async function post(body: string, waitMs: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/consent', {
    method: 'POST',
    keepalive: true,
    headers,
    body,
  }).catch(() => undefined);
  const isLost = !answer || answer.status === 429 || answer.status >= 500;
  if (isLost) setTimeout(() => void post(body, waitMs * 2), waitMs);
}
