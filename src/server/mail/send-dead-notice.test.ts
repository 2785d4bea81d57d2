import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALERT_EVERY_SECONDS } from '../deliveries/record.ts';
import { keepContact } from '../testing/kept-rows.ts';
import { MAIL_ORIGIN, startMailDesk } from '../testing/mail-desk.ts';
import { sendDeadNotice } from './send-dead-notice.ts';

let desk: Awaited<ReturnType<typeof startMailDesk>>;
beforeAll(async () => {
  desk = await startMailDesk();
});
afterAll(() => desk.stop());

const QUARTER = Date.UTC(2026, 10, 15, 12);

test.each([
  { beforeTheQuarterS: 899, toldAt: QUARTER },
  { beforeTheQuarterS: 450, toldAt: QUARTER },
  { beforeTheQuarterS: 1, toldAt: QUARTER },
  { beforeTheQuarterS: 0.5, toldAt: QUARTER + ALERT_EVERY_SECONDS * 1000 },
])(
  'R20: what dies $beforeTheQuarterS s before the quarter is told once, by the mail that was ordered for it',
  async ({ beforeTheQuarterS, toldAt }) => {
    await desk.owner.query('TRUNCATE form_submissions CASCADE');
    await desk.owner.query(
      `INSERT INTO deliveries (id, kind, event, form_submission_id, state, last_error, ended_at)
       VALUES (gen_random_uuid(), 'sales_notice', 'form.submitted', $1, 'dead', 'SMTP 550', $2)`,
      [await keepContact(desk.owner), new Date(QUARTER - beforeTheQuarterS * 1000)],
    );
    const told: number[] = [];
    for (const quarter of [-1, 0, 1, 2]) {
      const startAfter = new Date(QUARTER + quarter * ALERT_EVERY_SECONDS * 1000);
      const before = desk.sink.mails.length;
      await sendDeadNotice(
        { db: desk.owner, mail: desk.mail, origin: MAIL_ORIGIN },
        { id: crypto.randomUUID(), startAfter },
      );
      if (desk.sink.mails.length > before) told.push(startAfter.getTime());
    }
    expect(told).toEqual([toldAt]);
  },
);
