import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { MAIL_ORIGIN, startMailSender } from '../testing/start-mail-sender.ts';
import { storeContact, storeLead, storeSubscriber } from '../testing/stored-rows.ts';

const sender = await startMailSender();
afterAll(() => sender.stop());

const LINK = { fr: `${MAIL_ORIGIN}/fr/mes-donnees`, en: `${MAIL_ORIGIN}/en/mes-donnees` };

/** Both forms of every mail that has arrived since. */
async function arrived(): Promise<{ text: string; html: string }[]> {
  const mails = sender.sink.mails.splice(0);
  const parsed = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
  return parsed.map(({ text = '', html = '' }) => ({ text, html }));
}

test.each(LANGUAGES)('P18: every mail to a visitor in %s leads to their data', async (language) => {
  const { owner } = sender;
  const email = `ana.${language}@fret.example`;
  const ana = { language, email };
  const bob = { language, email: `b.${email}` };
  await sender.deliver('acknowledgement', 'lead.registered', await storeLead(owner, ana));
  await sender.deliver('acknowledgement', 'form.submitted', await storeContact(owner, bob));
  const reader = await storeSubscriber(owner, ana);
  await sender.deliver('newsletter_confirmation', 'newsletter.requested', reader);
  await owner.query(`UPDATE newsletter_subscribers SET state = 'confirmed', confirmed_at = now()`);
  await sender.deliver('newsletter_welcome', 'newsletter.confirmed', reader);
  await sender.deliver('newsletter_reminder', 'newsletter.repeated', reader);
  const mails = await arrived();
  expect(mails).toHaveLength(5);
  for (const { text, html } of mails) {
    expect(text).toContain(`\n${LINK[language]}\n`);
    expect(html).toContain(`href="${LINK[language]}"`);
  }
});

test('P18: a mail to the team does not', async () => {
  const { owner } = sender;
  await sender.deliver('sales_notice', 'form.submitted', await storeContact(owner));
  const [notice] = await arrived();
  expect(notice?.text).toContain('Fret & Fils');
  expect(`${notice?.text}${notice?.html}`).not.toContain('mes-donnees');
});
