import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import type { Field } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { startDemo } from '#server/demo/start-demo.ts';
import { callCli } from '#server/testing/call-cli.ts';
import { FIXTURE_ORIGIN, writeFixtureSite } from '#server/testing/fixture-site.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';

/**
 * Sends a pre-registration with one more field to the whole product on a database of its own, and looks
 * for the answer in every place where a field of a lead can arrive.
 * `node bench/follow-lead-field.ts depot_postcode 69007`
 */
const [field = '', value = ''] = parseArgs({ allowPositionals: true }).positionals;
if (value === '') throw new Error('Name a field and its answer.');
const LONGEST_DELIVERY_MS = 20_000;

const row = new Map<string, Field>(Object.entries(LEAD_FIELDS)).get(field);
if (row === undefined) throw new Error(`${field} has no row in LEAD_FIELDS.`);

const siteDir = writeFixtureSite();
const demo = await startDemo({
  ...{ port: 0, siteDir, siteOrigin: FIXTURE_ORIGIN },
  // No field arrives there that is not in the others, and a fresh clone has no build of it.
  withDesk: false,
});
let missing = 0;
try {
  await register();
  await report('table', row.column, async () => (await storedLead())?.[field] === value);
  await report('webhook', row.webhook, () => arrives('webhooks', `"${field}":"${value}"`));
  await report('export', row.export, async () => columnOf(await exported()) === value);
  await report('sales mail', row.mail, () => arrives('mails', value));
  await report('docs/openapi.json', true, async () => described());
} finally {
  await demo.stop();
  rmSync(siteDir, { recursive: true });
}
process.exitCode = missing === 0 ? 0 : 1;

/** A place that the table of fields says no to is left out, with its reason. */
async function report(
  place: string,
  planned: Field['mail'] | true,
  look: () => Promise<boolean>,
): Promise<void> {
  const withheld = typeof planned === 'string' ? `left out: ${planned}` : undefined;
  const outcome = withheld ?? ((await look()) ? 'has it' : 'DOES NOT HAVE IT');
  if (outcome === 'DOES NOT HAVE IT') missing += 1;
  console.log(`${place.padEnd(17)}  ${outcome}`);
}

async function register(): Promise<void> {
  const answer = await fetch(`${demo.site}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ ...REGISTRATION, [field]: value }),
  });
  if (answer.status !== 201)
    throw new Error(`The API answers ${answer.status}: ${await answer.text()}`);
}

async function exported(): Promise<string> {
  const environment = { DATABASE_URL: demo.databaseUrl };
  return (await callCli(['leads', 'export', '--csv'], environment)).printed;
}

function described(): boolean {
  return readFileSync('docs/openapi.json', 'utf8').includes(`"${field}": {`);
}

async function storedLead(): Promise<Record<string, unknown> | undefined> {
  const db = new Client(demo.databaseUrl);
  await db.connect();
  const { rows } = await db.query('SELECT * FROM crm_leads');
  await db.end();
  return rows[0];
}

async function arrives(kind: 'webhooks' | 'mails', text: string): Promise<boolean> {
  const deadline = Date.now() + LONGEST_DELIVERY_MS;
  while (Date.now() < deadline) {
    if ((await (await fetch(`${demo.inbox}/${kind}.json`)).text()).includes(text)) return true;
    await pause(200);
  }
  return false;
}

function columnOf(csv: string): string | undefined {
  const [head = '', lead = ''] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lead.split(',')[head.split(',').indexOf(field)]?.replace(/^"|"$/g, '');
}
