import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import type { Block, FigureBlock, MailContent, ScoreRow, StepRow } from './mail-content.ts';

const WIDTH = 72;

/** The same mail for a program that shows text only. */
export function mailText({ language, title, blocks, footer }: MailContent): string {
  const parts = [
    BRAND.name,
    `${wrapped(title)}\n${'='.repeat(Math.min(title.length, WIDTH))}`,
    ...blocks.map((block) => blockText(block, language)),
    [
      '-- ',
      ...footer.lines.map((line) => wrapped(line)),
      ...(footer.links ?? []).map((link) => labelled(link, language)),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return wrapped(block.text);
    case 'list':
      return block.items.map((item) => wrapped(`- ${item}`, '  ')).join('\n');
    case 'warning':
      return wrapped(`! ${block.text}`, '  ');
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'quote':
      return linesOf(block.text)
        .map((line) => wrapped(`> ${line}`, '> '))
        .join('\n');
    case 'button':
    case 'link':
      return labelled(block, language);
    case 'facts':
      return block.rows.map(([label, value]) => `${label}${colon(language)}${value}`).join('\n');
    case 'steps':
      return block.rows.map(stepText).join('\n');
    case 'figure':
      return figureText(block, language);
    case 'score':
      return wrapped(`${block.score}. ${block.verdict}. ${block.meaning}`);
    case 'points': {
      const width = String(block.total.points).length;
      const line = ({ label, value, points }: ScoreRow) =>
        `${String(points).padStart(width)}  ${label}${value === null ? '' : `, ${value}`}`;
      return [...block.rows.map(line), '-'.repeat(width), line(block.total)].join('\n');
    }
  }
}

function stepText({ when, name, text }: StepRow): string {
  return `${wrapped(`${when}. ${name}`)}\n${wrapped(`   ${text}`, '   ')}`;
}

const RANGE_WIDTH = 24;

function figureText({ label, value, unit, range, notes }: FigureBlock, language: Language): string {
  const lines = [wrapped(`${label}${colon(language)}${value} ${unit}`)];
  if (range !== null) {
    const before = Math.round(range.at * RANGE_WIDTH);
    const line = `${'-'.repeat(before)}|${'-'.repeat(RANGE_WIDTH - before)}`;
    lines.push(`${range.low} ${line} ${range.high}`);
  }
  return [...lines, ...notes.map((note) => wrapped(note))].join('\n');
}

/** Splits at everything that a mail program may take for a line break, so that no line escapes its quotation mark. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
}

/** The URL on its own line, so that every mail program finds its end. */
function labelled({ label, href }: { label: string; href: string }, language: Language): string {
  return `${label}${colon(language).trimEnd()}\n${href}`;
}

function colon(language: Language): string {
  return language === 'fr' ? '\u00a0: ' : ': ';
}

function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `${indent}${word}`);
  }
  return lines.join('\n');
}
