import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import {
  clampInputs,
  DEFAULT_INPUTS,
  MODEL_VERSION,
  type SimulationInputs,
  simulate,
  stateOfStored,
} from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { gracefulStop } from '../http/server-lifecycle.ts';
import { TooBusy } from '../process/side-task.ts';
import { modelThread } from '../simulations/model-thread.ts';
import { ask } from '../testing/http-client.ts';
import { newAddress, REGISTRATION } from '../testing/sample-forms.ts';
import { jsonOf, startApi } from '../testing/start-app.ts';
import { StoredSimulation } from './operations.ts';

const thread = modelThread({ log: console });
/** Watched, not replaced: what computing costs is not measured but counted. */
const run = vi.fn((inputs: SimulationInputs) => thread.run(inputs));

const api = await startApi({ api: { model: { run } } });
afterAll(async () => {
  await api.stop();
  await thread.stop();
});

const inputs = { mode: 'simple' as const, ...DEFAULT_INPUTS };
const SIMULATION = { language: 'fr', inputs };

async function storedId(vehicles: number): Promise<string> {
  const body = { language: 'fr', inputs: { ...inputs, vehicles } };
  return jsonOf(await api.post('/api/simulations', body)).id;
}

async function registered(change: object = {}) {
  const body = { ...REGISTRATION, email: newAddress(), ...change };
  return { email: body.email, ...jsonOf(await api.post('/api/leads', body)) };
}

const link = (id: string, token: string | undefined, body: object) =>
  api.patch(`/api/leads/${id}/simulator`, body, token ? { Authorization: `Bearer ${token}` } : {});
const linkOf = (simulator_result_id: string) => ({
  simulator_completed: true,
  simulator_result_id,
});

test('a simulation is computed again by the server, kept and read back', async () => {
  const answer = await api.post('/api/simulations', SIMULATION);
  expect(answer.status).toBe(201);
  const { id } = jsonOf(answer);
  const read = await ask(api.port, `/api/simulations/${id}`);
  expect(read.status).toBe(200);
  expect(jsonOf(read)).toEqual({
    id,
    model_version: MODEL_VERSION,
    language: 'fr',
    inputs,
    results: JSON.parse(JSON.stringify(simulate(inputs, FRENCH_YEARS))),
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(inputs).toMatchObject({ baseline: null, contract: null });
  expect(await api.rows('SELECT lead_score FROM simulator_results WHERE id = $1', [id])).toEqual([
    { lead_score: 22 },
  ]);
});

test('results are not taken from outside', async () => {
  const answer = await api.post('/api/simulations', { ...SIMULATION, results: { gain: 1e9 } });
  expect(answer.status).toBe(400);
});

test('inputs that the simulator does not offer are refused', async () => {
  const body = { language: 'fr', inputs: { ...inputs, vehicles: 100_000 } };
  const answer = await api.post('/api/simulations', body);
  expect(answer.status).toBe(422);
  expect(jsonOf(answer).fields).toEqual([{ name: 'inputs.vehicles', problem: 'invalid' }]);
});

test('R3: a simulation sent twice is kept once, and computed once', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await api.post('/api/simulations', SIMULATION, headers);
  run.mockClear();
  expect((await api.post('/api/simulations', SIMULATION, headers)).text).toBe(first.text);
  expect(run).not.toHaveBeenCalled();
  const other = { ...SIMULATION, language: 'en' };
  expect((await api.post('/api/simulations', other, headers)).status).toBe(409);
});

test('a request that was cut off before its simulation was stored can be sent again', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const { id } = jsonOf(await api.post('/api/simulations', SIMULATION, headers));
  await api.rows('DELETE FROM simulator_results WHERE id = $1', [id]);
  expect(jsonOf(await api.post('/api/simulations', SIMULATION, headers))).toEqual({ id });
  expect((await ask(api.port, `/api/simulations/${id}`)).status).toBe(200);
});

