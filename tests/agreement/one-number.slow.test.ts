import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailWords } from '#content/mail-words.ts';
import { calculation } from '#domain/simulator/calculation.ts';
import { clampInputs, MODES } from '#domain/simulator/inputs.ts';
import { type ShownFigures, shownFigures } from '#domain/simulator/model/estimate.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { storedInputs } from '#domain/simulator/stored-inputs.ts';
import { decodeState, encodeState, type SimulationState } from '#domain/simulator/url-codec.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { createPool } from '#server/database/pool.ts';
import type { DeliveryEvent } from '#server/deliveries/delivery.ts';
import { type ContactSubject, type LeadSubject, loadSubject } from '#server/deliveries/subject.ts';
import { webhookPayload } from '#server/deliveries/webhook-payload.ts';
import { acknowledgement } from '#server/mail/compose/acknowledgement.ts';
import { salesNotice } from '#server/mail/compose/sales-notice.ts';
import { mailHtml } from '#server/mail/html.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import { mailText } from '#server/mail/plain-text.ts';
import { callCli } from '#server/testing/call-cli.ts';
import { ask } from '#server/testing/http-client.ts';
import { CONTACT, REGISTRATION } from '#server/testing/sample-forms.ts';
import { jsonOf, type StartedApi, startApi } from '#server/testing/start-app.ts';
import { anyCorner, anyInputs } from '../fleets/any-inputs.ts';
import { howMany } from '../fleets/how-many.ts';
import { pageAmounts } from './page-parts.tsx';
import { type Amounts, wholeNumbersIn } from './read-amounts.ts';

/** All of them in `npm run test:agreement`. */
const FLEETS = howMany(200);
const DEPOT = { siteKw: null, bidirectional: 'no', startPercent: 35 };
const ORIGIN = 'https://www.voltige.example';
const LINKS = { origin: ORIGIN, tokenSecrets: ['a secret for tests'] };

let api: StartedApi;
let worker: Pool;
beforeAll(async () => {
  api = await startApi();
  worker = createPool({ url: api.database.workerUrl });
});
afterAll(async () => {
  await worker.end();
  await api.stop();
});

/**
 * Answers of all kinds and at their ends. Half of what can be answered leaves too little power or V2G, and
 * takes long: three of four are depots.
 */
const states = fc
  .sample(fc.oneof(anyInputs, anyInputs, anyInputs, anyCorner), { numRuns: FLEETS, seed: 2026 })
  .map((any, nth) => (nth % 4 === 0 ? any : clampInputs({ ...any, ...DEPOT }).inputs))
  .map((fleet, nth): SimulationState => ({ fleet, mode: MODES[nth % 2] ?? 'simple' }));
const model = calculation(FRENCH_YEARS);

test.each(states.map((state, nth) => [nth, encodeState(state), state] as const))(
  'fleet %i has the same amounts wherever they are shown',
  { timeout: 60_000 },
  async (nth, address, sent) => {
    // As the page has it from its address, and no other way.
    const { state, notes } = decodeState(address);
    expect([state, notes]).toEqual([sent, []]);
    const inputs = state.fleet;
    const { main } = model.main({ inputs, choice: 'mean' });
    const details = model.details({ inputs });

    const amounts: Record<string, Partial<Amounts>> = {};
    for (const language of LANGUAGES) {
      const { found, wanted } = await pageAmounts({ inputs, main, details }, language);
      expect({ address, language, ...found }).toEqual({ address, language, ...wanted });
    }
    amounts.page = shownAmounts(shownFigures(main.estimate, details.range, inputs.vehicles));
    amounts.json = shownAmounts(JSON.parse(model.json({ state, link: '' })).results.shown);

    const [language = 'fr', other = 'en'] = nth % 2 ? [...LANGUAGES].reverse() : LANGUAGES;
    const id = await kept(state, language);
    const stored = jsonOf(await ask(api.port, `/api/simulations/${id}`));
    amounts.stored = shownAmounts(stored.results.shown);
    const lead = await linkedLead(id, language, `agree-${nth}@fret.example`);
    const contact = await contactWith(id, other);
    for (const subject of [lead, contact]) Object.assign(amounts, serverAmounts(subject));

    expect({ address, ...amounts.page }).toEqual({ address, ...amounts.stored });
    for (const [where, figures] of Object.entries(amounts)) {
      expect({ address, where, ...amounts.stored, ...figures }).toEqual({
        address,
        where,
        ...amounts.stored,
      });
    }
  },
);

