import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { folded } from '#domain/leads/email-address.ts';
import { suppress, suppressionHash } from '../mail/suppression.ts';
import { callCli } from '../testing/call-cli.ts';
import { storePerson } from '../testing/people.ts';
import { storeContact, storeLead } from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import { NEVER_IN_ASCII } from './erase-person.ts';

const TOKEN_SECRET = randomBytes(32).toString('hex');
const { database, db, stop } = await connectedDatabase();
const cli = (...args: string[]) => callCli(args, { DATABASE_URL: database.ownerUrl, TOKEN_SECRET });
afterAll(stop);

/** What a backup would hold: every row of every table, the queues' too. */
async function dump(): Promise<string> {
  const { rows: tables } = await db.query(`SELECT format('%I.%I', schemaname, tablename) AS name
    FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`);
  let dumped = '';
  for (const { name } of tables) {
    const { rows } = await db.query(`SELECT t::text AS line FROM ${name} t`);
    dumped += rows.map(({ line }) => `${line}\n`).join('');
  }
  return dumped;
}

const count = async (table: string) =>
  (await db.query(`SELECT count(*)::integer AS count FROM ${table}`)).rows[0].count as number;

test('P18: everything about an address is exported, and nothing about anybody else', async () => {
  for (const email of ['ada@fret.example', 'bob@fret.example']) await storePerson(db, email);
  await db.query(
    `UPDATE deliveries SET state = 'delivered' WHERE kind IN ('webhook', 'sales_notice')`,
  );
  const { code, printed } = await cli('privacy', 'export', '--email', 'ADA@fret.example');
  expect(code).toBe(0);
  const data = JSON.parse(printed);
  expect(data).toMatchObject({
    leads: [{ email: 'ada@fret.example', score_lines: expect.any(Array) }],
    lead_submissions: [
      { answers: { email: 'ada@fret.example' }, consent_text_version: '1' },
      { answers: { email: 'ada@fret.example' }, repeated: true },
    ],
    form_submissions: [{ email: 'ada@fret.example', message: expect.stringContaining('Combien') }],
    newsletter_subscribers: [{ email: 'ada@fret.example', state: 'confirmed' }],
    simulator_results: [{ potential: 'high' }],
    analyses: [{ document: btoa('%PDF for ada@fret.example') }],
    recipients: ['crm', 'sales mailbox'],
  });
  expect(data.deliveries).toHaveLength(9);
  expect(printed).not.toMatch(/bob@|token_hash/);
});

test('P18: after an erasure a dump of the database names the address nowhere', async () => {
  const deliveries = await count('deliveries');
  const jobs = await count('pgboss.job');
  const looked = await cli('privacy', 'erase', '--email', 'ada@fret.example', '--dry-run');
  expect(looked.printed).toMatch(/^Would erase:\n +1 {2}leads\n +2 {2}lead_submissions\n/);
  expect(await dump()).toMatch(/ada@fret/i);

  // Stricter than what was known of the address before.
  await suppress(db, [TOKEN_SECRET], 'ada@fret.example', 'unsubscribed');
  const { code, printed } = await cli('privacy', 'erase', '--email', 'Ada@Fret.example', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(printed)).toEqual({
    erased: {
      leads: 1,
      lead_submissions: 2,
      form_submissions: 1,
      newsletter_subscribers: 1,
      deliveries: 9,
      simulator_results: 1,
      data_requests: 1,
      analyses: 1,
    },
    recipients: ['crm', 'sales mailbox'],
    mentions: [],
  });
  const dumped = await dump();
  expect(dumped).not.toMatch(/ada@fret/i);
  expect(dumped).toMatch(/bob@fret/i);
  expect(await count('deliveries')).toBe(deliveries - 9);
  expect(await count('pgboss.job')).toBeLessThan(jobs);
  expect(await count('idempotency_keys')).toBe(1);
  expect(await count('simulator_results')).toBe(1);
  const { rows } = await db.query('SELECT email_hmac, reason FROM suppressed_addresses');
  expect(rows).toEqual([
    { email_hmac: suppressionHash(TOKEN_SECRET, 'ada@fret.example'), reason: 'erased' },
  ]);
});

test('erasing somebody twice, or somebody unknown, does no harm', async () => {
  const again = await cli('privacy', 'erase', '--email', 'ada@fret.example');
  expect(again).toMatchObject({ code: 0, complained: '' });
  expect(again.printed).toContain('No table names the address any more');
  expect(await count('suppressed_addresses')).toBe(1);
});

