import { setTimeout as pause } from 'node:timers/promises';
import { storeAnalysis } from '#server/testing/store-analysis.ts';
import { storeConfirmedSubscriber, storeLead } from '#server/testing/stored-rows.ts';
import type { Cause, Parts } from './cause.ts';

/** Of the worker, the receiver and the mail server, one after the other. */
export function deliveryCauses({ house }: Parts): Cause[] {
  const { owner, crm, smtp, worker } = house;
  const noSuccessFor = (kinds: string) =>
    owner.query(
      `UPDATE deliveries SET ended_at = ended_at - interval '1 hour'
       WHERE state = 'delivered' AND kind ${kinds}`,
    );
  let unapproved = '';
  return [
    {
      words: 'an analysis has waited for a yes for 25 hours; mended by analyses approve',
      alerts: ['AnalysisLate'],
      begin: async () => {
        unapproved = await storeLead(owner, { email: 'unapproved@fret.example' });
        await storeAnalysis(owner, unapproved, { approval: 'waiting', hoursAgo: 25 });
      },
      end: () => house.command('analyses', 'approve', unapproved),
    },
    {
      words: 'the worker is killed',
      alerts: ['WorkerDown'],
      begin: () => worker.kill(),
      end: () => worker.start(),
    },
    {
      words: 'the worker hangs (SIGSTOP), and attempts are set back by 16 minutes',
      alerts: ['DeliveryOverdue'],
      begin: async () => {
        worker.signal('SIGSTOP');
        await house.lead();
        await owner.query(
          `UPDATE deliveries SET next_attempt_at = now() - interval '16 minutes' WHERE state = 'pending'`,
        );
      },
      end: () => worker.signal('SIGCONT'),
    },
    {
      words:
        'the receiver answers 500, successes are set back by an hour and what waits by 7 hours',
      alerts: ['DestinationFailing', 'DeliveryWaiting'],
      begin: async () => {
        crm.answerWith({ status: 500 });
        await pause(3_000);
        await noSuccessFor("= 'webhook'");
        await owner.query(
          `UPDATE deliveries SET created_at = created_at - interval '7 hours' WHERE state = 'pending'`,
        );
      },
      end: () => crm.answerWith({ status: 200 }),
    },
    {
      words: 'the receiver answers 410 once; mended by destinations enable and deliveries replay',
      alerts: ['DeliveriesDead'],
      begin: () => crm.answerWith({ status: 410 }),
      end: async () => {
        crm.answerWith({ status: 200 });
        await house.command('destinations', 'enable', 'crm');
        await house.command('deliveries', 'replay', '--all-dead');
      },
    },
    {
      words: 'the mail server puts every mail off (451), successes are set back by an hour',
      alerts: ['MailsNotLeaving'],
      begin: async () => {
        smtp.behave({ code: 451, at: 'recipient' });
        await pause(3_000);
        await noSuccessFor("<> 'webhook'");
      },
      end: () => smtp.behave('take'),
    },
    {
      words: 'an issue is sent while the mail server puts every mail off (451)',
      alerts: ['NewsletterStuck'],
      begin: async () => {
        smtp.behave({ code: 451, at: 'recipient' });
        await storeConfirmedSubscriber(owner, { email: 'ana@fret.example' });
        await house.command('newsletter', 'send', 'docs/newsletter/turpe-2026.fr.mdx', '--yes');
      },
      end: () => smtp.behave('take'),
    },
    {
      words: 'the mail server refuses every mail for good (554)',
      alerts: ['MailsRefused'],
      begin: () => smtp.behave({ code: 554, at: 'content' }),
      end: async () => {
        smtp.behave('take');
        await house.command('deliveries', 'replay', '--all-dead');
      },
    },
  ];
}
