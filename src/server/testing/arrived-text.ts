import PostalMime from 'postal-mime';
import type { Language } from '#domain/site/language.ts';

/** What was sent because of a form, as the text that the files in src/server/mail/expected hold. */
export interface Arrived {
  title: string;
  mails: Mail[];
  events: object[];
}

interface Mail {
  head: string;
  text: string;
}

export async function readMail({ raw, to }: { raw: string; to: string[] }): Promise<Mail> {
  const { subject, replyTo, text = '' } = await PostalMime.parse(raw);
  const [answer] = replyTo ?? [];
  const head = [
    `To: ${to.join(', ')}`,
    `Reply-To: ${answer?.name} <${answer?.address}>`,
    `Subject: ${subject}`,
  ];
  return { head: head.join('\n'), text: text.trimEnd() };
}

/** As text: whole, and what a webhook says once, for it does not depend on the brand and hardly on the language. */
export function whole(
  parts: Arrived[],
  { brand, language }: { brand: string; language: Language },
): string {
  const shown = parts.map(({ title, mails, events }) => {
    const texts = mails.map(({ head, text }) => `${head}\n\n${text}`);
    const bodies = brand === 'default' ? events.map((event) => eventText(event, language)) : [];
    return [title, ...texts, ...bodies].join('\n\n');
  });
  return shown.join('\n\n\n');
}

export const heads = (parts: Arrived[]): string =>
  parts.map(({ title, mails }) => [title, ...mails.map(({ head }) => head)].join('\n')).join('\n');

const DEPEND_ON_LANGUAGE = ['language', 'simulation_url'];

/** A line for each of its fields. */
function eventText({ data, ...event }: { data?: object }, language: Language): string {
  return Object.entries({ ...event, ...data })
    .filter(([name]) => language === 'fr' || DEPEND_ON_LANGUAGE.includes(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}

/** Ids and references are new each time. */
export const fixed = (text: string) =>
  `${text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '‹id›')
    .replace(/token=[\w-]{43}/g, 'token=‹token›')
    .replace(/\b[0-9A-F]{4}-[0-9A-F]{4}\b/g, 'ABCD-0123')
    // A line that ends in a blank is not seen in an editor.
    .replace(/[ ]+$/gm, '')}\n`;
