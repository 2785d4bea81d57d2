import type { Language } from '#domain/site/language.ts';

export interface ScoreRow {
  label: string;
  /** The answer that gave the points, if it says more than the label. */
  value: string | null;
  points: number;
}

/** What happens when, or a numbered question: the first column, then a line that stands out and its text. */
export interface StepRow {
  when: string;
  name: string;
  text: string;
}

/** One amount, large; its range as a line, where it has one. */
export interface FigureBlock {
  kind: 'figure';
  label: string;
  value: string;
  unit: string;
  range: { low: string; high: string /** From 0 to 1. */; at: number } | null;
  notes: readonly string[];
}

export type Block =
  | { kind: 'text' | 'note' | 'warning' | 'heading' | 'quote'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'steps'; rows: readonly StepRow[]; numbered?: true }
  | FigureBlock
  | { kind: 'score'; score: number; verdict: string; meaning: string }
  | { kind: 'points'; rows: readonly ScoreRow[]; total: ScoreRow };

/** What a mail says, before it is HTML or text: both are made from it, so both say the same. */
export interface MailContent {
  language: Language;
  /** Never holds what a visitor typed. */
  subject: string;
  title: string;
  blocks: readonly Block[];
  footer: {
    lines: readonly string[];
    links?: readonly { label: string; href: string }[];
  };
}
