import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { type CollectedPart, fieldsCollected } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import type { Language } from '#domain/site/language.ts';
import { type FieldNames, type FormField, namesIn } from './field-names.ts';
import { capitalised } from './promises.ts';

const TABLES = [LEAD_FIELDS, CONTACT_FIELDS, FORM_DATA_FIELDS];

/** What the privacy page names in one of its parts, as the beginning of a sentence. */
export function collected(
  part: CollectedPart,
  names: FieldNames,
  { language, ifGiven }: { language: Language; ifGiven: (list: string) => string },
): string {
  const { needed, optional } = fieldsCollected(TABLES, part);
  const list = new Intl.ListFormat(language === 'fr' ? 'fr' : 'en-GB');
  const written = (fields: readonly string[]) =>
    list.format(fields.map((field) => uncapitalised(namesIn(names)[field as FormField])));
  if (optional.length === 0) return capitalised(written(needed));
  if (needed.length === 0) return capitalised(written(optional));
  return capitalised(`${written(needed)}${ifGiven(written(optional))}`);
}

const uncapitalised = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);
