import { hash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { ask, sendForm, sendJson } from '../testing/http-client.ts';
import { CONTACT, NEWSLETTER, REGISTRATION } from '../testing/sample-forms.ts';
import { startProcess } from '../testing/start-process.ts';
import { connectedDatabase } from '../testing/test-database.ts';

const TOKEN = Buffer.alloc(32, 7).toString('base64url');
const PHONE = '+33 1 99 00 18 42';

test('S13: whatever was sent, refused or failed, the log names the request and nobody', async () => {
  const { database, db: owner, stop } = await connectedDatabase();
  const server = startProcess({
    SITE_DIR: inject('siteDir'),
    API_DATABASE_URL: database.apiUrl,
    WORKER: 'off',
    LOG_LEVEL: 'debug',
  });
  const port = await server.listening;
  const send = (path: string, body: object, headers = {}, method = 'POST') =>
    sendJson(port, path, body, headers, method);

  const person = { ...REGISTRATION, phone: PHONE, phone_consent: true };
  await send('/api/leads', person);
  await send('/api/leads', { ...person, fleet_size: 7 });
  await send('/api/leads', person, { Origin: 'https://evil.example' });
  await send('/api/leads/x/simulator?email=ada@fret.example', {}, {}, 'PATCH');
  await send('/api/form-submission', { ...CONTACT, n8n_webhook_url: 'https://x@evil.example' });
  await send('/api/form-submission', { ...CONTACT, message: 'Sujet: x\n\n"level":60\nfake line' });
  await send('/api/form-submission', NEWSLETTER);
  await send('/api/newsletter/confirm', { token: 'ada@fret.example' });

  const submit = (path: string, fields: Record<string, string>) => sendForm(port, path, fields);
  await submit('/fr/mes-donnees', { email: REGISTRATION.email, prefix: 'fr' });
  await owner.query(
    `UPDATE data_requests SET link_hash = $1, link_expires_at = now() + interval '1 hour'`,
    [hash('sha256', TOKEN, 'buffer')],
  );
  await ask(port, `/fr/mes-donnees/ouvrir?token=${TOKEN}`);
  const { text: page } = await submit('/fr/mes-donnees/ouvrir', { token: TOKEN });
  const [, key = ''] = /name="key" value="([\w-]+)"/.exec(page) ?? [];
  await submit('/fr/mes-donnees/telecharger', { key });
  await submit('/fr/mes-donnees/effacer/maintenant', { key });
  // A failure whose message and detail hold the address, as PostgreSQL's do.
  await owner.query(
    'ALTER TABLE crm_leads ADD CONSTRAINT grace CHECK (first_name IS NULL)  NOT VALID',
  );
  const failed = await send('/api/leads', { ...person, email: 'grace@fret.example' });
  expect(failed.status).toBe(500);

  server.signal('SIGTERM');
  await server.exited;
  const [, ...lines] = server.printed().trim().split('\n');
  const log = lines.join('\n');
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(log).not.toMatch(/fret\.example|@|\+33|99 00|Ada|Lovelace|Fret|fake line|127\.0\.0\.1/);
  const events = lines.map((line) => JSON.parse(line));
  for (const secret of [TOKEN, key]) expect(log).not.toContain(secret);
  expect(events.filter(({ msg }) => msg === 'my data').map(({ event }) => event)).toEqual([
    'opened',
    'downloaded',
    'erasure-requested',
  ]);
  expect(events.filter(({ msg }) => msg === 'security').map(({ event }) => event)).toEqual([
    'cross-site',
    'foreign-webhook',
  ]);
  const failure = events.find(({ msg }) => msg === 'failed');
  expect(failure).toMatchObject({
    request: JSON.parse(failed.text).reference,
    req: { method: 'POST', path: '/api/leads' },
    res: { status: 500 },
    err: { code: '23514', message: 'withheld' },
  });
  expect(events.filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(5);
  await stop();
});
