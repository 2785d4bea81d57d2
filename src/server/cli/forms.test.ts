import { afterAll, expect, test } from 'vitest';
import { enqueue, plannedDeliveries } from '../deliveries/enqueue.ts';
import { callCli } from '../testing/call-cli.ts';
import { storeContact, storeLead, VISITOR } from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';

const { database, db, stop } = await connectedDatabase();
const cli = (...args: string[]) => callCli(args, { DATABASE_URL: database.ownerUrl });
const contact = await storeContact(db);
const facts = { form_type: 'contact', suspicion: null } as const;
await enqueue(db, plannedDeliveries('form.submitted', facts, []), 'form_submission_id', contact);
const demo = await storeContact(db, {
  email: 'bot@fret.example',
  suspicion: 'too-fast',
  answers: { message: 'Sujet: Autre\n\n=HYPERLINK("//x")\u202e' },
});
await db.query(
  `UPDATE form_submissions SET form_type = 'demo_request', company = 'Fret;=1+1',
     created_at = now() - interval '3 days'
   WHERE id = $1`,
  [demo],
);
afterAll(stop);

test('R20: the reference of a delivery that was given up is found in the exports', async () => {
  const lead = await storeLead(db);
  const facts = { form_type: 'pre_registration', suspicion: null } as const;
  const plan = plannedDeliveries('lead.registered', facts, []);
  await enqueue(db, plan, 'lead_submission_id', lead);
  await db.query(`UPDATE deliveries SET state = 'dead'`);
  const { printed } = await cli('deliveries', 'list', '--dead');
  const [titles = '', ...lines] = printed.trimEnd().split('\n');
  const references = lines.map((line) => line.slice(titles.indexOf('reference')).split(' ')[0]);
  expect(new Set(references)).toEqual(new Set([lead, contact]));
  expect((await cli('leads', 'export')).printed).toContain(lead);
  expect((await cli('forms', 'export')).printed).toContain(contact);
});

test('S10: an export has every request with its suspicion, and cannot run in a spreadsheet', async () => {
  const { code, printed } = await cli('forms', 'export');
  expect(code).toBe(0);
  const lines = printed.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^id,created_at,form_type,subject,suspicion,lead_score,email,/);
  expect(lines[1]).toContain(',demo_request,pricing,too-fast,10,bot@fret.example,');
  expect(lines[1]).toContain(`"Fret;'=1+1"`);
  expect(lines[1]).toContain(`\n'=HYPERLINK(""//x"")`);
  expect(lines[2]).toContain(`,contact,pricing,,10,${VISITOR.email},`);
  const young = await cli('forms', 'export', '--since', '1d', '--json');
  expect(JSON.parse(young.printed)).toMatchObject({ id: contact, suspicion: null, lead_score: 10 });
});
