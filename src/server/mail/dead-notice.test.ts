import { afterAll, expect, test } from 'vitest';
import { ALERT_EVERY_SECONDS } from '../deliveries/attempt-statements.ts';
import { startMailSender } from '../testing/start-mail-sender.ts';
import { storeContact } from '../testing/stored-rows.ts';
import { sendDeadNotice } from './dead-notice.ts';

const sender = await startMailSender();
afterAll(() => sender.stop());

const QUARTER = Date.UTC(2026, 10, 15, 12);

test.each([
  { beforeTheQuarterS: 899, reportedAt: QUARTER },
  { beforeTheQuarterS: 450, reportedAt: QUARTER },
  { beforeTheQuarterS: 1, reportedAt: QUARTER },
  { beforeTheQuarterS: 0.5, reportedAt: QUARTER + ALERT_EVERY_SECONDS * 1000 },
])(
  'R20: what dies $beforeTheQuarterS s before the quarter is reported once, by the mail that was ordered for it',
  async ({ beforeTheQuarterS, reportedAt }) => {
    await sender.owner.query('TRUNCATE form_submissions CASCADE');
    await sender.owner.query(
      `INSERT INTO deliveries (id, kind, event, form_submission_id, state, last_error, ended_at)
       VALUES (gen_random_uuid(), 'sales_notice', 'form.submitted', $1, 'dead', 'SMTP 550', $2)`,
      [await storeContact(sender.owner), new Date(QUARTER - beforeTheQuarterS * 1000)],
    );
    const sentAtMs: number[] = [];
    for (const quarter of [-1, 0, 1, 2]) {
      const startAfter = new Date(QUARTER + quarter * ALERT_EVERY_SECONDS * 1000);
      const before = sender.sink.mails.length;
      await sendDeadNotice(
        { db: sender.owner, mail: sender.mail },
        { id: crypto.randomUUID(), startAfter },
      );
      if (sender.sink.mails.length > before) sentAtMs.push(startAfter.getTime());
    }
    expect(sentAtMs).toEqual([reportedAt]);
  },
);
