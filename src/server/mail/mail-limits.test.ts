import { afterAll, beforeEach, expect, test } from 'vitest';
import { MAIL_SECRETS, startMailSender } from '../testing/start-mail-sender.ts';
import { approveStored, storeAnalysis } from '../testing/store-analysis.ts';
import {
  storeConfirmedSubscriber,
  storeContact,
  storeLead,
  storeSubscriber,
} from '../testing/stored-rows.ts';
import { refuseUnreadableList, suppress } from './suppression.ts';

const sender = await startMailSender();
beforeEach(() => sender.empty());
afterAll(() => sender.stop());

/** A mail to sales about a lead, still to be sent. */
const newNotice = async () =>
  sender.newDelivery('sales_notice', 'lead.registered', await storeLead(sender.owner));

/** How many mails acknowledge a lead. */
async function acknowledged(lead?: string): Promise<number> {
  const id = lead ?? (await storeLead(sender.owner));
  return (await sender.deliver('acknowledgement', 'lead.registered', id)).mails.length;
}

/** What becomes of mails that are sent at once. */
async function sentAtOnce(ids: string[]) {
  const before = sender.sink.mails.length;
  await Promise.all(ids.map((id) => sender.attempt(id)));
  const rows = await Promise.all(ids.map(sender.rowOf));
  return {
    mails: sender.sink.mails.length - before,
    states: rows.map(({ state }) => String(state)).sort(),
  };
}

test('M10: at most one acknowledgement a day goes to an address, however many forms name it at once', async () => {
  const subjects = await Promise.all([
    storeContact(sender.owner),
    storeContact(sender.owner, { email: 'ana.roy+salon@fret.example' }),
    storeContact(sender.owner),
  ]);
  const lead = await storeLead(sender.owner);
  const ids = await Promise.all([
    ...subjects.map((id) => sender.newDelivery('acknowledgement', 'form.submitted', id)),
    sender.newDelivery('acknowledgement', 'lead.registered', lead),
  ]);
  const states = ['delivered', 'skipped', 'skipped', 'skipped'];
  expect(await sentAtOnce(ids)).toEqual({ mails: 1, states });

  await sender.owner.query("UPDATE deliveries SET ended_at = now() - interval '25 hours'");
  const { mails } = await sender.deliver(
    'acknowledgement',
    'form.submitted',
    await storeContact(sender.owner),
  );
  expect(mails).toHaveLength(1);
});

test('M10: a mailbox gets the analyses of seven registrations a month by itself, and what somebody approves', async () => {
  const analysed = async (approval: 'waiting' | null = null) => {
    const lead = await storeLead(sender.owner, { repeated: true });
    const analysis = await storeAnalysis(sender.owner, lead, { approval });
    if (approval === 'waiting') await approveStored(sender.owner, analysis);
    await sender.owner.query("UPDATE deliveries SET ended_at = ended_at - interval '25 hours'");
    const { rows } = await sender.owner.query('SELECT id FROM deliveries WHERE analysis_id = $1', [
      analysis,
    ]);
    await sender.attempt(rows[0].id);
    const { state, last_error } = await sender.rowOf(rows[0].id);
    return last_error ?? state;
  };
  const sent = [];
  for (let nth = 1; nth <= 8; nth += 1) sent.push(await analysed());
  expect(sent).toEqual([...Array(7).fill('delivered'), 'too many for this mailbox']);
  expect(await analysed('waiting')).toBe('delivered');
});

test('a mailbox gets one confirmation mail for the newsletter a day, whatever tags its address has', async () => {
  const ids = await Promise.all(
    ['', '+1', '+2', '+3'].map(async (tag) => {
      const subscriber = await storeSubscriber(sender.owner, { email: `eve${tag}@fret.example` });
      return sender.newDelivery('newsletter_confirmation', 'newsletter.requested', subscriber);
    }),
  );
  const states = ['delivered', 'skipped', 'skipped', 'skipped'];
  expect(await sentAtOnce(ids)).toEqual({ mails: 1, states });
});

test('who has unsubscribed gets a confirmation mail in the language of the new request, and only after one', async () => {
  const id = await storeConfirmedSubscriber(sender.owner);
  const ask = () => sender.deliver('newsletter_confirmation', 'newsletter.requested', id);
  await sender.owner.query(
    "UPDATE newsletter_subscribers SET state = 'unsubscribed', unsubscribed_at = now() WHERE id = $1",
    [id],
  );
  expect((await ask()).mails).toEqual([]);
  await sender.owner.query(
    `UPDATE newsletter_subscribers SET requested_at = now() + interval '1 minute',
       renewal = '{"language": "en"}' WHERE id = $1`,
    [id],
  );
  expect((await ask()).mails).toMatchObject([{ subject: expect.stringMatching(/confirm/i) }]);
  expect(sender.sink.mails.at(-1)?.raw).toContain('Content-Language: en');
});

