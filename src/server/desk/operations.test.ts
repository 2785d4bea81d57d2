import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { DESK_PAGES, DESK_ROLES, type DeskRole } from '#domain/desk/desk-roles.ts';
import { differences, tableSums } from '../backup/table-sums.ts';
import { ask } from '../testing/http-client.ts';
import { startDesk } from '../testing/start-desk.ts';
import { storeLead } from '../testing/stored-rows.ts';
import { wrongSecurityHeaders } from '../testing/wrong-security-headers.ts';
import { OPERATIONS } from './operations.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/desk.md');

const desk = await startDesk();
afterAll(() => desk.stop());

/** Rows of the document's table: whether each of the roles may. */
function documented(): Map<string, Record<DeskRole, boolean>> {
  const rows = readFileSync(DOCUMENT, 'utf8').matchAll(
    /^\| `([\w.-]+)` \| (yes|no) \| (yes|no) \| (yes|no) \|$/gm,
  );
  return new Map(
    [...rows].map(([, name = '', sales, privacy, operations]) => [
      name,
      { sales: sales === 'yes', privacy: privacy === 'yes', operations: operations === 'yes' },
    ]),
  );
}

const actionsOf = async (name: string) =>
  (
    await desk.owner.query('SELECT action, facts FROM desk_audit WHERE name = $1 ORDER BY id', [
      name,
    ])
  ).rows;

