import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
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

const siteDir = writeFixtureSite();
const demo = await startDemo({ port: 0, siteDir, siteOrigin: FIXTURE_ORIGIN });
const found = await lookEverywhere().finally(async () => {
  await demo.stop();
  rmSync(siteDir, { recursive: true });
});
for (const [place, holds] of Object.entries(found)) {
  console.log(`${place.padEnd(16)}  ${holds ? 'has it' : 'DOES NOT HAVE IT'}`);
}
process.exitCode = Object.values(found).every(Boolean) ? 0 : 1;

async function lookEverywhere(): Promise<Record<string, boolean>> {
  const answer = await fetch(`${demo.site}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ ...REGISTRATION, [field]: value }),
  });
  if (answer.status !== 201) return { [`the API (${answer.status})`]: false };
  const exported = await callCli(['leads', 'export', '--csv'], { DATABASE_URL: demo.databaseUrl });
  return {
    'the API': true,
    'the table': (await storedLead())?.[field] === value,
    'the webhook': await arrives('webhooks', `"${field}":"${value}"`),
    'the sales mail': await arrives('mails', value),
    'the export': columnOf(exported.printed) === value,
    'docs/openapi.json': readFileSync('docs/openapi.json', 'utf8').includes(`"${field}": {`),
  };
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