test('M6: a crash after the server took the mail brings a second one, with the same Message-ID', async () => {
  const id = await newNotice();
  const before = sender.sink.mails.length;
  await sender.sendAndDie(id);
  await sender.attempt(id);
  expect(sender.sink.mails.length - before).toBe(1);
  await sender.owner.query('UPDATE deliveries SET next_attempt_at = now()');
  await sender.attempt(id);
  const sent = sender.sink.mails
    .slice(before)
    .map(({ raw }) => /^Message-ID: (.*?)\r$/m.exec(raw)?.[1]);
  expect(sent).toEqual([`<${id}@voltige.example>`, `<${id}@voltige.example>`]);
  expect(await sender.rowOf(id)).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('M7: a temporary refusal is tried again in five minutes, with the same Message-ID', async () => {
  sender.sink.behave({ code: 451, at: 'content' });
  const id = await newNotice();
  await sender.attempt(id);
  const row = await sender.rowOf(id);
  expect(row).toMatchObject({ state: 'pending', attempts: 1, last_error: 'SMTP 451' });
  expect((row.next_attempt_at.getTime() - Date.now()) / 1000).toBeCloseTo(300, -1);
  sender.sink.behave('take');
  await sender.owner.query('UPDATE deliveries SET next_attempt_at = now()');
  await sender.attempt(id, 2);
  expect(await sender.rowOf(id)).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(sender.sink.mails.at(-1)?.raw).toContain(`Message-ID: <${id}@voltige.example>`);
});

test('M7: a permanent refusal ends it at once; the lead stays', async () => {
  sender.sink.behave({ code: 554, at: 'content' });
  const lead = await storeLead(sender.owner);
  const { id } = await sender.deliver('sales_notice', 'lead.registered', lead);
  expect(await sender.rowOf(id)).toMatchObject({
    state: 'dead',
    attempts: 1,
    last_error: 'SMTP 554',
  });
  const { rows } = await sender.owner.query('SELECT 1 FROM lead_submissions WHERE id = $1', [lead]);
  expect(rows).toHaveLength(1);
});

test('M7: an SMTP server that is not there is a temporary failure', async () => {
  const other = await startMailSender();
  await other.sink.stop();
  const { id } = await other.deliver(
    'sales_notice',
    'lead.registered',
    await storeLead(other.owner),
  );
  expect(await other.rowOf(id)).toMatchObject({ state: 'pending', last_error: 'ESOCKET' });
  await other.stop();
});

test.each(['erased', 'bounced'] as const)(
  'M8: nothing more goes to an address that is %s',
  async (reason) => {
    await suppress(sender.owner, MAIL_SECRETS, 'ana.roy@fret.example', reason);
    expect(await acknowledged()).toBe(0);
    const { rows } = await sender.owner.query('SELECT state, last_error FROM deliveries');
    expect(rows).toEqual([{ state: 'skipped', last_error: 'suppressed' }]);
  },
);

test('M8: who has unsubscribed gets no newsletter, but an answer to a form of their own', async () => {
  const subscriber = await storeConfirmedSubscriber(sender.owner);
  await sender.owner.query(
    "UPDATE newsletter_subscribers SET state = 'unsubscribed' WHERE id = $1",
    [subscriber],
  );
  expect(
    (await sender.deliver('newsletter_welcome', 'newsletter.confirmed', subscriber)).mails,
  ).toEqual([]);
  await suppress(sender.owner, MAIL_SECRETS, 'ana.roy@fret.example', 'unsubscribed');
  expect(await acknowledged()).toBe(1);
});

test('M8: an address that does not exist is not written to again', async () => {
  sender.sink.behave({ code: 550, at: 'recipient', says: '5.1.1 no such user' });
  const lead = await storeLead(sender.owner);
  const { id } = await sender.deliver('acknowledgement', 'lead.registered', lead);
  expect(await sender.rowOf(id)).toMatchObject({ state: 'dead', last_error: 'SMTP 550 5.1.1' });
  sender.sink.behave('take');
  expect(await acknowledged(lead)).toBe(0);
});

test.each(['relay not permitted', '5.1.8 sender address rejected', '5.7.1 not allowed'])(
  "M8: what a relay holds against us is not the visitor's fault: 550 %s",
  async (says) => {
    sender.sink.behave({ code: 550, at: 'recipient', says });
    const lead = await storeLead(sender.owner);
    await acknowledged(lead);
    sender.sink.behave('take');
    expect(await acknowledged(lead)).toBe(1);
  },
);

test('who was erased under an earlier secret is not written to after it was replaced', async () => {
  const [newest = '', earlier = ''] = MAIL_SECRETS;
  await suppress(sender.owner, [earlier], 'ana.roy@fret.example', 'erased');
  expect(await acknowledged()).toBe(0);
  await expect(refuseUnreadableList(sender.db, MAIL_SECRETS)).resolves.toBeUndefined();
  await expect(refuseUnreadableList(sender.db, [newest])).rejects.toThrow(
    /^TOKEN_SECRET lacks the secret by which 1 of the addresses .* put the earlier one behind/,
  );
});
