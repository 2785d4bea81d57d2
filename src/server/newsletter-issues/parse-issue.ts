import type { Language } from '#domain/site/language.ts';
import { pageAt } from '#domain/site/routes.ts';
import type { Block, IssueText } from '../mail/mail-content.ts';
import { type Line, piecesOf, type Refuse } from './inline-markdown.ts';

/** An issue that cannot be sent as it is written; the message names file and line. */
export class IssueRefused extends Error {}

interface IssueFile {
  /** As the message names it. */
  file: string;
  language: Language;
}

const HEAD_KEYS = ['subject', 'title', 'lead'] as const;
type Head = Record<(typeof HEAD_KEYS)[number], string>;

/** RFC 5322 folds at 78; lists of mails show less than half of this. */
const LONGEST_SUBJECT = 120;

/**
 * An issue of the newsletter from its Markdown: a head with subject, title and lead, then second-level
 * headings, paragraphs, lists, links, strong and emphasised words. A paragraph emphasised as a whole is
 * set small, a link in strong that is a paragraph by itself is the button. All else is refused: a mail
 * program would show it in its own way or not at all.
 */
export function parseIssue(source: string, { file, language }: IssueFile): IssueText {
  const refuse: Refuse = (line, why) => {
    throw new IssueRefused(`${file}:${line} ${why}`);
  };
  const lines = source
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trimEnd(), number: index + 1 }));
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---');
  if (lines[0]?.text !== '---' || end === -1) {
    refuse(1, 'has no head: begin with ---, subject, title, lead, ---.');
  }
  const head = parseHead(lines.slice(1, end), refuse);
  const blocks = paragraphsOf(lines.slice(end + 1)).map((paragraph) =>
    parseBlock(paragraph, refuse, (line, href) => checkLink(href, language, line, refuse)),
  );
  if (blocks.length === 0) refuse(end + 1, 'has nothing below its head.');
  const second = blocks.filter(({ block }) => block.kind === 'button')[1];
  if (second) refuse(second.line, 'is a second button: a mail has one.');
  return { ...head, blocks: blocks.map(({ block }) => block) };
}

function parseHead(lines: readonly Line[], refuse: Refuse): Head {
  const head: Partial<Head> = {};
  for (const { text, number } of lines) {
    const [, name, given = ''] = /^(\w+):\s*(.*)$/.exec(text) ?? [];
    const key = HEAD_KEYS.find((one) => one === name);
    if (key === undefined) {
      return refuse(number, `is no line of a head, which has ${HEAD_KEYS.join(', ')}.`);
    }
    if (head[key] !== undefined) refuse(number, `gives ${key} a second time.`);
    const value = unquoted(given);
    if (value === '' || /\p{Cc}/u.test(value)) refuse(number, `leaves ${key} empty.`);
    if (key === 'subject' && value.length > LONGEST_SUBJECT) {
      refuse(number, `has a subject of ${value.length} characters: at most ${LONGEST_SUBJECT}.`);
    }
    head[key] = value;
  }
  const missing = HEAD_KEYS.filter((key) => head[key] === undefined);
  if (missing.length > 0) refuse(1, `lacks ${missing.join(' and ')} in its head.`);
  return head as Head;
}

