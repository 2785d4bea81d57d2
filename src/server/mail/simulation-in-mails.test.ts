import { afterAll, beforeEach, expect, test } from 'vitest';
import type { DeliveryEvent, MailKind } from '../deliveries/delivery.ts';
import { startMailSender } from '../testing/start-mail-sender.ts';
import { storeContact, storeLead } from '../testing/stored-rows.ts';

const sender = await startMailSender();
beforeEach(() => sender.owner.query('TRUNCATE crm_leads, form_submissions, deliveries CASCADE'));
afterAll(() => sender.stop());

async function only(kind: MailKind, event: DeliveryEvent, subjectId: string) {
  const { mails } = await sender.deliver(kind, event, subjectId);
  const [mail] = mails;
  if (!mail || mails.length > 1) throw new Error(`${mails.length} mails instead of one`);
  return { mail };
}

test('sales and the visitor read the euros that the simulator showed', async () => {
  const { mail: notice } = await only(
    'sales_notice',
    'form.submitted',
    await storeContact(sender.owner, { simulated: true }),
  );
  const { mail: answer } = await only(
    'acknowledgement',
    'lead.registered',
    await storeLead(sender.owner, { simulated: true, language: 'en' }),
  );
  expect(notice.text?.replace(/\s/g, ' ')).toMatch(
    /Gain net par véhicule et par an *: *196 € \(143 à 242 €\)/,
  );
  expect(notice.text?.replace(/\s/g, ' ')).toMatch(/Gain net de la flotte par an *: *4 902 €/);
  expect(answer.text?.replace(/\s+/g, ' ')).toContain(
    'Net gain, from your simulation: €196 per vehicle per year, from €143 to €242',
  );
});

test('of a simulation of version 1, which counted otherwise, no gain is quoted', async () => {
  const lead = await storeLead(sender.owner, { simulated: 'by version 1' });
  for (const kind of ['sales_notice', 'acknowledgement'] as const) {
    const { mail } = await only(kind, 'lead.registered', lead);
    expect(mail.text).not.toContain('Gain net');
    expect(mail.text).toMatch(/\/fr\/simulateur\?s=/);
  }
});
