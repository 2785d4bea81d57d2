import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { RETENTION } from '#domain/privacy/retention.ts';
import { enqueue, plannedDeliveries } from '../deliveries/enqueue.ts';
import { callCli } from '../testing/call-cli.ts';
import {
  storeConfirmedSubscriber,
  storeContact,
  storeLead,
  storeSubscriber,
} from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';

const email = 'ada@fret.example';
const secrets = [`whsec_${randomBytes(24).toString('base64')}`];
const destination = (name: string, filters: object = {}) => ({
  name,
  url: `https://${name}.example/`,
  secrets,
  ...filters,
});
const WEBHOOKS = JSON.stringify([
  destination('crm'),
  destination('letters', { form_types: ['newsletter'] }),
  destination('demos', { form_types: ['demo_request'] }),
  destination('simulated', { events: ['lead.simulated'] }),
]);
const TOKEN_SECRET = randomBytes(32).toString('hex');

const recipients = async (...args: string[]) =>
  JSON.parse((await cli(['privacy', ...args, '--email', email, '--json'])).printed)
    .recipients as string[];

const { database, db, stop } = await connectedDatabase();
const cli = (args: string[], environment: Record<string, string> = { WEBHOOKS }) =>
  callCli(args, { DATABASE_URL: database.ownerUrl, TOKEN_SECRET, ...environment });
beforeEach(() => db.query('TRUNCATE crm_leads, form_submissions, newsletter_subscribers CASCADE'));
afterAll(stop);

/** Sent to the CRM and to sales longer ago than deliveries are kept. */
async function keepOldLead(): Promise<void> {
  const lead = await storeLead(db, { email });
  const facts = { form_type: 'pre_registration', suspicion: null } as const;
  const plan = plannedDeliveries('lead.registered', facts, [destination('crm')]);
  await enqueue(db, plan, 'lead_submission_id', lead);
  const age = `${RETENTION.deliveryPayloadDays + 1} days`;
  await db.query(`UPDATE deliveries SET state = 'delivered', ended_at = now() - $1::interval`, [
    age,
  ]);
  await cli(['retention', 'run']);
  expect((await db.query('SELECT 1 FROM deliveries')).rows).toEqual([]);
}

test('P18: who was sent a lead is named after its deliveries are gone, in a dry run too', async () => {
  await keepOldLead();
  const sentence =
    'Tell those who were or may have been sent it to erase it too: crm, sales mailbox, simulated\n';
  const looked = await cli(['privacy', 'erase', '--email', email, '--dry-run']);
  expect(looked.printed).toContain(sentence);
  expect(await recipients('erase', '--dry-run')).toEqual(['crm', 'sales mailbox', 'simulated']);
  expect(await recipients('export')).toEqual(['crm', 'sales mailbox', 'simulated']);
  const { code, printed } = await cli(['privacy', 'erase', '--email', email]);
  expect(code).toBe(0);
  expect(printed).toContain(sentence);
});

test('P18: a webhook is named for the forms that it takes', async () => {
  await storeContact(db, { email });
  expect(await recipients('erase', '--dry-run')).toEqual(['crm', 'sales mailbox']);
  await db.query(`UPDATE form_submissions SET form_type = 'demo_request'`);
  expect(await recipients('erase', '--dry-run')).toEqual(['crm', 'demos', 'sales mailbox']);
});

test('P18: a message is with the mailbox of its subject', async () => {
  await storeContact(db, { email });
  await db.query(
    `UPDATE form_submissions SET form_data = '{"source": "contact_form", "subject": "technical"}'`,
  );
  expect(await recipients('erase', '--dry-run')).toEqual(['crm', 'technical mailbox']);
});

test('P18: a newsletter goes to no salesperson, and to nobody before it is confirmed', async () => {
  await storeSubscriber(db, { email });
  expect(await recipients('erase', '--dry-run')).toEqual([]);
  await db.query('TRUNCATE newsletter_subscribers CASCADE');
  await storeConfirmedSubscriber(db, { email });
  expect(await recipients('erase', '--dry-run')).toEqual(['crm', 'letters']);
});

test('P18: a webhook that is no longer configured is named while a delivery shows it', async () => {
  const contact = await storeContact(db, { email });
  const facts = { form_type: 'contact', suspicion: null } as const;
  const plan = plannedDeliveries('form.submitted', facts, [destination('former')]);
  await enqueue(db, plan, 'form_submission_id', contact);
  expect(await recipients('erase', '--dry-run')).toEqual(['crm', 'sales mailbox']);
  await db.query(`UPDATE deliveries SET state = 'delivered'`);
  expect(await recipients('erase', '--dry-run')).toEqual(['crm', 'former', 'sales mailbox']);
});

test("P18: an operator without the servers' webhooks reads what is missing", async () => {
  await keepOldLead();
  const { printed } = await cli(['privacy', 'erase', '--email', email, '--dry-run'], {});
  expect(printed).toContain('erase it too: sales mailbox\n');
  expect(printed).toContain('WEBHOOKS names none here');
});

test('P18: about somebody of whom nothing is held, nobody needs to be informed', async () => {
  expect(await recipients('erase', '--dry-run')).toEqual([]);
  const { printed } = await cli(['privacy', 'erase', '--email', email, '--dry-run'], {});
  expect(printed).not.toMatch(/Tell|WEBHOOKS/);
});
