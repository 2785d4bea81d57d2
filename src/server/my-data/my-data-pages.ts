import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DATA_PATHS } from '#domain/site/absolute-links.ts';
import { joinPrefix, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import type { DataPage } from '../data-requests/data-page.ts';
import type { ExportedTable, PersonalData } from '../privacy/export-person.ts';
import type { PrivateForm, PrivatePage } from '../private-pages/private-page.ts';
import { myDataWords } from '../words/words.ts';
import { dataSections, recipientNames } from './data-sections.ts';
import { moment } from './stored-values.ts';

/** Shows nothing about anybody and changes nothing: a mail program may have opened the link. */
export function openingPage(language: Language, token: string): PrivatePage {
  const { title, lead, once, press } = myDataWords(language).open;
  return {
    language,
    title,
    lead,
    blocks: [
      { kind: 'text', text: once },
      { kind: 'forms', forms: [posting('open', language, { token }, press)] },
    ],
  };
}

/** The same for each reason: used, too old, unknown. */
export function gonePage(language: Language): PrivatePage {
  const { title, lead, again, erased } = myDataWords(language).gone;
  return {
    language,
    title,
    lead,
    blocks: [
      { kind: 'link', label: again, href: pathTo('my-data', language), look: 'button' },
      { kind: 'note', text: erased },
    ],
  };
}

export function dataPage(language: Language, data: PersonalData, page: DataPage): PrivatePage {
  const words = myDataWords(language);
  const { title, lead, nothing, download, erase, until } = words.data;
  const { key, expiresAt } = page;
  const sections = dataSections(data, { words, language });
  return {
    language,
    title,
    lead: fill(lead, { email: data.email, moment: moment(data.exported_at, language) }),
    blocks: [
      {
        kind: 'forms',
        forms: [
          posting('download', language, { key }, download),
          { ...posting('erase', language, { key }, erase), look: 'quiet' },
        ],
      },
      { kind: 'note', text: fill(until, { moment: moment(expiresAt, language) }) },
      ...(isHeld(data) ? [] : [{ kind: 'text', text: nothing } as const]),
      ...sections,
    ],
  };
}

/** More than the request by which the page was opened. */
function isHeld(data: PersonalData): boolean {
  return [
    data.leads,
    data.lead_submissions,
    data.form_submissions,
    data.newsletter_subscribers,
  ].some((rows) => rows.length > 0);
}

export function erasurePage(language: Language, data: PersonalData, page: DataPage): PrivatePage {
  const all = myDataWords(language);
  const words = all.confirm;
  const goes = (Object.keys(words.goes) as ExportedTable[])
    .filter((table) => data[table].length > 0)
    .map((table) => [words.goes[table], number(data[table].length, language)] as const);
  const names = recipientNames(data, all);
  return {
    language,
    title: words.title,
    lead: fill(words.lead, { email: data.email }),
    blocks: [
      { kind: 'section', title: words.goesTitle, blocks: [{ kind: 'facts', rows: goes }] },
      {
        kind: 'section',
        title: words.staysTitle,
        blocks: [
          { kind: 'list', items: words.stays },
          ...(names === ''
            ? []
            : [{ kind: 'text', text: fill(words.recipients, { names }) } as const]),
        ],
      },
      {
        kind: 'forms',
        forms: [
          { ...posting('erase-now', language, { key: page.key }, words.press), look: 'danger' },
          // The browser's own way back would send the link again, which is used up.
          { ...posting('open', language, { key: page.key }, words.back), look: 'quiet' },
        ],
      },
    ],
  };
}

export function erasingPage(language: Language): PrivatePage {
  const { title, lead, text, home } = myDataWords(language).done;
  return {
    language,
    title,
    lead,
    blocks: [
      { kind: 'text', text },
      { kind: 'link', label: home, href: pathTo('home', language), look: 'button' },
    ],
  };
}

function posting(
  to: keyof typeof DATA_PATHS,
  language: Language,
  hidden: Readonly<Record<string, string>>,
  button: string,
): PrivateForm {
  return {
    action: joinPrefix(language, DATA_PATHS[to]),
    hidden: { ...hidden, prefix: language },
    button,
  };
}
