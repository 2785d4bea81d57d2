import { afterAll, expect, test } from 'vitest';
import { RETENTION } from '#domain/privacy/retention.ts';
import { createPool } from '../database/pool.ts';
import { runRetention } from '../retention/run-retention.ts';
import { COLLEAGUES, deskDay, PERSONAL } from '../testing/desk-day.ts';
import { believingProvider } from '../testing/desk-diary.ts';
import { startDesk } from '../testing/start-desk.ts';
import { OPERATIONS } from './operations.ts';

interface Line {
  name: string;
  action: string;
  records: string[];
  /** All of it, as the database writes it. */
  row: string;
}

const readLog = async (): Promise<Line[]> => {
  const { rows } = await desk.owner.query(
    'SELECT name, action, records, a::text AS row FROM desk_audit a ORDER BY id',
  );
  return rows;
};

const desk = await startDesk(undefined, believingProvider(COLLEAGUES));
const day = await deskDay(desk);
const log = await readLog();
afterAll(() => desk.stop());

test('every operation is part of the day', () => {
  const done = day.asked.filter(({ wanted }) => wanted === 'carried out');
  expect([...new Set(done.map(({ name }) => name))].sort()).toEqual(
    OPERATIONS.map(({ name }) => name).sort(),
  );
});

test('each request is carried out, or refused for its reason', () => {
  const became = day.asked.map(({ who, name, answer: { status, body } }) => [
    ...[who, name, status === 200 ? 'carried out' : (body as { refusal?: string }).refusal],
  ]);
  expect(became).toEqual(day.asked.map(({ who, name, wanted }) => [who, name, wanted]));
});

test('a refused request changed nothing', () => {
  expect(day.asked.filter(({ changed }) => changed).map(({ name }) => name)).toEqual([]);
});

test('the log has one line for each operation, in order, with the person, and none for refused ones', () => {
  const shape = ({ name, action }: { name: string; action: string }) => [name, action];
  expect(log.map(shape)).toEqual(day.lines.map(shape));
});

test('a line names the rows that were shown or changed, and no others', () => {
  expect(log.map(({ action, records }) => [action, records.toSorted()])).toEqual(
    day.lines.map(({ action, records }) => [action, [...records].sort()]),
  );
});

test('of everybody about whom an answer says something, its line names a row', () => {
  const shown = day.lines.flatMap(({ action, answer }, index) =>
    day.visitors
      .filter(({ marks }) => marks.some((mark) => answer?.includes(mark)))
      .map(({ rows }) => ({ action, named: log[index]?.records.some((id) => rows.includes(id)) })),
  );
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter(({ named }) => !named)).toEqual([]);
});

test('the whole log repeats no name, address or number, and nothing that was written or searched for', () => {
  const text = log.map(({ row }) => row).join('\n');
  expect(text).toContain('searched');
  const small = text.toLowerCase();
  expect(PERSONAL.filter((one) => small.includes(one.toLowerCase()))).toEqual([]);
});

test('who runs the service reads what was done, and the id of no row that it was done with', () => {
  const [page = ''] = day.lines
    .flatMap(({ action, answer }) => (action === 'audit.list' ? [answer] : []))
    .slice(-1);
  expect(page).toContain('person.erase');
  const ids = new Set(log.flatMap(({ records }) => records));
  expect([...ids].filter((id) => page.includes(id))).toEqual([]);
});

test('the desk’s role adds lines under the database’s number and clock, and changes none', async () => {
  for (const statement of [
    `UPDATE desk_audit SET action = 'other'`,
    'DELETE FROM desk_audit',
    'TRUNCATE desk_audit',
    `INSERT INTO desk_audit (action, happened_at) VALUES ('login', now() - interval '1 day')`,
    `INSERT INTO desk_audit (id, action) VALUES (1000000, 'login')`,
    `INSERT INTO desk_audit (action) VALUES ('login') ON CONFLICT (id) DO UPDATE SET action = 'other'`,
    `SELECT setval('desk_audit_id_seq', 1)`,
    'ALTER TABLE desk_audit DISABLE TRIGGER ALL',
    'DROP TRIGGER desk_audit_is_append_only ON desk_audit',
    'ALTER FUNCTION refuse_change_of_audit RENAME TO allow_change_of_audit',
    'SET session_replication_role = replica',
  ]) {
    await expect(desk.pool.query(statement), statement).rejects.toThrow(/permission denied|owner/);
  }
  await expect(desk.owner.query(`UPDATE desk_audit SET action = 'other'`)).rejects.toThrow(
    'not changed',
  );
  expect(await readLog()).toEqual(log);
});

test('a line says from which network somebody asked, or the proxy that nobody named, and no line from which machine', async () => {
  const networks: unknown[] = [];
  for (const from of ['203.0.113.77', '2001:db8:1:2::7', '127.0.0.1']) {
    const { headers } = await desk.member('Rita', 'operations');
    await desk.send('/api/audit.list', { ...headers, 'X-Forwarded-For': from }, {});
    await desk.send('/api/person.find', { ...headers, 'X-Forwarded-For': from }, {});
    await desk.send('/api/logout', { ...headers, 'X-Forwarded-For': from }, {});
    const { rows } = await desk.owner.query(
      `SELECT action, network FROM desk_audit WHERE name = 'Rita' ORDER BY id DESC LIMIT 3`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['logout', 'refused', 'audit.list']);
    networks.push(new Set(rows.map(({ network }) => network)));
  }
  expect(networks).toEqual([
    new Set(['203.0.113.0/24']),
    new Set(['2001:db8:1::/48']),
    new Set(['127.0.0.0/24']),
  ]);
});

test('the worker removes what is old enough, and could not empty the log if somebody took it over', async () => {
  const worker = createPool({ url: desk.database.workerUrl, max: 1 });
  for (const days of [-1, 1]) {
    await desk.owner.query(
      `INSERT INTO desk_audit (name, action, happened_at)
       VALUES ('aged', $1, now() - $2 * interval '1 month' + $3 * interval '1 day')`,
      [String(days), RETENTION.deskAuditMonths, days],
    );
  }
  const aged = async () =>
    (await desk.owner.query(`SELECT action FROM desk_audit WHERE name = 'aged'`)).rows;
  for (const own of [worker, desk.owner]) {
    await expect(own.query('DELETE FROM desk_audit')).rejects.toThrow('kept for six months');
  }
  expect(await aged()).toHaveLength(2);
  await runRetention(worker);
  expect(await aged()).toEqual([{ action: '1' }]);
  await worker.end();
});
