import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TooBusy } from '../process/side-task.ts';
import { textOf } from '../testing/composed-analyses.ts';
import { type StartedLeadAnalyses, startLeadAnalyses } from '../testing/start-lead-analyses.ts';
import { approveStored } from '../testing/store-analysis.ts';
import { declineAnalysis, remindOfWaiting, revokeAnalysis } from './stored-analyses.ts';

let house: StartedLeadAnalyses;
beforeAll(async () => {
  house = await startLeadAnalyses();
});
beforeEach(() => house.empty());
afterAll(() => house.stop());

test('a registration gets an analysis of its answers, and one mail with the figure and a private link', async () => {
  await house.register();
  await house.make();
  const [analysis, ...others] = await house.analyses();
  expect(others).toEqual([]);
  expect(analysis).toMatchObject({
    language: 'fr',
    approval: null,
    sent_at: null,
    revoked_at: null,
  });
  const text = textOf(analysis.document);
  expect(text).toContain('Fret & Fils');
  const [mail, ...more] = await house.mail();
  expect(more).toEqual([]);
  const { gainEuros } = analysis.figures.shown.perVehicle;
  expect(mail).toMatchObject({ to: ['ana.roy@fret.example'], token: expect.any(String) });
  const figure = new RegExp(`\\b${gainEuros}\\s€`);
  expect(mail?.subject).toMatch(figure);
  expect(text).toMatch(figure);
  expect(mail?.text).not.toContain('Fret & Fils');
  const { status, headers } = await house.look(`/fr/analyse/document?token=${mail?.token}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
});

test('the registration and the simulation that follows it are one analysis, with the figure of the simulation', async () => {
  const lead = await house.register();
  await house.simulate(lead);
  await house.make();
  expect(await house.analyses()).toMatchObject([
    { figures: { shown: { perVehicle: { gainEuros: 196 } } } },
  ]);
  const ends = await house.deliveries('analysis');
  expect(new Set(ends.map(({ last_error }) => last_error))).toEqual(
    new Set(['made already', null]),
  );
  expect(await house.mail()).toMatchObject([{ subject: expect.stringMatching(/196\s€/) }]);
});

const aDayLater = () =>
  house.rows(`UPDATE deliveries SET ended_at = ended_at - interval '25 hours',
    next_attempt_at = next_attempt_at - interval '25 hours' WHERE kind = 'analysis_ready'`);

test('another registration of an address is analysed by itself; its mail waits until a day after the last one', async () => {
  await house.register();
  await house.make();
  const [first] = await house.mail();
  await house.register({ email: 'Ana.ROY@fret.example', fleet_size: 250, vehicle_type: 'trucks' });
  await house.make();
  const [one, other] = await house.analyses();
  expect([one, other]).toMatchObject([
    { figures: { vehicles: 25 } },
    // The most that the model takes.
    { figures: { vehicles: 200 }, lead_id: one.lead_id },
  ]);
  expect(textOf(one.document)).not.toMatch(/\b250\b/);
  expect(await house.mail()).toEqual([]);
  await aDayLater();
  const [mail, ...more] = await house.mail();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain(String(other.figures.shown.perVehicle.gainEuros));
  expect(mail?.text).not.toContain('version');
  expect(mail?.text).not.toContain(first?.token);
});

test('of several registrations that wait for their day each has its mail, one a day, in their order', async () => {
  await house.register();
  await house.make();
  await house.mail();
  const sizes = [50, 100, 250];
  for (const fleet_size of sizes) {
    await house.register({ fleet_size });
    await house.make();
    expect(await house.mail()).toEqual([]);
  }
  for (const size of sizes) {
    await aDayLater();
    const mails = await house.mail();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(new RegExp(`\\b${size} véhicules`));
  }
});

test('of several whose day has come at once the first goes, whichever is looked at first', async () => {
  for (const fleet_size of [25, 50]) await house.register({ fleet_size });
  await house.make();
  const [first, second] = await house.rows(`SELECT d.id FROM deliveries d
    JOIN analyses a ON a.id = d.analysis_id ORDER BY a.made_at, a.id`);
  const state = async ({ id }: { id: string }) =>
    (await house.rows('SELECT state FROM deliveries WHERE id = $1', [id]))[0].state;
  await house.sender.attempt(second.id, 1);
  expect(await state(second)).toBe('pending');
  await house.sender.attempt(first.id, 1);
  expect(await state(first)).toBe('delivered');
});

const simulated = { figures: { shown: { perVehicle: { gainEuros: 196 } } } };

test('a simulation that is linked while the mail waits for its day takes the place of the draft: one mail, with its figure', async () => {
  await house.register();
  await house.make();
  await house.mail();
  const lead = await house.register({ fleet_size: 50 });
  await house.make();
  const draft = (await house.analyses())[1];
  await house.simulate(lead);
  await house.make();
  const [, again, ...others] = await house.analyses();
  expect(others).toEqual([]);
  expect(again).toMatchObject({ id: draft.id, sent_at: null, ...simulated });
  expect(again.made_at.getTime()).toBeGreaterThan(draft.made_at.getTime());
  expect(again.document).not.toEqual(draft.document);
  expect(await house.mail()).toEqual([]);
  await aDayLater();
  expect(await house.mail()).toMatchObject([{ subject: expect.stringMatching(/196\s€/) }]);
});

test('after its mail has begun to leave nothing is made anew, and no second mail is sent', async () => {
  const lead = await house.register();
  await house.make();
  await house.mail();
  const [sent] = await house.analyses();
  expect(sent.sent_at).not.toBe(null);
  await house.simulate(lead);
  await house.make();
  expect(await house.analyses()).toEqual([sent]);
  const [, again] = await house.deliveries('analysis');
  expect(again).toMatchObject({ state: 'skipped', last_error: 'made already' });
  await aDayLater();
  expect(await house.mail()).toEqual([]);
});

test('each simulation that is linked while it waits for a yes takes the place of the draft, which waits on', async () => {
  const lead = await house.register();
  await house.make({ needsApproval: true });
  const [draft] = await house.analyses();
  await house.simulate(lead);
  await house.make({ needsApproval: true });
  await house.simulate(lead);
  await house.make({ needsApproval: true });
  const [again, ...others] = await house.analyses();
  expect(others).toEqual([]);
  const [{ simulator_result_id }] = await house.rows('SELECT simulator_result_id FROM crm_leads');
  expect(again).toMatchObject({
    ...{ id: draft.id, approval: 'waiting', simulator_result_id, ...simulated },
  });
  expect(await house.deliveries('sales_notice')).toHaveLength(2);
});

test.each(['approved', 'declined', 'revoked'])(
  'what was %s stays as it is, whatever is simulated later',
  async (how) => {
    const lead = await house.register();
    await house.make({ needsApproval: how !== 'revoked' });
    const [{ id, made_at }] = await house.analyses();
    const madeAt = made_at.toISOString();
    if (how === 'approved') await approveStored(house.sender.owner, id);
    if (how === 'declined') await declineAnalysis(house.sender.owner, { id, madeAt });
    if (how === 'revoked') await revokeAnalysis(house.sender.owner, id);
    const before = await house.analyses();
    await house.simulate(lead);
    await house.make({ needsApproval: true });
    expect(await house.analyses()).toEqual(before);
    expect(await house.mail()).toHaveLength(how === 'approved' ? 1 : 0);
  },
);

test('what was made while another simulation was linked is not stored: that one is made', async () => {
  const lead = await house.register();
  const analysis = {
    pdf: Buffer.from('%PDF'),
    modelVersion: '2',
    shown: {} as never,
    vehicles: 5,
    open: [],
  };
  const process = {
    run: async () => {
      await house.simulate(lead);
      return analysis;
    },
  };
  await house.make({ process });
  expect(await house.analyses()).toEqual([]);
  await house.make();
  expect(await house.analyses()).toMatchObject([simulated]);
  expect(await house.mail()).toHaveLength(1);
});

test('where somebody must approve it, nothing is sent or seen before; then at once', async () => {
  await house.register();
  await house.make({ needsApproval: true });
  const [analysis] = await house.analyses();
  expect(analysis).toMatchObject({ approval: 'waiting' });
  expect(await house.mail()).toEqual([]);
  expect(await approveStored(house.sender.owner, analysis.id)).toBe(true);
  expect(await approveStored(house.sender.owner, analysis.id)).toBe(false);
  const [mail, ...more] = await house.mail();
  expect(more).toEqual([]);
  expect((await house.look(`/fr/analyse?token=${mail?.token}`)).status).toBe(200);
});

test('the team is reminded once, before the day is over, and only of what still waits', async () => {
  const hoursAgo = (hours: number) =>
    house.rows(`UPDATE analyses SET made_at = now() - interval '${hours} hours'`);
  const { id: registration } = await house.register();
  await house.make({ needsApproval: true });
  await hoursAgo(19);
  expect(await remindOfWaiting(house.sender.db)).toBe(0);
  await hoursAgo(21);
  expect(await remindOfWaiting(house.sender.db)).toBe(1);
  expect(await remindOfWaiting(house.sender.db)).toBe(0);
  const [mail, ...more] = await house.mail();
  expect(more).toEqual([]);
  expect(mail?.to).toEqual(['ventes@voltige.example']);
  expect(mail?.text).toContain(`https://desk.voltige.example/requests/${registration}`);
  expect(mail?.text).not.toMatch(/\bana\b|fret/i);

  await house.empty();
  await house.register();
  await house.make({ needsApproval: true });
  await hoursAgo(21);
  const [analysis] = await house.analyses();
  await approveStored(house.sender.owner, analysis.id);
  expect(await remindOfWaiting(house.sender.db)).toBe(0);
});

test('of two registrations of an address each is reminded of, and approving one leaves the other waiting', async () => {
  await house.register();
  await house.register({ fleet_size: 250 });
  await house.make({ needsApproval: true });
  await house.rows(`UPDATE analyses SET made_at = now() - interval '21 hours'`);
  expect(await remindOfWaiting(house.sender.db)).toBe(2);
  const [one, other] = await house.analyses();
  expect(await approveStored(house.sender.owner, other.id)).toBe(true);
  const byId = new Map((await house.analyses()).map((row) => [row.id, row]));
  expect(byId.get(one.id)).toMatchObject({ approval: 'waiting', revoked_at: null });
  await house.rows('DELETE FROM deliveries WHERE kind = $1', ['analysis_reminder']);
  expect(await house.mail()).toHaveLength(1);
  expect(await approveStored(house.sender.owner, one.id)).toBe(true);
  expect(await house.mail()).toEqual([]);
  await aDayLater();
  const { gainEuros } = one.figures.shown.perVehicle;
  expect((await house.mail()).map(({ subject }) => subject.includes(gainEuros))).toEqual([true]);
});

test('what was revoked before its mail went out is not sent', async () => {
  await house.register();
  await house.make();
  const [analysis] = await house.analyses();
  await revokeAnalysis(house.sender.owner, analysis.id);
  expect(await house.mail()).toEqual([]);
  expect(await house.deliveries('analysis_ready')).toMatchObject([
    { state: 'skipped', last_error: 'revoked' },
  ]);
});

test('of two workers that make the same analysis one stores it, and one mail is planned', async () => {
  await house.register();
  const [{ id }] = await house.rows(`SELECT id FROM deliveries WHERE kind = 'analysis'`);
  await house.rows(
    `INSERT INTO deliveries (id, kind, event, lead_submission_id)
     SELECT gen_random_uuid(), kind, event, lead_submission_id FROM deliveries, generate_series(1, 3)
     WHERE id = $1`,
    [id],
  );
  await house.make();
  expect(await house.analyses()).toHaveLength(1);
  expect(await house.deliveries('analysis_ready')).toHaveLength(1);
  const states = (await house.deliveries('analysis')).map(({ state }) => state);
  expect(states.filter((state) => state === 'skipped')).toHaveLength(3);
  expect(states).toContain('delivered');
});

test('a person who is erased while their analysis is made leaves nothing behind', async () => {
  await house.register();
  const made = Promise.withResolvers<void>();
  const erasing = {
    run: async () => {
      await house.rows('DELETE FROM crm_leads');
      made.resolve();
      return {
        pdf: Buffer.from('%PDF'),
        modelVersion: '2',
        shown: {} as never,
        vehicles: 5,
        open: [],
      };
    },
  };
  await house.make({ process: erasing });
  await made.promise;
  expect(await house.analyses()).toEqual([]);
  expect(await house.rows('SELECT * FROM deliveries')).toEqual([]);
  expect(house.errors).toEqual([]);
});

test('where too many are made at once it is tried again later', async () => {
  await house.register();
  await house.make({ process: { run: () => Promise.reject(new TooBusy()) } });
  expect(await house.deliveries('analysis')).toEqual([
    { state: 'pending', last_error: 'too many at once', attempts: 1 },
  ]);
  expect(await house.analyses()).toEqual([]);
});

test('what a program sent gets no analysis', async () => {
  await house.register({ filled_ms: 3 });
  await house.make();
  expect(await house.analyses()).toEqual([]);
});
