import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recordEnd } from '../deliveries/attempt-statements.ts';
import { sweepDeliveries } from '../deliveries/requeue.ts';
import { ANNOUNCED, REGISTRATION } from '../testing/sample-forms.ts';
import { jsonOf, startApi } from '../testing/start-app.ts';
import { startMailSender } from '../testing/start-mail-sender.ts';

const WAIT_SECONDS = 120;
/** 49 points, and 66 with a simulation of high potential. */
const STANDARD = { ...REGISTRATION, fleet_size: 25, urgency: '6_months' };

const api = await startApi({ api: { simulationWaitSeconds: WAIT_SECONDS } });
const sender = await startMailSender({ database: api.database });
beforeEach(async () => {
  sender.sink.mails.length = 0;
  sender.sink.behave('take');
  await sender.owner.query('TRUNCATE crm_leads, deliveries CASCADE');
  await sender.owner.query('DELETE FROM pgboss.job');
});
afterAll(async () => {
  await sender.stop();
  await api.stop();
});

const register = async (answers: object = STANDARD) =>
  jsonOf(await api.post('/api/leads', answers)) as { id: string; token: string };

interface Row {
  id: string;
  event: string;
  kind: string;
  state: string;
  attempts: number;
  held: number;
}

const deliveries = async (kind = 'sales_notice') =>
  (await api.rows(
    `SELECT id, event, kind, state, attempts,
       extract(epoch FROM next_attempt_at - created_at)::float8 AS held
     FROM deliveries WHERE kind = $1 ORDER BY created_at`,
    [kind],
  )) as Row[];

const noticeOf = async (event: string) => {
  const found = (await deliveries()).find((row) => row.event === event);
  if (found === undefined) throw new Error(`no notice of ${event}`);
  return found;
};

/** What a worker does now: an attempt of every mail that is due, in the order given or of their storing. */
async function work(first?: string): Promise<Email[]> {
  const due = (await api.rows(
    `SELECT id, attempts FROM deliveries
     WHERE kind = 'sales_notice' AND state = 'pending' AND next_attempt_at <= now()
     ORDER BY event = $1 DESC, created_at`,
    [first ?? ''],
  )) as Row[];
  const before = sender.sink.mails.length;
  for (const { id, attempts } of due) await sender.attempt(id, attempts + 1);
  const received = sender.sink.mails.slice(before);
  return Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
}

/** A claim moves next_attempt_at; the passing of time does not. */
const passTime = () =>
  sender.owner.query(
    `UPDATE deliveries SET held_until = held_until - interval '10 min',
       next_attempt_at = next_attempt_at - interval '10 min', created_at = created_at - interval '10 min'`,
  );

const FIGURE = /182\s€ \(prudent 142\s€, favorable 222\s€\)/;

test('without a simulation the notice goes out once, after the wait', async () => {
  await register();
  expect(await work()).toEqual([]);
  expect(await sweepDeliveries(sender.db, [])).toEqual({ enqueued: 0, dead: 0 });
  const { rows: jobs } = await sender.owner.query(
    'SELECT extract(epoch FROM start_after - created_on)::int AS wait FROM pgboss.job ORDER BY 1',
  );
  expect(jobs.map(({ wait }) => wait)).toEqual([0, WAIT_SECONDS, WAIT_SECONDS]);
  await passTime();
  const [mail, ...more] = await work();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Standard 49\. Nouvelle pré-inscription, 25 à 49 véhicules/);
  expect(mail?.text).not.toMatch(FIGURE);
  expect(await work()).toEqual([]);
});

test('a simulation linked during the wait sends the one notice at once, with its figure', async () => {
  await api.linkSimulation(await register());
  const [mail, ...more] = await work();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Prioritaire 66\. Nouvelle pré-inscription, 25 à 49 véhicules/);
  expect(mail?.text).toMatch(FIGURE);
  expect(mail?.text).toContain('Trois questions à poser');
  expect(await noticeOf('lead.registered')).toMatchObject({ state: 'skipped' });
  await passTime();
  await sweepDeliveries(sender.db, []);
  expect(await work()).toEqual([]);
});

