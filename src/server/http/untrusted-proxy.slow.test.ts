import { expect, inject, test } from 'vitest';
import { sendJson } from '../testing/http-client.ts';
import { EVENTS } from '../testing/sample-forms.ts';
import { startProcess } from '../testing/start-process.ts';

const VISITORS = ['203.0.113.7', '203.0.113.8', '203.0.113.9'];

/** Three visitors behind a proxy on this machine; one per minute may send. */
async function visited(settings: Record<string, string>) {
  const RATE_LIMITS = '{"signals_per_minute": 1}';
  const server = startProcess({ SITE_DIR: inject('siteDir'), RATE_LIMITS, ...settings });
  const port = await server.listening;
  const statuses: number[] = [];
  for (const visitor of VISITORS) {
    const headers = { 'X-Forwarded-For': visitor };
    statuses.push((await sendJson(port, '/api/events', EVENTS, headers)).status);
  }
  server.signal('SIGTERM');
  await server.exited;
  const lines = server.printed().trim().split('\n').slice(1);
  return { statuses, lines: lines.map((line) => JSON.parse(line)), log: lines.join('\n') };
}

test('a proxy that TRUSTED_PROXIES does not name is said once, and the limit it brings at once and with its count', async () => {
  const { statuses, lines, log } = await visited({});
  expect(statuses.slice(1)).toEqual([429, 429]);
  expect(lines.filter(({ setting }) => setting === 'TRUSTED_PROXIES')).toHaveLength(1);
  expect(lines.filter(({ msg }) => msg === 'rate limit reached')).toEqual([
    expect.not.objectContaining({ folded: expect.anything() }),
    expect.objectContaining({ folded: 1, req: { method: 'POST', path: '/api/events' } }),
  ]);
  expect(log).not.toMatch(/203\.0|127\.0/);
});

test('a proxy that it names is not', async () => {
  const { statuses, lines } = await visited({ TRUSTED_PROXIES: '127.0.0.1' });
  expect(statuses).not.toContain(429);
  expect(lines.filter(({ setting }) => setting === 'TRUSTED_PROXIES')).toEqual([]);
});
