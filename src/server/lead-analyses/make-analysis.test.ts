import { afterAll, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { TooBusy } from '../process/side-task.ts';
import { textOf } from '../testing/composed-analyses.ts';
import { startLeadAnalyses } from '../testing/start-lead-analyses.ts';
import { approveStored } from '../testing/store-analysis.ts';
import { declineAnalysis, revokeAnalysis } from './stored-analyses.ts';

const started = await startLeadAnalyses();
beforeEach(() => started.empty());
afterAll(() => started.stop());

test('a registration gets an analysis of its answers, and one mail with the figure and a private link', async () => {
  await started.register();
  await started.make();
  const [analysis, ...others] = await started.analyses();
  expect(others).toEqual([]);
  expect(analysis).toMatchObject({
    language: 'fr',
    approval: null,
    sent_at: null,
    revoked_at: null,
  });
  const text = textOf(analysis.document);
  expect(text).toContain('Fret & Fils');
  const [mail, ...more] = await started.mail();
  expect(more).toEqual([]);
  const { lowEuros, highEuros } = analysis.figures.shown.span.perVehicle;
  expect(mail).toMatchObject({ to: ['ana.roy@fret.example'], token: expect.any(String) });
  const figure = new RegExp(`\\b${lowEuros} à ${highEuros}\\s€`);
  expect(mail?.text).toMatch(figure);
  expect(text).toMatch(figure);
  expect(mail?.text).not.toContain('Fret & Fils');
  const { status, headers } = await started.look(`/fr/analyse/document?token=${mail?.token}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
});

test('the registration and the simulation that follows it are one analysis, with the figure of the simulation', async () => {
  const lead = await started.register();
  await started.linkSimulation(lead);
  await started.make();
  expect(await started.analyses()).toMatchObject([
    { figures: { shown: { perVehicle: { gainEuros: 182 } } } },
  ]);
  const ends = await started.deliveries('analysis');
  expect(new Set(ends.map(({ last_error }) => last_error))).toEqual(
    new Set(['made already', null]),
  );
  expect(await started.mail()).toMatchObject([
    { text: expect.stringMatching(/182\s€ par véhicule/) },
  ]);
});

test('another registration of an address is analysed by itself; its mail waits until a day after the last one', async () => {
  await started.register();
  await started.make();
  const [first] = await started.mail();
  await started.register({
    email: 'Ana.ROY@fret.example',
    fleet_size: 250,
    vehicle_type: 'trucks',
  });
  await started.make();
  const [one, other] = await started.analyses();
  expect([one, other]).toMatchObject([
    { figures: { vehicles: 25 } },
    // The most that the model takes.
    { figures: { vehicles: 200 }, lead_id: one.lead_id },
  ]);
  expect(textOf(one.document)).not.toMatch(/\b250\b/);
  expect(await started.mail()).toEqual([]);
  await started.aDayLater();
  const [mail, ...more] = await started.mail();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain(referenceOf(other.lead_submission_id));
  expect(mail?.text).not.toContain('version');
  expect(mail?.text).not.toContain(first?.token);
});

test('of several registrations that wait for their day each has its mail, one a day, in their order', async () => {
  await started.register();
  await started.make();
  await started.mail();
  const sizes = [50, 100, 250];
  for (const fleet_size of sizes) {
    await started.register({ fleet_size });
    await started.make();
    expect(await started.mail()).toEqual([]);
  }
  for (const size of sizes) {
    await started.aDayLater();
    const mails = await started.mail();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(new RegExp(`\\b${size} véhicules`));
  }
});

test('of several whose day has come at once the first goes, whichever is looked at first', async () => {
  for (const fleet_size of [25, 50]) await started.register({ fleet_size });
  await started.make();
  const [first, second] = await started.rows(`SELECT d.id FROM deliveries d
    JOIN analyses a ON a.id = d.analysis_id ORDER BY a.made_at, a.id`);
  const state = async ({ id }: { id: string }) =>
    (await started.rows('SELECT state FROM deliveries WHERE id = $1', [id]))[0].state;
  await started.sender.attempt(second.id, 1);
  expect(await state(second)).toBe('pending');
  await started.sender.attempt(first.id, 1);
  expect(await state(first)).toBe('delivered');
});

const ANY = {
  pdf: Buffer.from('%PDF'),
  modelVersion: '2',
  shown: {} as never,
  vehicles: 5,
  open: [],
};
const simulated = { figures: { shown: { perVehicle: { gainEuros: 182 } } } };

test('a simulation that is linked while the mail waits for its day replaces the draft: one mail, with its figure', async () => {
  await started.register();
  await started.make();
  await started.mail();
  const lead = await started.register({ fleet_size: 50 });
  await started.make();
  const draft = (await started.analyses())[1];
  await started.linkSimulation(lead);
  await started.make();
  const [, again, ...others] = await started.analyses();
  expect(others).toEqual([]);
  expect(again).toMatchObject({ id: draft.id, sent_at: null, ...simulated });
  expect(again.made_at.getTime()).toBeGreaterThan(draft.made_at.getTime());
  expect(again.document).not.toEqual(draft.document);
  expect(await started.mail()).toEqual([]);
  await started.aDayLater();
  expect(await started.mail()).toMatchObject([
    { text: expect.stringMatching(/182\s€ par véhicule/) },
  ]);
});

test('after its mail has begun to leave nothing is made again, and no second mail is sent', async () => {
  const lead = await started.register();
  await started.make();
  await started.mail();
  const [sent] = await started.analyses();
  expect(sent.sent_at).not.toBe(null);
  await started.linkSimulation(lead);
  await started.make();
  expect(await started.analyses()).toEqual([sent]);
  const [, again] = await started.deliveries('analysis');
  expect(again).toMatchObject({ state: 'skipped', last_error: 'made already' });
  await started.aDayLater();
  expect(await started.mail()).toEqual([]);
});

test('each simulation that is linked while it waits for approval replaces the draft, which waits on', async () => {
  const lead = await started.register();
  await started.make({ needsApproval: true });
  const [draft] = await started.analyses();
  await started.linkSimulation(lead);
  await started.make({ needsApproval: true });
  await started.linkSimulation(lead);
  await started.make({ needsApproval: true });
  const [again, ...others] = await started.analyses();
  expect(others).toEqual([]);
  const [{ simulator_result_id }] = await started.rows('SELECT simulator_result_id FROM crm_leads');
  expect(again).toMatchObject({
    ...{ id: draft.id, approval: 'waiting', simulator_result_id, ...simulated },
  });
  expect(await started.deliveries('sales_notice')).toHaveLength(2);
});

test.each(['approved', 'declined', 'revoked'])(
  'what was %s stays as it is, whatever is simulated later',
  async (how) => {
    const lead = await started.register();
    await started.make({ needsApproval: how !== 'revoked' });
    const [{ id, made_at }] = await started.analyses();
    const madeAt = made_at.toISOString();
    if (how === 'approved') await approveStored(started.sender.owner, id);
    if (how === 'declined') await declineAnalysis(started.sender.owner, { id, madeAt });
    if (how === 'revoked') await revokeAnalysis(started.sender.owner, id);
    const before = await started.analyses();
    await started.linkSimulation(lead);
    await started.make({ needsApproval: true });
    expect(await started.analyses()).toEqual(before);
    expect(await started.mail()).toHaveLength(how === 'approved' ? 1 : 0);
  },
);

test('what was made while another simulation was linked is not stored: that one is made', async () => {
  const lead = await started.register();
  const process = {
    run: async () => {
      await started.linkSimulation(lead);
      return ANY;
    },
  };
  await started.make({ process });
  expect(await started.analyses()).toEqual([]);
  await started.make();
  expect(await started.analyses()).toMatchObject([simulated]);
  expect(await started.mail()).toHaveLength(1);
});

test('what was revoked before its mail went out is not sent', async () => {
  await started.register();
  await started.make();
  const [analysis] = await started.analyses();
  await revokeAnalysis(started.sender.owner, analysis.id);
  expect(await started.mail()).toEqual([]);
  expect(await started.deliveries('analysis_ready')).toMatchObject([
    { state: 'skipped', last_error: 'revoked' },
  ]);
});

test('of two workers that make the same analysis one stores it, and one mail is planned', async () => {
  await started.register();
  const [{ id }] = await started.rows(`SELECT id FROM deliveries WHERE kind = 'analysis'`);
  await started.rows(
    `INSERT INTO deliveries (id, kind, event, lead_submission_id)
     SELECT gen_random_uuid(), kind, event, lead_submission_id FROM deliveries, generate_series(1, 3)
     WHERE id = $1`,
    [id],
  );
  await started.make();
  expect(await started.analyses()).toHaveLength(1);
  expect(await started.deliveries('analysis_ready')).toHaveLength(1);
  const states = (await started.deliveries('analysis')).map(({ state }) => state);
  expect(states.filter((state) => state === 'skipped')).toHaveLength(3);
  expect(states).toContain('delivered');
});

test('a person who is erased while their analysis is made leaves nothing behind', async () => {
  await started.register();
  const made = Promise.withResolvers<void>();
  const erasing = {
    run: async () => {
      await started.rows('DELETE FROM crm_leads');
      made.resolve();
      return ANY;
    },
  };
  await started.make({ process: erasing });
  await made.promise;
  expect(await started.analyses()).toEqual([]);
  expect(await started.rows('SELECT * FROM deliveries')).toEqual([]);
  expect(started.errors).toEqual([]);
});

test('where too many are made at once it is tried again later', async () => {
  await started.register();
  await started.make({ process: { run: () => Promise.reject(new TooBusy()) } });
  expect(await started.deliveries('analysis')).toEqual([
    { state: 'pending', last_error: 'too many at once', attempts: 1 },
  ]);
  expect(await started.analyses()).toEqual([]);
});

test('a submission flagged as a bot’s gets no analysis', async () => {
  await started.register({ filled_ms: 3 });
  await started.make();
  expect(await started.analyses()).toEqual([]);
});