test('a simulation that finds no room is given a time to come back, and is then kept', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  run.mockRejectedValueOnce(new TooBusy());
  const busy = await api.post('/api/simulations', SIMULATION, headers);
  expect(busy.status).toBe(503);
  expect(busy.headers['retry-after']).toBe('5');
  const { id } = jsonOf(await api.post('/api/simulations', SIMULATION, headers));
  expect((await ask(api.port, `/api/simulations/${id}`)).status).toBe(200);
});

test('a simulation that kills the thread is answered 500, without details', async () => {
  run.mockRejectedValueOnce(new Error('at hour 7'));
  const failed = await api.post('/api/simulations', SIMULATION);
  expect(failed.status).toBe(500);
  expect(failed.text).not.toContain('hour');
});

test('a simulation holds up no other request, and is answered before the server stops', async () => {
  let arrived = Promise.withResolvers<void>();
  let stop = async () => {};
  const own = await startApi({
    extend(app) {
      app.addHook('onRequest', async () => arrived.resolve());
      stop = gracefulStop(app);
    },
  });
  // Starting the thread may take longer on a busy machine than a stop waits for anybody.
  await own.post('/api/simulations', { ...SIMULATION, inputs: { ...inputs, vehicles: 41 } });
  arrived = Promise.withResolvers();
  const { inputs: costly } = clampInputs({ bidirectional: 'yes', hours: 13, batteryKwh: 90 });
  let isAnswered = false;
  const answer = own
    .post('/api/simulations', { language: 'fr', inputs: { ...costly, mode: 'expert' } })
    .finally(() => {
      isAnswered = true;
    });
  await arrived.promise;
  expect((await ask(own.port, '/healthz')).status).toBe(200);
  expect(isAnswered).toBe(false);
  await stop();
  expect((await answer).status).toBe(201);
  await own.stop();
});

/** As version 1.1.0 stored it. */
const VERSION_1 = {
  mode: 'expert',
  vehicles: 40,
  hours: 12,
  chargerKw: 22,
  batteryKwh: 75,
  startPercent: 30,
  targetPercent: 80,
  readyHour: 8,
  controllablePercent: 85,
  sessionsPerDay: 1,
  daysPerYear: 253,
  eventsPerWeek: 5,
  wearCents: 4,
  efficiencyPercent: 87,
  capturePercent: 80,
  fleetSharePercent: 65,
  siteKw: null,
  criticalHour: null,
  activity: 'delivery',
  slot: 'standard',
  priority: 'normal',
  control: 'ocpp',
  region: 'france',
  priceYear: 2024,
};

/** As version 2.0.0 stored it: the end of the slot was when the vehicles were ready. */
const VERSION_2 = {
  mode: 'simple',
  ...{ vehicles: 60, hours: 13, slot: 'late', departureHour: null, activity: 'delivery' },
  ...{ baseline: 'timer', contract: 'fixed', siteKw: 250 },
};

test.each([
  [
    '1.1.0',
    VERSION_1,
    { mode: 'expert', fleet: { vehicles: 40, hours: 12, departureHour: 8, daysPerYear: null } },
  ],
  [
    '2.0.0',
    VERSION_2,
    {
      mode: 'simple',
      fleet: { vehicles: 60, hours: 13, departureHour: 0, baseline: 'timer', contract: 'fixed' },
    },
  ],
])(
  'a simulation of version %s is given back as it was, says so, and opens',
  async (version, stored, opened) => {
    const [{ id }] = await api.rows(
      `INSERT INTO simulator_results (model_version, language, inputs, results, potential, lead_score)
     VALUES ($1, 'fr', $2, '{"simple": {"monthlyGainEuros": 1000}}', 'medium', 40) RETURNING id`,
      [version, JSON.stringify(stored)],
    );
    const read = jsonOf(await ask(api.port, `/api/simulations/${id}`));
    expect(v.is(StoredSimulation, read)).toBe(true);
    expect(read).toMatchObject({ model_version: version, inputs: stored });
    expect(stateOfStored(read.inputs)).toMatchObject(opened);
  },
);