test('the list of leads shows what each of their simulations came to', async () => {
  const { printed } = await callCli(['leads', 'export', '--json'], {
    DATABASE_URL: api.database.ownerUrl,
  });
  const rows: { simulator_result_id: string }[] = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows.length).toBe(FLEETS);
  for (const row of rows) {
    const stored = jsonOf(await ask(api.port, `/api/simulations/${row.simulator_result_id}`));
    const { perVehicle, fleet } = stored.results.shown as ShownFigures;
    expect(row).toMatchObject({
      gain_per_vehicle_year_euros: perVehicle.gainEuros,
      gain_low_euros: perVehicle.lowEuros,
      gain_high_euros: perVehicle.highEuros,
      gain_per_year_euros: fleet.gainEuros,
    });
  }
});

async function kept(state: SimulationState, language: Language): Promise<string> {
  const answer = await api.post('/api/simulations', { language, inputs: storedInputs(state) });
  expect(answer.status).toBe(201);
  return jsonOf(answer).id;
}

async function linkedLead(simulationId: string, language: Language, email: string) {
  const body = { ...REGISTRATION, email, language };
  const { id, token } = jsonOf(await api.post('/api/leads', body));
  const link = { simulator_completed: true, simulator_result_id: simulationId };
  const headers = { Authorization: `Bearer ${token}` };
  expect((await api.patch(`/api/leads/${id}/simulator`, link, headers)).status).toBe(200);
  return subjectOf({ lead_submission_id: id });
}

async function contactWith(simulationId: string, language: Language) {
  const form_data = { ...CONTACT.form_data, simulator_result_id: simulationId };
  const answer = await api.post('/api/form-submission', { ...CONTACT, form_data, language });
  expect(answer.status).toBe(201);
  return subjectOf({ form_submission_id: jsonOf(answer).id });
}

/** As the worker finds it when it sends. */
async function subjectOf(row: { lead_submission_id: string } | { form_submission_id: string }) {
  const subject = await loadSubject(worker, {
    id: randomUUID(),
    kind: 'webhook',
    event: 'form.submitted',
    destination: 'crm',
    lead_submission_id: null,
    form_submission_id: null,
    newsletter_subscriber_id: null,
    data_request_id: null,
    analysis_id: null,
    ...row,
  });
  if (subject?.of !== 'lead' && subject?.of !== 'contact') throw new Error('nothing was kept');
  return subject;
}

function serverAmounts(subject: LeadSubject | ContactSubject): Record<string, Partial<Amounts>> {
  const event: DeliveryEvent = subject.of === 'lead' ? 'lead.simulated' : 'form.submitted';
  const { simulation } = JSON.parse(webhookPayload(event, subject, LINKS)).data;
  const of = `${subject.of} ${subject.language}`;
  return {
    [`webhook of ${of}`]: {
      gain: simulation.gain_per_vehicle_year_euros,
      low: simulation.gain_low_euros,
      high: simulation.gain_high_euros,
      before: simulation.bill_today_euros,
      paid: simulation.bill_after_euros,
    },
    [`sales mail of ${of}`]: mailAmounts(salesNotice(event, subject, ORIGIN)),
    [`acknowledgement of ${of}`]: acknowledgementAmounts(acknowledgement(subject, ORIGIN)),
  };
}

/** Out of its text; its HTML must say the same. */
function mailAmounts(mail: MailContent): Amounts {
  const words = mailWords(mail.language).simulation;
  const text = mailText(mail);
  const html = mailHtml(mail).replace(/<[^>]+>/g, '');
  const row = (label: string) => {
    const said = new RegExp(`^${label}\\s?: (.*)$`, 'm').exec(text)?.[1] ?? '';
    expect(html).toContain(said);
    return wholeNumbersIn(said);
  };
  const [gain = Number.NaN, low = Number.NaN, high = Number.NaN] = row(words.gain);
  const [before = Number.NaN] = row(words.billToday);
  const [paid = Number.NaN] = row(words.paidInAll);
  return { gain, low, high, before, paid };
}

/** The acknowledgement has the amount and the line of its range. */
function acknowledgementAmounts(mail: MailContent): Partial<Amounts> {
  const { label } = mailWords(mail.language).acknowledgement.simulation;
  const text = mailText(mail);
  const html = mailHtml(mail).replace(/<[^>]+>/g, '');
  const numbers = (pattern: RegExp) => {
    const said = (pattern.exec(text) ?? []).slice(1);
    for (const amount of said) expect(html).toContain(amount);
    return said.flatMap(wholeNumbersIn);
  };
  const [gain = Number.NaN] = numbers(new RegExp(`^${label}\\s?: (\\S+)`, 'm'));
  const [low = Number.NaN, high = Number.NaN] = numbers(/^(.*) -*\|-* (.*)$/m);
  return { gain, low, high };
}

const shownAmounts = ({ perVehicle }: ShownFigures): Amounts => ({
  gain: perVehicle.gainEuros,
  low: perVehicle.lowEuros ?? Number.NaN,
  high: perVehicle.highEuros ?? Number.NaN,
  before: perVehicle.beforeEuros,
  paid: perVehicle.paidInAllEuros,
});
