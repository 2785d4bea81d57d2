import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAIL_ORIGIN } from '../testing/start-mail-sender.ts';
import { startNewsletter } from '../testing/start-newsletter.ts';
import { storeContact, storeLead, storeSubscriber } from '../testing/stored-rows.ts';

let newsletter: Awaited<ReturnType<typeof startNewsletter>>;
beforeAll(async () => {
  newsletter = await startNewsletter();
});
afterAll(() => newsletter.stop());

const LINK = { fr: `${MAIL_ORIGIN}/fr/mes-donnees`, en: `${MAIL_ORIGIN}/en/mes-donnees` };

/** Both forms of every mail that has arrived since. */
async function arrived(): Promise<{ text: string; html: string }[]> {
  const mails = newsletter.sink.mails.splice(0);
  const parsed = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
  return parsed.map(({ text = '', html = '' }) => ({ text, html }));
}

test('P18: every mail to a visitor leads to their data, in its language', async () => {
  const { owner } = newsletter;
  await newsletter.deliver('acknowledgement', 'lead.registered', await storeLead(owner));
  await newsletter.deliver(
    'acknowledgement',
    'form.submitted',
    await storeContact(owner, { email: 'b@x.example' }),
  );
  const reader = await storeSubscriber(owner);
  await newsletter.deliver('newsletter_confirmation', 'newsletter.requested', reader);
  await owner.query(`UPDATE newsletter_subscribers SET state = 'confirmed', confirmed_at = now()`);
  await newsletter.deliver('newsletter_welcome', 'newsletter.confirmed', reader);
  await newsletter.deliver('newsletter_reminder', 'newsletter.repeated', reader);
  const mails = await arrived();
  expect(mails).toHaveLength(5);
  for (const { text, html } of mails) {
    expect(text).toContain(`Mes données\u00a0:\n${LINK.fr}\n`);
    expect(html).toContain(`href="${LINK.fr}"`);
  }

  await newsletter.empty();
  await newsletter.storeReaders();
  await newsletter.send('--yes');
  await newsletter.workOff();
  const issues = await arrived();
  expect(issues).toHaveLength(2);
  for (const [language, link] of Object.entries(LINK)) {
    const issue = issues.find(({ html }) => html.includes(`<html lang="${language}">`));
    expect(issue?.text).toContain(link);
    expect(issue?.html).toContain(`href="${link}"`);
  }
});

test('P18: a mail to the team does not', async () => {
  const { owner } = newsletter;
  await newsletter.deliver('sales_notice', 'form.submitted', await storeContact(owner));
  const [notice] = await arrived();
  expect(notice?.text).toContain('Fret & Fils');
  expect(`${notice?.text}${notice?.html}`).not.toContain('mes-donnees');
});