test.each(['11111111-1111-4111-8111-111111111111', 'x', "' OR 1=1"])(
  'a simulation nobody kept is not found: %s',
  async (id) => {
    expect((await ask(api.port, `/api/simulations/${encodeURIComponent(id)}`)).status).toBe(404);
  },
);

test('linking a simulation scores the submission and its lead again', async () => {
  const { id, token, email } = await registered();
  const answer = await link(id, token, linkOf(await storedId(100)));
  expect(answer.status).toBe(200);
  expect(jsonOf(answer)).toEqual({ lead_score: 89, qualification_status: 'priority' });
  const [lead] = await api.rows('SELECT * FROM crm_leads WHERE email = $1', [email]);
  expect(lead).toMatchObject({ simulator_completed: true, lead_score: 89 });
  expect(lead?.score_lines).toContainEqual({
    reason: 'simulator_potential',
    value: 'high',
    points: 9,
  });
  expect(await api.rows('SELECT lead_score FROM lead_submissions WHERE id = $1', [id])).toEqual([
    { lead_score: 89 },
  ]);
});

test('sales is informed of the first simulation linked to a submission, not of later ones', async () => {
  const { id, token } = await registered();
  for (const vehicles of [100, 25]) {
    expect((await link(id, token, linkOf(await storedId(vehicles)))).status).toBe(200);
  }
  const deliveries = await api.rows(
    "SELECT kind FROM deliveries WHERE lead_submission_id = $1 AND event = 'lead.simulated' ORDER BY kind",
    [id],
  );
  expect(deliveries).toEqual([{ kind: 'analysis' }, { kind: 'sales_notice' }]);
});

test('the token of a repeated registration links that submission and leaves the lead alone', async () => {
  const { email } = await registered();
  const again = await registered({ email });
  expect((await link(again.id, again.token, linkOf(await storedId(100)))).status).toBe(200);
  expect(await api.rows('SELECT * FROM crm_leads WHERE email = $1', [email])).toMatchObject([
    { simulator_completed: false, lead_score: 72, simulator_result_id: null },
  ]);
});

test('S2: without the token of that very submission, still valid, nothing is linked', async () => {
  const mine = await registered();
  const theirs = await registered();
  const body = linkOf(await storedId(25));
  const none = await link(mine.id, undefined, body);
  expect(none.status).toBe(401);
  expect(none.headers['www-authenticate']).toBe('Bearer');
  expect((await link(mine.id, theirs.token, body)).status).toBe(401);
  expect((await link(mine.id, 'x', body)).status).toBe(401);
  expect((await link(randomUUID(), mine.token, body)).status).toBe(401);
  expect((await link('x', mine.token, body)).status).toBe(404);
  await api.rows('UPDATE lead_submissions SET token_expires_at = now() WHERE id = $1', [mine.id]);
  expect((await link(mine.id, mine.token, body)).status).toBe(401);
  expect(await api.rows('SELECT * FROM crm_leads WHERE email = $1', [mine.email])).toMatchObject([
    { simulator_completed: false },
  ]);
});

test('S2: the token changes nothing but the simulation', async () => {
  const { id, token } = await registered();
  const body = linkOf(await storedId(25));
  expect((await link(id, token, { ...body, lead_score: 100 })).status).toBe(400);
  expect((await link(id, token, { ...body, email: 'x@y.example' })).status).toBe(400);
  expect((await link(id, token, { ...body, simulator_completed: false })).status).toBe(422);
  const unknown = await link(id, token, linkOf(randomUUID()));
  expect(unknown.status).toBe(422);
  expect(jsonOf(unknown).fields).toEqual([{ name: 'simulator_result_id', problem: 'not-offered' }]);
});

test('S22: of a token only its hash is kept', async () => {
  const { token } = await registered();
  const [{ text }] = await api.rows('SELECT json_agg(s)::text AS text FROM lead_submissions s');
  expect(text).not.toContain(token);
});