test('the document names every operation', () => {
  expect([...documented().keys()].sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
});

test.each(OPERATIONS)('$name: who may ask for it is who the document says', async ({ name }) => {
  for (const role of DESK_ROLES) {
    const who = `${role} asks for ${name}`;
    const member = await desk.member(who, role);
    // Input that no operation takes: who may ask learns so, who may not is refused before.
    const { status, body } = await member.ask(name, ['neither']);
    if (documented().get(name)?.[role]) {
      expect([status, body]).toMatchObject([400, { refusal: 'malformed' }]);
    } else {
      expect([status, body]).toMatchObject([403, { refusal: 'role' }]);
      expect(await actionsOf(who)).toEqual([{ action: 'refused', facts: { asked: name } }]);
    }
  }
});

test.each(OPERATIONS)('$name: nobody else is answered', async ({ name }) => {
  const { token, headers } = await desk.member(`Somebody at ${name}`, ...DESK_ROLES);
  const { Cookie: _cookie, ...withoutCookie } = headers;
  const { Origin: _origin, 'X-CSRF-Token': _token, ...bare } = headers;
  const path = `/api/${name}`;
  const other = (await desk.member('Other', 'sales')).headers;
  const invented = `__Host-desk=${'A'.repeat(43)}`;
  const loggedOut = [401, { refusal: 'logged-out' }];
  const forged = [403, { refusal: 'csrf' }];
  for (const [how, sent, refused] of [
    ['without a cookie', withoutCookie, loggedOut],
    ['with an invented one', { ...headers, Cookie: invented }, loggedOut],
    ['from another origin', { ...headers, Origin: 'http://127.0.0.1:1' }, forged],
    ['without a token', { ...bare, Origin: desk.origin }, forged],
    ['with another token', { ...headers, 'X-CSRF-Token': other['X-CSRF-Token'] }, forged],
    ['led here by another site', { ...headers, 'Sec-Fetch-Site': 'cross-site' }, forged],
  ] as const) {
    const { status, body } = await desk.send(path, sent, {});
    expect([status, body], how).toMatchObject(refused);
  }
  await desk.owner.query('DELETE FROM desk_sessions WHERE subject = $1', [`somebody at ${name}`]);
  expect((await desk.send(path, headers, {})).status, token).toBe(401);
});

test('what somebody who is not logged in sends to any operation changes nothing', async () => {
  const db = new Client(desk.database.ownerUrl);
  await db.connect();
  const before = await tableSums(db);
  for (const { name } of OPERATIONS) {
    for (const body of [{}, { id: '1' }, { roles: ['sales'] }, [[[]]]]) {
      expect((await desk.send(`/api/${name}`, {}, body)).status).toBeGreaterThanOrEqual(400);
    }
  }
  expect(differences(before, await tableSums(db))).toEqual([]);
  await db.end();
});

test.each([
  ['a NUL', '{"name":"a\\u0000"}'],
  ['half a character', '{"name":"\\ud83d"}'],
  ['another prototype', '{"name":"crm","__proto__":{}}'],
  ['lists in lists', `${'['.repeat(9_000)}${']'.repeat(9_000)}`],
  ['half an object', '{"name":'],
  ['nothing', ''],
])('%s is malformed before anything looks at it', async (_what, body) => {
  const marc = await desk.member('Marc', 'operations');
  const { status, text } = await ask(desk.port, '/api/destinations.test', {
    ...{ method: 'POST', body, headers: { Host: new URL(desk.origin).host, ...marc.headers } },
  });
  expect([status, JSON.parse(text).refusal]).toEqual([400, 'malformed']);
});

test('every answer has the site’s headers and is kept nowhere; under another name there is none', async () => {
  const { headers } = await desk.member('Looking', 'sales');
  const paths = [
    ...Object.values(DESK_PAGES).map(({ path }) => path),
    ...[
      '/',
      '/nowhere',
      '/assets/desk-0.js',
      '/api/session',
      '/api/nothing',
      '/login',
      '/callback',
    ],
  ];
  for (const path of paths) {
    const answer = await desk.send(path, { ...headers, Accept: 'text/html' });
    const wrong = wrongSecurityHeaders(answer.headers).filter((name) => name !== 'set-cookie');
    expect(wrong, path).toEqual([]);
    expect(answer.headers['cache-control'], path).toBe('no-store');
    expect(answer.headers['x-robots-tag'], path).toBe('noindex');
  }
  const elsewhere = await desk.send('/', { Host: 'desk.example' });
  expect([elsewhere.status, elsewhere.text]).toEqual([421, 'Misdirected Request\n']);
});

test('the log says who looked at it, and to operations it names no records', async () => {
  const nadia = await desk.member('Nadia', 'privacy');
  const marc = await desk.member('Marc', 'operations');
  const record = 'a2bb6b3c-2f5c-4a3e-9d1e-0b6c9a2f7d10';
  await desk.owner.query(
    `INSERT INTO desk_audit (subject, name, action, records) VALUES ('lea', 'Léa', 'login', ARRAY[$1::uuid])`,
    [record],
  );
  const lines = async (member: typeof nadia) =>
    ((await member.ask('audit.list')).body as { lines: { name: string; records: string[] }[] })
      .lines;
  expect((await lines(nadia)).find(({ name }) => name === 'Léa')?.records).toEqual([record]);
  expect((await lines(marc)).find(({ name }) => name === 'Léa')).toMatchObject({
    records: [],
    count: 1,
  });
  expect((await lines(nadia)).slice(0, 2).map(({ name }) => name)).toEqual(['Marc', 'Nadia']);
});

test('an operation that cannot be logged is neither carried out nor answered', async () => {
  const lea = await desk.member('Léa', 'sales');
  const id = await storeLead(desk.owner, { suspicion: 'honeypot' });
  const stored = async () =>
    (await desk.owner.query('SELECT s::text FROM lead_submissions s WHERE id = $1', [id])).rows;
  const before = await stored();
  const statuses = async () => [
    (await lea.ask('request.show', { id, language: 'fr' })).status,
    (await lea.ask('request.release', { id })).status,
  ];
  await desk.owner.query('REVOKE INSERT ON desk_audit FROM voltige_desk');
  const withoutLog = await statuses();
  await desk.owner.query(
    'GRANT INSERT (subject, name, action, records, facts, network) ON desk_audit TO voltige_desk',
  );
  expect(withoutLog).toEqual([500, 500]);
  expect(await stored()).toEqual(before);
  expect((await desk.owner.query('SELECT FROM deliveries')).rowCount).toBe(0);
  expect(await statuses()).toEqual([200, 200]);
});
