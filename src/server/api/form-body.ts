import { PREFIXES, type Prefix } from '#domain/language.ts';
import { leadingNumber } from '#domain/leads/options.ts';
import {
  CONTACT_PAGE_LEAD_SCORE,
  SUBJECTS,
  type Subject,
  withSubject,
} from '#domain/leads/subjects.ts';
import { isHonestKey, isStorable } from './json-body.ts';

type Fields = Record<string, unknown>;

/** What a form sent without JavaScript, as if it had been sent with it. */
export interface FormBody {
  body: Fields;
  /** Before the address of the page it was on. */
  prefix: Prefix;
}

/** Undefined for what no form of ours sends: a name twice, one inside a text, a forbidden name. */
export function parseFormBody(text: string): FormBody | undefined {
  const body: Fields = {};
  let prefix: Prefix = '';
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    if (!isStorable(value) || !place(body, name.split('.'), typed(name, value))) return undefined;
  }
  if (PREFIXES.includes(body.prefix as Prefix)) prefix = body.prefix as Prefix;
  delete body.prefix;
  return { body: asTheScriptWouldSend(body), prefix };
}

function place(fields: Fields, path: string[], value: unknown): boolean {
  const [name = '', ...rest] = path;
  if (!isHonestKey(name)) return false;
  if (rest.length === 0) {
    if (name in fields) return false;
    fields[name] = value;
    return true;
  }
  const inner = fields[name] ?? {};
  if (typeof inner !== 'object') return false;
  fields[name] = inner;
  return place(inner as Fields, rest, value);
}

function typed(name: string, value: string): unknown {
  if (name.endsWith('_consent')) return value === 'on' || value === 'true';
  if (name === 'fleet_size' || name === 'daily_distance') return leadingNumber(value);
  return value;
}

function asTheScriptWouldSend(body: Fields): Fields {
  const { form_type: formType, form_data: formData } = body;
  if (formType !== 'contact' && formType !== 'demo_request') return body;
  const subject = (formData as Fields | undefined)?.subject as Subject;
  if (!SUBJECTS.includes(subject)) return { lead_score: CONTACT_PAGE_LEAD_SCORE, ...body };
  const typedMessage = typeof body.message === 'string' ? body.message : '';
  const message = withSubject(subject, typedMessage);
  return { lead_score: CONTACT_PAGE_LEAD_SCORE, ...body, message };
}
