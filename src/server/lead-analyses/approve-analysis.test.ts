import { afterAll, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { startLeadAnalyses } from '../testing/start-lead-analyses.ts';
import { approveStored } from '../testing/store-analysis.ts';
import { remindOfWaiting } from './stored-analyses.ts';

const started = await startLeadAnalyses();
beforeEach(() => started.empty());
afterAll(() => started.stop());

test('where somebody must approve it, nothing is sent or seen before; then at once', async () => {
  await started.register();
  await started.make({ needsApproval: true });
  const [analysis] = await started.analyses();
  expect(analysis).toMatchObject({ approval: 'waiting' });
  expect(await started.mail()).toEqual([]);
  expect(await approveStored(started.sender.owner, analysis.id)).toBe(true);
  expect(await approveStored(started.sender.owner, analysis.id)).toBe(false);
  const [mail, ...more] = await started.mail();
  expect(more).toEqual([]);
  expect((await started.look(`/fr/analyse?token=${mail?.token}`)).status).toBe(200);
});

test('the team is reminded once, before the day is over, and only of what still waits', async () => {
  const hoursAgo = (hours: number) =>
    started.rows(`UPDATE analyses SET made_at = now() - interval '${hours} hours'`);
  const { id: registration } = await started.register();
  await started.make({ needsApproval: true });
  await hoursAgo(19);
  expect(await remindOfWaiting(started.sender.db)).toBe(0);
  await hoursAgo(21);
  expect(await remindOfWaiting(started.sender.db)).toBe(1);
  expect(await remindOfWaiting(started.sender.db)).toBe(0);
  const [mail, ...more] = await started.mail();
  expect(more).toEqual([]);
  expect(mail?.to).toEqual(['ventes@voltige.example']);
  expect(mail?.text).toContain(`https://desk.voltige.example/requests/${registration}`);
  expect(mail?.text).not.toMatch(/\bana\b|fret/i);

  await started.empty();
  await started.register();
  await started.make({ needsApproval: true });
  await hoursAgo(21);
  const [analysis] = await started.analyses();
  await approveStored(started.sender.owner, analysis.id);
  expect(await remindOfWaiting(started.sender.db)).toBe(0);
});

test('of two registrations of an address each is reminded of, and approving one leaves the other waiting', async () => {
  await started.register();
  await started.register({ fleet_size: 250 });
  await started.make({ needsApproval: true });
  await started.rows(`UPDATE analyses SET made_at = now() - interval '21 hours'`);
  expect(await remindOfWaiting(started.sender.db)).toBe(2);
  const [one, other] = await started.analyses();
  expect(await approveStored(started.sender.owner, other.id)).toBe(true);
  const byId = new Map((await started.analyses()).map((row) => [row.id, row]));
  expect(byId.get(one.id)).toMatchObject({ approval: 'waiting', revoked_at: null });
  await started.rows('DELETE FROM deliveries WHERE kind = $1', ['analysis_reminder']);
  expect(await started.mail()).toHaveLength(1);
  expect(await approveStored(started.sender.owner, one.id)).toBe(true);
  expect(await started.mail()).toEqual([]);
  await started.aDayLater();
  const reference = referenceOf(one.lead_submission_id);
  expect((await started.mail()).map(({ subject }) => subject.includes(reference))).toEqual([true]);
});
