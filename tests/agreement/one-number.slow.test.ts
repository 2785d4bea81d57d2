import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAnswers } from '#domain/leads/analysed-fleet.ts';
import {
  calculation,
  clampInputs,
  decodeState,
  encodeState,
  type FleetInputs,
  MODES,
  type ShownFigures,
  type SimulationState,
  shownFigures,
} from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { analysisFigures } from '#server/analysis/analysis-figures.ts';
import { composeDocument } from '#server/analysis/compose-document.ts';
import { createPool } from '#server/database/pool.ts';
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
import { mailWords } from '#server/words/words.ts';
import { anyCorner, anyInputs } from '../fleets/any-inputs.ts';
import { howMany } from '../fleets/how-many.ts';
import { pageAmounts } from './page-parts.tsx';
import { type Amounts, amountsOf, wholeNumbersIn } from './read-amounts.ts';

/** All of them in `npm run test:agreement`. */
const FLEETS = howMany(200);
const DEPOT = { siteKw: null, bidirectional: 'no', startPercent: 35 };
const FRAME = { day: '2026-11-19', link: '', methodLink: '', statements: {} };
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
    const shown = shownFigures(main, details.ranges, inputs.vehicles);
    amounts.page = amountsOf(shown, inputs);
    const { results } = JSON.parse(model.json({ state, link: '' }));
    amounts.json = amountsOf(results.shown, inputs);
    expect(results).toMatchObject(shown.against);

    const [language = 'fr', other = 'en'] = nth % 2 ? [...LANGUAGES].reverse() : LANGUAGES;
    const id = await kept(state, language);
    const stored = jsonOf(await ask(api.port, `/api/simulations/${id}`));
    amounts.stored = amountsOf(stored.results.shown, inputs);
    expect(stored.results).toMatchObject(shown.against);
    amounts.document = documentAmounts(state, language);
    const lead = await linkedLead(id, language, `agree-${nth}@fret.example`);
    const contact = await contactWith(id, other);
    for (const subject of [lead, contact]) {
      expectInWebhook(subject, inputs, shown);
      Object.assign(amounts, mailsAmounts(subject));
    }

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
    expect(row).toMatchObject(withSituation(stored.inputs, stored.results.shown));
  }
});

async function kept(state: SimulationState, language: Language): Promise<string> {
  const answer = await api.post('/api/simulations', {
    language,
    inputs: { ...state.fleet, mode: state.mode },
  });
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

/** What a receiver finds of a gain, and what it stands on. */
function withSituation({ baseline, contract }: FleetInputs, shown: ShownFigures) {
  const { perVehicle, fleet, against, span } = shown;
  return {
    charging_today: baseline,
    electricity_price: contract,
    gain_per_vehicle_year_euros: perVehicle.gainEuros,
    gain_low_euros: perVehicle.lowEuros,
    gain_high_euros: perVehicle.highEuros,
    gain_span_low_euros: span === null ? null : span.perVehicle.lowEuros,
    gain_span_high_euros: span === null ? null : span.perVehicle.highEuros,
    gain_against_arrival_euros: against.arrival.gainEuros,
    gain_against_timer_euros: against.timer.gainEuros,
    gain_per_year_euros: fleet.gainEuros,
  };
}

const eventOf = ({ of }: LeadSubject | ContactSubject) =>
  of === 'lead' ? 'lead.simulated' : 'form.submitted';

function expectInWebhook(
  subject: LeadSubject | ContactSubject,
  inputs: FleetInputs,
  shown: ShownFigures,
): void {
  const { simulation } = JSON.parse(webhookPayload(eventOf(subject), subject, LINKS)).data;
  expect(simulation).toMatchObject({
    ...withSituation(inputs, shown),
    bill_today_euros: shown.perVehicle.beforeEuros,
    bill_after_euros: shown.perVehicle.paidInAllEuros,
  });
}

function mailsAmounts(subject: LeadSubject | ContactSubject): Record<string, Partial<Amounts>> {
  const of = `${subject.of} ${subject.language}`;
  return {
    [`sales mail of ${of}`]: salesAmounts(salesNotice(eventOf(subject), subject, ORIGIN)),
    [`acknowledgement of ${of}`]: acknowledgementAmounts(acknowledgement(subject, ORIGIN)),
  };
}

/** Out of its text; its HTML must say the same. */
function salesAmounts(mail: MailContent): Amounts {
  const words = mailWords(mail.language).simulation;
  const text = mailText(mail);
  const html = mailHtml(mail).replace(/<[^>]+>/g, '');
  const row = (label: string) => {
    const said = new RegExp(`^${label}\\s?: (.*)$`, 'm').exec(text)?.[1] ?? '';
    expect(html).toContain(said);
    return said;
  };
  const [gain = '', range = ''] = row(words.gain).split('(');
  return {
    gain: wholeNumbersIn(gain),
    range: wholeNumbersIn(range),
    fleet: wholeNumbersIn(row(words.fleetGain)).slice(0, -1),
    other: wholeNumbersIn(row(words.other)),
    bill: [words.billToday, words.paidInAll].flatMap((label) => wholeNumbersIn(row(label))),
  };
}

/** The large figure's block: the gain, its range, the other gain and that of the fleet. */
function acknowledgementAmounts(mail: MailContent): Partial<Amounts> {
  const figure = mail.blocks.find((block) => block.kind === 'figure');
  if (figure?.kind !== 'figure') throw new Error('no figure');
  const said = [mailText(mail), mailHtml(mail)].map((text) => text.replace(/\s+/g, ' '));
  for (const part of [figure.value, figure.unit, ...figure.notes]) {
    for (const text of said) expect(text).toContain(part.replace(/\s+/g, ' '));
  }
  const [other = '', fleet = ''] = figure.notes.length > 2 ? figure.notes : ['', ...figure.notes];
  const { low = '', high = '' } = figure.range ?? {};
  return {
    gain: wholeNumbersIn(figure.value),
    range: wholeNumbersIn(`${low} ${high}`),
    other: wholeNumbersIn(other),
    fleet: wholeNumbersIn(fleet).slice(1),
  };
}

/** The cover of the four pages. */
function documentAmounts({ fleet: inputs, mode }: SimulationState, language: Language) {
  const figures = analysisFigures({ inputs, mode, given: givenAnswers(inputs) }, FRENCH_YEARS);
  const { gain, facts } = composeDocument(figures, { ...FRAME, language }).cover;
  return {
    gain: wholeNumbersIn(gain.value),
    fleet: wholeNumbersIn(facts[0]?.value ?? ''),
    ...(gain.range !== null && { range: wholeNumbersIn(gain.range) }),
  };
}