test('somebody who comes back can be written to again, once it is asked for', async () => {
  const readmit = () => cli('privacy', 'readmit', '--email', 'ADA@fret.example');
  expect(await readmit()).toMatchObject({ code: 0 });
  expect(await count('suppressed_addresses')).toBe(0);
  expect(await readmit()).toMatchObject({
    code: 1,
    complained: 'Nothing keeps us from writing to this address.\n',
  });
});

test('an address in a message that somebody else wrote is reported, not silently kept', async () => {
  await storeContact(db, { answers: { message: 'Sujet: Autre\n\nEcrivez à cleo@fret.example' } });
  const { code, printed, complained } = await cli(
    'privacy',
    'erase',
    '--email',
    'cleo@fret.example',
  );
  expect(code).toBe(1);
  expect(printed).toMatch(/1 {2}public\.form_submissions/);
  expect(complained).toBe('The address still stands somewhere.\n');
});

test.each([
  ['élise@fret.example', 'ÉLISE@fret.example'],
  ['élise@fret.example', 'E\u0301lise@Fret.example'],
  ['flo@xn--bcher-kva.example', 'Flo@BÜCHER.example'],
  ['flo@bücher.example', 'flo@xn--bcher-kva.example'],
  ['gil@fret.example', 'ｇil＠fret.example'],
  ['gil@fret.example', 'GIL@fret.example'],
  ['gil@fret.example', 'gil\u00ad@fret.example'],
  ["o'neil+a.b@fret.example", "O'Neil+A.B@fret.example"],
])('whatever the locale, an erasure of %s does not overlook %s', async (email, spelling) => {
  expect((await db.query('SHOW lc_ctype')).rows).toEqual([{ lc_ctype: 'C' }]);
  const message = `Sujet: Autre\n\nEcrivez à ${spelling} !`;
  const id = await storeContact(db, { answers: { message } });
  const { code, printed } = await cli('privacy', 'erase', '--email', email, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(printed).mentions).toEqual([{ table: 'public.form_submissions', rows: 1 }]);
  await db.query('DELETE FROM form_submissions WHERE id = $1', [id]);
});

test('a letter that is left out when rows are searched becomes no part of an address in ASCII', () => {
  const usual = new RegExp(`[${NEVER_IN_ASCII}]`, 'u');
  const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  const left = all.filter((letter) => usual.test(letter));
  expect(left).toContain('é');
  expect(left.filter((letter) => /^$|[!-~]/.test(folded(`x${letter}x`).slice(1, -1)))).toEqual([]);
});

test('an erasure under a secret that the servers do not have is refused', async () => {
  const { code, complained } = await callCli(['privacy', 'erase', '--email', 'bob@fret.example'], {
    DATABASE_URL: database.ownerUrl,
  });
  expect({ code, complained }).toEqual({
    code: 1,
    complained: expect.stringContaining('TOKEN_SECRET is missing'),
  });
  expect(await dump()).toMatch(/bob@fret/);
});

test('P18: what is wrong is corrected in every row, and the score stays', async () => {
  const { code, printed } = await cli(
    ...['privacy', 'rectify', '--email', 'BOB@fret.example'],
    ...['--set', 'email=robert@fret.example', '--set', 'company=Fret & Filles', '--set', 'phone='],
  );
  expect({ code, printed }).toEqual({
    code: 0,
    printed:
      'Corrected: 2 lead_submissions, 1 leads, 1 form_submissions, 1 newsletter_subscribers\n' +
      'Deleted: 1 analyses. They name what was corrected, or their links went to the old address.\n',
  });
  expect(await dump()).not.toMatch(/bob@fret/i);
  const { printed: exported } = await cli('privacy', 'export', '--email', 'robert@fret.example');
  expect(JSON.parse(exported)).toMatchObject({
    leads: [{ company: 'Fret & Filles', phone: null, lead_score: 96 }],
    lead_submissions: [{ answers: { company: 'Fret & Filles' } }, {}],
    form_submissions: [{ company: 'Fret & Filles', name: 'Ana Roy' }],
  });
});

test('a correction to an address that is taken is refused and changes nothing', async () => {
  await storeLead(db, { email: 'dora@fret.example' });
  const args = ['--email', 'robert@fret.example', '--set', 'email=Dora@fret.example'];
  const { code, complained } = await cli('privacy', 'rectify', ...args);
  expect({ code, complained }).toEqual({
    code: 1,
    complained: 'There is somebody under the new address: erase or keep one of them.\n',
  });
  expect(await count('newsletter_subscribers')).toBe(1);
  expect(await dump()).toMatch(/robert@fret/);
});