/** unquoted('"Un prix : 114 €"') // => 'Un prix : 114 €' */
function unquoted(given: string): string {
  return (/^"(.*)"$/.exec(given)?.[1]?.replace(/\\(["\\])/g, '$1') ?? given).trim();
}

/** Lines that belong together; headings stand by themselves also without an empty line. */
function paragraphsOf(lines: readonly Line[]): [Line, ...Line[]][] {
  const paragraphs: [Line, ...Line[]][] = [];
  let open = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const heading = /^#/.test(line.text);
    if (line.text === '') open = false;
    else if (open && !heading && last !== undefined) last.push(line);
    else {
      paragraphs.push([line]);
      open = !heading;
    }
  }
  return paragraphs;
}

/** What Markdown or MDX would make of a line by its beginning, and a mail cannot show. */
const REFUSED_BEGINNINGS: [beginning: RegExp, why: string][] = [
  [
    /^#(?!# )/,
    'is no heading of the second level: write ## and a space; the title is in the head.',
  ],
  [/^(import|export)\s/, 'is code.'],
  [/^(```|~~~)/, 'is a block of code.'],
  [/^(>|\|)/, 'is a quotation or a table.'],
  [/^([-*_] ?){3,}$|^=+$/, 'is a line across: a heading parts what must be parted.'],
  [/^( {4}|\t)/, 'is indented: a list has one level, a paragraph begins at the margin.'],
  [/^\[[^\]]+\]:/, 'is a footnote or an address apart: write links where they stand.'],
];

const BULLET = /^[-*+] +/;
const NUMBER = /^\d{1,2}[.)] +/;

type CheckLink = (line: number, href: string) => void;

function parseBlock(
  lines: [Line, ...Line[]],
  refuse: Refuse,
  checkLink: CheckLink,
): { line: number; block: Block } {
  for (const { text, number } of lines) {
    const [, why] = REFUSED_BEGINNINGS.find(([beginning]) => beginning.test(text)) ?? [];
    if (why !== undefined) refuse(number, why);
  }
  const [first] = lines;
  const read = (some: readonly Line[]) => piecesOf(some, refuse, checkLink);
  const line = first.number;
  if (first.text.startsWith('## ')) {
    const pieces = read([{ ...first, text: first.text.slice(3).trim() }]);
    if (pieces.some(({ href, strong, emphasis }) => href || strong || emphasis)) {
      refuse(line, 'is a heading with marks or a link in it: words alone.');
    }
    return { line, block: { kind: 'heading', text: pieces.map(({ text }) => text).join('') } };
  }
  const mark = [BULLET, NUMBER].find((one) => one.test(first.text));
  if (mark !== undefined) {
    const items = itemsOf(lines, mark, refuse).map(read);
    return { line, block: { kind: 'list', ordered: mark === NUMBER, items } };
  }
  const item = lines.find(({ text }) => BULLET.test(text) || NUMBER.test(text));
  if (item) refuse(item.number, 'begins a list without an empty line before it.');
  const pieces = read(lines);
  const [only, ...others] = pieces;
  if (only?.strong && only.href !== undefined && others.length === 0) {
    return { line, block: { kind: 'button', label: only.text, href: only.href } };
  }
  const small = pieces.every(({ emphasis }) => emphasis);
  const shown = small ? pieces.map(({ emphasis: _all, ...piece }) => piece) : pieces;
  return { line, block: { kind: 'pieces', pieces: shown, small } };
}

/** An item goes on in lines that are indented. */
function itemsOf(lines: readonly Line[], mark: RegExp, refuse: Refuse): Line[][] {
  const items: Line[][] = [];
  for (const { text, number } of lines) {
    if (mark.test(text)) items.push([{ text: text.replace(mark, ''), number }]);
    else if (/^ {2,3}(?![-*+] |\d+[.)] )/.test(text)) {
      items.at(-1)?.push({ text: text.trim(), number });
    } else {
      refuse(number, 'is no item of this list: indent what goes on, or leave a line empty.');
    }
  }
  return items;
}

function checkLink(href: string, language: Language, line: number, refuse: Refuse): void {
  if (href.startsWith('/') && !href.startsWith('//')) {
    const found = pageAt(new URL(href, 'https://site.invalid').pathname);
    if (found === undefined) refuse(line, `leads to ${href}, which is no page of ours.`);
    if (found?.prefix !== language) {
      refuse(line, `leads to ${href}: a page of ours begins with /${language}/ here.`);
    }
    return;
  }
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || !href.startsWith('https://')) {
    refuse(
      line,
      `leads to '${href}': write an https address, or a page of ours from its slash on.`,
    );
  }
}
