import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { mailWords, sheetPageWords } from '#content/mail-words.ts';
import { questionsToAsk } from '#domain/leads/questions-to-ask.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { SHEET_PATHS } from '#domain/site/absolute-links.ts';
import type { Statements } from '#domain/site/brand.ts';
import { joinPrefix, type Language } from '#domain/site/language.ts';
import type { OpenedSheet } from '../lead-sheets/stored-sheets.ts';
import { scoreBlock } from '../mail/compose/score-words.ts';
import { moment } from '../my-data/stored-values.ts';
import type { PrivateBlock, PrivateForm, PrivatePage } from '../private-pages/private-page.ts';
import { firstMail } from './first-mail.ts';
import { figureOf } from './sheet-figure.ts';
import {
  consents,
  figureBlocks,
  fleet,
  leftOpen,
  origin,
  person,
  promises,
  questions,
  type Reading,
  score,
} from './sheet-sections.ts';

/** Shows nothing about anybody and counts nothing: a mail program may have opened the link. */
export function confirmationPage(language: Language, token: string): PrivatePage {
  const { title, lead, logged, press, team } = sheetPageWords(language).opening;
  return {
    language,
    title,
    lead,
    blocks: [
      { kind: 'text', text: logged },
      { kind: 'forms', forms: [posting('open', language, token, press)] },
      { kind: 'note', text: team },
    ],
  };
}

/** Whatever the reason: too old, revoked, erased, never ours. */
export function goneSheetPage(language: Language): PrivatePage {
  const { title, lead, find } = sheetPageWords(language).gone;
  return { language, title, lead, blocks: [{ kind: 'note', text: find }] };
}

export function revokedSheetPage(language: Language): PrivatePage {
  const { title, lead } = sheetPageWords(language).revoked;
  return { language, title, lead, blocks: [] };
}

interface SheetContext {
  secrets: readonly string[];
  /** Of this sheet, for its own button. */
  token: string;
  statements: Statements;
}

/** In the order in which a call is prepared; what was answered and where it came from stands below. */
export function sheetPage(
  sheet: OpenedSheet,
  { secrets, token, statements }: SheetContext,
): PrivatePage {
  const { lead } = sheet;
  const { language, suspicion } = lead;
  const words = sheetPageWords(language);
  const mail = mailWords(language);
  const reading: Reading = { language, words, mail };
  const figure = figureOf(sheet);
  const asked = questionsToAsk({
    answers: lead.answers,
    simulated: lead.simulation?.inputs ?? null,
  });
  const [question = 'contract'] = asked;
  const { score: points, verdict, meaning } = scoreBlock(lead, mail.salesNotice);
  return {
    language,
    title: fill(words.title, { reference: referenceOf(lead.id) }),
    lead: fill(words.verdict, { verdict, points: number(points, language), meaning }),
    blocks: [
      { kind: 'text', text: fill(words.received, { moment: moment(lead.created_at, language) }) },
      ...(suspicion === null
        ? []
        : [{ kind: 'warning', text: mail.salesNotice.suspicion[suspicion] } as const]),
      ...(lead.repeated ? [{ kind: 'text', text: words.repeated } as const] : []),
      person(sheet, reading),
      promises(sheet, Boolean(statements.bookingUrl), reading),
      figureBlocks(sheet, figure, secrets, reading),
      questions(asked, reading),
      {
        kind: 'section',
        title: words.paste.title,
        blocks: [
          { kind: 'note', text: words.paste.hint },
          { kind: 'paste', text: firstMail({ sheet, figure, question, statements }) },
        ],
      },
      leftOpen(sheet, reading),
      fleet(sheet, reading),
      score(sheet, reading),
      origin(sheet, reading),
      consents(sheet, reading),
      thisLink(sheet, token, reading),
    ],
  };
}

/** Until when it opens, who else has opened it, and its end. */
function thisLink(
  { openings, opened, until, lead }: OpenedSheet,
  token: string,
  { words }: Reading,
): PrivateBlock {
  const { language } = lead;
  const texts = words.link;
  // By the order in which they came: the oldest of those shown is network 1.
  const networks = [...new Set(openings.map(({ network }) => network).toReversed())];
  const rows = openings.map(({ happened_at, network }, at) => [
    moment(happened_at, language),
    fill(at === 0 ? texts.thisOne : texts.network, {
      number: String(networks.indexOf(network) + 1),
    }),
  ]);
  const log: PrivateBlock[] =
    opened <= 1
      ? [{ kind: 'text', text: texts.first }]
      : [
          { kind: 'text', text: fill(texts.times, { count: number(opened, language) }) },
          { kind: 'table', caption: texts.caption, columns: texts.columns, rows },
          { kind: 'note', text: texts.stranger },
        ];
  return {
    kind: 'section',
    title: texts.title,
    blocks: [
      { kind: 'text', text: fill(texts.until, { moment: moment(until, language) }) },
      ...log,
      { kind: 'text', text: texts.revokes },
      {
        kind: 'forms',
        forms: [{ ...posting('revoke', language, token, texts.revoke), look: 'quiet' }],
      },
    ],
  };
}

function posting(
  to: keyof typeof SHEET_PATHS,
  language: Language,
  token: string,
  button: string,
): PrivateForm {
  return {
    action: joinPrefix(language, SHEET_PATHS[to]),
    hidden: { token, prefix: language },
    button,
  };
}
