import { PREFIXES, type Prefix } from '#domain/language.ts';
import { leadingNumber } from '#domain/leads/options.ts';
import {
  CONTACT_PAGE_LEAD_SCORE,
  SUBJECTS,
  type Subject,
  withSubject,
} from '#domain/leads/subjects.ts';
import { BODY_LIMITS, isFieldName, isStorable } from './json-body.ts';

type Fields = Record<string, unknown>;

/** What a form sent without JavaScript, as if it had been sent with it. */
export interface FormBody {
  body: Fields;
  /** Before the address of the page it was on. */
  prefix: Prefix;
}

/** Undefined for what no form of ours sends: a name twice, one inside a text, too many or too deep. */
export function parseFormBody(text: string): FormBody | undefined {
  const body = emptyFields();
  let fields = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    fields += 1;
    if (fields > BODY_LIMITS.fields) return undefined;
    if (value === '') continue;
    if (!isStorable(value) || !place(body, name, typed(name, value))) return undefined;
  }
  const { prefix, ...sent } = body;
  const isPrefix = PREFIXES.includes(prefix as Prefix);
  return { body: asTheScriptWouldSend(sent), prefix: isPrefix ? (prefix as Prefix) : '' };
}

/** 'form_data.subject' is the subject inside the form's data. */
function place(body: Fields, name: string, value: unknown): boolean {
  if (name.length > BODY_LIMITS.nameLength) return false;
  const path = name.split('.');
  const last = path.pop() ?? '';
  if (path.length >= BODY_LIMITS.depth) return false;
  let fields = body;
  for (const outer of path) {
    if (!isFieldName(outer)) return false;
    const inner = fields[outer] ?? emptyFields();
    if (typeof inner !== 'object') return false;
    fields[outer] = inner;
    fields = inner as Fields;
  }
  if (!isFieldName(last) || last in fields) return false;
  fields[last] = value;
  return true;
}

/** Without what every object has: 'toString' is then a name like any other. */
function emptyFields(): Fields {
  return Object.create(null) as Fields;
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
