import { expect, test } from 'vitest';
import { dataLink } from '#domain/site/absolute-links.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { MAIL_ORIGIN } from '../testing/start-mail-sender.ts';
import { dataLinkMail } from './compose/link-mails.ts';
import { mailHtml } from './html.ts';
import { mailText } from './plain-text.ts';

const TOKEN = 'A'.repeat(43);

test.each(LANGUAGES)(
  'the link to a person’s data says in %s what is expected',
  async (language) => {
    const link = dataLink(MAIL_ORIGIN, language, TOKEN);
    const content = dataLinkMail(language, MAIL_ORIGIN, link);
    const text = `Subject: ${content.subject}\n\n${mailText(content)}`;
    await expect(text).toMatchFileSnapshot(`expected/data-link.${language}.txt`);
    expect(mailHtml(content)).toContain(`href="${link}"`);
  },
);
