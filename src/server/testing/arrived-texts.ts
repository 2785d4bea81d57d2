import PostalMime from 'postal-mime';
import type { Language } from '#domain/site/language.ts';

/** What one delivery came to, and what arrived by it. */
export interface Arrived {
  title: string;
  mails: ReadMail[];
  events: { data?: object }[];
}

interface ReadMail {
  head: string;
  text: string;
}

export async function readMail({ raw, to }: { raw: string; to: string[] }): Promise<ReadMail> {
  const { subject, replyTo, text = '' } = await PostalMime.parse(raw);
  const [answer] = replyTo ?? [];
  const head = [
    `To: ${to.join(', ')}`,
    `Reply-To: ${answer?.name} <${answer?.address}>`,
    `Subject: ${subject}`,
  ];
  return { head: head.join('\n'), text: text.trimEnd() };
}

export function wholeText(parts: Arrived[], language: Language): string {
  const shown = parts.map(({ title, mails, events }) => {
    const texts = mails.map(({ head, text }) => `${head}\n\n${text}`);
    return [title, ...texts, ...events.map((event) => eventText(event, language))].join('\n\n');
  });
  return shown.join('\n\n\n');
}

export const headsText = (parts: Arrived[]): string =>
  parts.map(({ title, mails }) => [title, ...mails.map(({ head }) => head)].join('\n')).join('\n');

const DEPEND_ON_LANGUAGE = ['language', 'simulation_url'];

/** A line for each of its fields; in English for those that differ from what is written in French. */
function eventText({ data, ...event }: { data?: object }, language: Language): string {
  return Object.entries({ ...event, ...data })
    .filter(([name]) => language === 'fr' || DEPEND_ON_LANGUAGE.includes(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}

/** Ids and references are new each time. */
export const withoutIds = (text: string): string =>
  `${text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '‹id›')
    .replace(/token=[\w-]{43}/g, 'token=‹token›')
    .replace(/\b[0-9A-F]{4}-[0-9A-F]{4}\b/g, 'ABCD-0123')
    .replace(/fiche\?token=[\w-]+/g, 'fiche?token=‹token›')
    // A line that ends in a blank is not seen in an editor.
    .replace(/[ ]+$/gm, '')}\n`;
