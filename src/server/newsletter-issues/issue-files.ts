import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import type { IssueText } from '../mail/mail-content.ts';
import { IssueRefused, parseIssue } from './parse-issue.ts';

export interface Issue {
  /** 'turpe-2026' of turpe-2026.fr.mdx and turpe-2026.en.mdx. */
  name: string;
  texts: Partial<Record<Language, IssueText>>;
}

const FILE = new RegExp(`^(.+)\\.(${LANGUAGES.join('|')})\\.mdx$`);

/** The language of a named file, and the files of the same issue in all of them. */
function filesOf(path: string) {
  const [, stem = '', language] = FILE.exec(path) ?? [];
  const own = LANGUAGES.find((one) => one === language);
  if (own === undefined) {
    throw new IssueRefused(`${path}: an issue is called name.fr.mdx and name.en.mdx.`);
  }
  return { name: basename(stem), language: own, of: (one: Language) => `${stem}.${one}.mdx` };
}

/** The text of one file. */
export function readIssueFile(path: string): { language: Language; text: IssueText } {
  const { language } = filesOf(path);
  if (!existsSync(path)) throw new IssueRefused(`${path} is not there.`);
  return { language, text: parseIssue(readFileSync(path, 'utf8'), { file: path, language }) };
}

/** The issue that a file belongs to: in every language, or in one alone if that was asked for. */
export function readIssue(path: string, only: Language | undefined): Issue {
  const { name, of } = filesOf(path);
  const wanted = only === undefined ? LANGUAGES : [only];
  const missing = wanted.find((language) => !existsSync(of(language)));
  const written = LANGUAGES.find((language) => existsSync(of(language)));
  if (missing !== undefined) {
    throw new IssueRefused(
      written === undefined || only !== undefined
        ? `${of(missing)} is not there.`
        : `${of(missing)} is not there: write it, or send to the readers of one language with --only ${written}.`,
    );
  }
  const texts = wanted.map((language) => [language, readIssueFile(of(language)).text]);
  return { name, texts: Object.fromEntries(texts) };
}
