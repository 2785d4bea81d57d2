import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { LONGEST_MESSAGE, PHONE_DIGITS } from '#domain/leads/field-limits.ts';
import { type CollectedPart, fieldsCollected } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { keysOf, SCROLL_KEY, STORED } from '#domain/privacy/browser-storage.ts';
import { DATA_ACCESS } from '#domain/privacy/data-access.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import type { Language } from '#domain/site/language.ts';
import en from '../en/field-names.ts';
import { type FormField, namesIn } from '../field-names.ts';
import fr from '../fr/field-names.ts';
import { capitalised, type Formats } from './formats.ts';

/** What is collected and stored, and for how long. */
export function privacyFacts(language: Language, { number }: Formats) {
  const numbers = <Name extends string>(of: Readonly<Record<Name, number>>) =>
    mapped(Object.keys(of) as Name[], (name) => number(of[name]));
  return {
    /** Numbers whose unit stands in their name: `${f.retention.analysisDays} jours`. */
    retention: numbers(RETENTION),
    dataAccess: numbers(DATA_ACCESS),
    limits: numbers({
      longestMessage: LONGEST_MESSAGE,
      fewestPhoneDigits: PHONE_DIGITS.fewest,
      mostPhoneDigits: PHONE_DIGITS.most,
    }),
    /** The names under which things lie in the browser. */
    stored: {
      ...mapped(Object.keys(STORED) as (keyof typeof STORED)[], (purpose) =>
        keysOf(purpose).join(', '),
      ),
      scroll: SCROLL_KEY,
    },
    /** What forms ask for, as the beginning of a sentence: 'Nom, e‑mail et sujet ; téléphone si …' */
    collected: mapped(PARTS, (part) => collected(part, language)),
  };
}

const PARTS = [
  'contact',
  'registration',
  'simulation',
  'browser',
  'origin',
] as const satisfies readonly CollectedPart[];

const TABLES = [LEAD_FIELDS, CONTACT_FIELDS, FORM_DATA_FIELDS];

const WORDS = {
  fr: { names: namesIn(fr), ifGiven: (list: string) => `\u202f; ${list} si vous les donnez` },
  en: { names: namesIn(en), ifGiven: (list: string) => `; ${list} if you give them` },
};

function collected(part: CollectedPart, language: Language): string {
  const { names, ifGiven } = WORDS[language];
  const list = new Intl.ListFormat(language === 'fr' ? 'fr' : 'en-GB');
  const written = (fields: readonly string[]) =>
    list.format(fields.map((field) => uncapitalised(names[field as FormField])));
  const { needed, optional } = fieldsCollected(TABLES, part);
  if (optional.length === 0) return capitalised(written(needed));
  if (needed.length === 0) return capitalised(written(optional));
  return capitalised(`${written(needed)}${ifGiven(written(optional))}`);
}

const uncapitalised = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

const mapped = <Name extends string>(names: readonly Name[], as: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, as(name)])) as Record<Name, string>;
