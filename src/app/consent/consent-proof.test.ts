import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentRecord, ESSENTIAL_ONLY } from '#domain/privacy/consent.ts';
import { sendConsentProof } from './consent-proof.ts';

const RECORD = consentRecord(ESSENTIAL_ONLY, 1_800_000_000_000);
const HOUR_MS = 3_600_000;
const post = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', post);
  Object.assign(import.meta.env, { BANNER_HASHES: { fr: '0123456789abcdef' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  post.mockReset();
});

test.each([
  ['arrives', 204],
  ['the server refuses', 400],
])('P10: a proof that %s is sent once, in a way that outlives the page', async (_, status) => {
  post.mockResolvedValue(new Response(null, { status }));
  sendConsentProof(RECORD, 'fr');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(post).toHaveBeenCalledExactlyOnceWith(
    '/api/consent',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
});

test('P10: a proof that does not arrive is sent again, less and less often, until it does', async () => {
  post
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response(null, { status: 503 }))
    .mockResolvedValueOnce(new Response(null, { status: 429 }))
    .mockResolvedValue(new Response(null, { status: 204 }));
  sendConsentProof(RECORD, 'fr');
  for (const [waitMs, sent] of [
    [1999, 1],
    [1, 2],
    [3999, 2],
    [1, 3],
    [8000, 4],
    [HOUR_MS, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(post).toHaveBeenCalledTimes(sent);
  }
  const bodies = post.mock.calls.map(([, options]) => options?.body);
  expect(new Set(bodies).size).toBe(1);
});