test.each(['lead.registered', 'lead.simulated'])(
  'with both due, because the worker was away, there is one notice whichever is first (%s)',
  async (first) => {
    await api.linkSimulation(await register());
    await passTime();
    const mails = [...(await work(first)), ...(await work())];
    expect(mails.map(({ text }) => FIGURE.test(text ?? ''))).toEqual([true]);
    expect((await deliveries()).map(({ state }) => state).sort()).toEqual(['delivered', 'skipped']);
  },
);

test('a simulation linked after the notice is a short mail about what has changed', async () => {
  const lead = await register();
  await passTime();
  await work();
  await api.linkSimulation(lead);
  const [mail, ...more] = await work();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Prioritaire 66\. Simulation jointe à la pré-inscription/);
  const text = mail?.text?.replace(/\s+/g, ' ') ?? '';
  expect(text).toContain('Score : 49 avant la simulation, 66 avec.');
  expect(mail?.text).toMatch(FIGURE);
  expect(text).not.toContain('Trois questions');
  expect(text).not.toContain('D’où vient la demande');
  // Other figures, tried out later, are no news.
  await api.linkSimulation(lead);
  expect(await work()).toEqual([]);
});

test.each([true, false])(
  'linked while the notice is being sent, it waits; what has changed is then sent (%s)',
  async (linkedFirst) => {
    const lead = await register();
    await passTime();
    const claim = await sender.claim((await noticeOf('lead.registered')).id);
    if (linkedFirst) await api.linkSimulation(lead);
    const subject = await sender.load(claim);
    if (!linkedFirst) await api.linkSimulation(lead);
    expect(await work()).toEqual([]);
    expect(await noticeOf('lead.simulated')).toMatchObject({ state: 'pending', attempts: 0 });
    await sender.send(claim, subject);
    await recordEnd(sender.db, claim, 'delivered', null);
    await passTime();
    const mails = await work();
    expect(sender.sink.mails).toHaveLength(linkedFirst ? 1 : 2);
    expect(mails.map(({ text }) => text?.includes('avant la simulation'))).toEqual(
      linkedFirst ? [] : [true],
    );
  },
);

test('while no mails go out, both become one mail that is sent afterwards', async () => {
  const lead = await register();
  await passTime();
  sender.sink.behave({ code: 451, at: 'content' });
  await work();
  await api.linkSimulation(lead);
  await work();
  expect(await noticeOf('lead.registered')).toMatchObject({ state: 'pending', attempts: 1 });
  sender.sink.behave('take');
  await passTime();
  const mails = [...(await work('lead.simulated')), ...(await work())];
  await passTime();
  mails.push(...(await work()));
  expect(mails.map(({ text }) => FIGURE.test(text ?? ''))).toEqual([true]);
});

test('a worker killed after it has taken the notice over leaves it to the next one', async () => {
  await api.linkSimulation(await register());
  const simulated = await noticeOf('lead.simulated');
  await sender.claim(simulated.id);
  expect(await noticeOf('lead.registered')).toMatchObject({ state: 'skipped' });
  expect(await work()).toEqual([]);
  await passTime();
  const [mail, ...more] = await work();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('Nouvelle pré-inscription');
  expect(mail?.text).toMatch(FIGURE);
});

test.each([
  ['a standard lead', STANDARD, WAIT_SECONDS, 0],
  [
    'a standard lead whose simulation is on the way',
    { ...STANDARD, simulator_data: ANNOUNCED },
    WAIT_SECONDS,
    15,
  ],
  ['a priority lead', REGISTRATION, 0, 0],
  [
    'a priority lead whose simulation is on the way',
    { ...REGISTRATION, simulator_data: ANNOUNCED },
    WAIT_SECONDS,
    15,
  ],
])(
  'notice and acknowledgement of %s wait as long as specified',
  async (_which, answers, notice, answer) => {
    await register(answers);
    expect((await deliveries()).map(({ held }) => held)).toEqual([notice]);
    expect((await deliveries('acknowledgement')).map(({ held }) => held)).toEqual([answer]);
  },
);

test('a repeated registration waits like a first one', async () => {
  await register();
  await passTime();
  await work();
  await api.linkSimulation(await register());
  const [mail, ...more] = await work();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('Nouvelle demande d’une adresse déjà inscrite');
  expect(mail?.text).toMatch(FIGURE);
});
