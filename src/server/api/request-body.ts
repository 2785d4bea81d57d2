import type { FastifyInstance } from 'fastify';
import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import type { Field, FieldTable } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { leadingNumber } from '#domain/leads/options.ts';
import {
  CONTACT_PAGE_LEAD_SCORE,
  SUBJECTS,
  type Subject,
  withSubject,
} from '#domain/leads/subjects.ts';
import { PREFIXES, type Prefix } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { BODY_LIMITS, isFieldName, isStorable, parseJsonBody } from '../http/json-body.ts';
import { Refused } from './api-errors.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** S4: JSON, or what a form sends without JavaScript; anything else is refused with 415. */
export function readBodies(api: FastifyInstance): void {
  api.decorateRequest('formPrefix', null);
  // Before the body is read: an error by then must already know whether to answer with a page.
  api.addHook('onRequest', async (request) => {
    if (request.headers['content-type']?.startsWith(FORM_TYPE)) request.formPrefix = '';
  });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const body = parseJsonBody(bytes as Buffer);
    if (body === undefined) done(new Refused({ kind: 'malformed' }));
    else done(null, body);
  });
  api.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, text, done) => {
    const form = parseFormBody(String(text));
    if (form === undefined) return done(new Refused({ kind: 'malformed' }));
    request.formPrefix = form.prefix;
    done(null, form.body);
  });
}

type Fields = Record<string, unknown>;

/** A form sent without JavaScript, in the shape in which the script would send it. */
interface FormBody {
  body: Fields;
  /** The language prefix of the page it was on. */
  prefix: Prefix;
}

const IN_FORM_DATA = 'form_data.';

const TABLES = { lead: LEAD_FIELDS, contact: CONTACT_FIELDS, formData: FORM_DATA_FIELDS };

/** Undefined for what no form of ours sends: a name twice, one inside a text, too many or too deep. */
export function parseFormBody(
  text: string,
  tables: Readonly<Record<keyof typeof TABLES, FieldTable>> = TABLES,
): FormBody | undefined {
  const sentFields = new URLSearchParams(text);
  const main = sentFields.has('form_type') ? tables.contact : tables.lead;
  const body = emptyFields();
  let fields = 0;
  for (const [name, value] of sentFields) {
    fields += 1;
    if (fields > BODY_LIMITS.fields) return undefined;
    if (value === '') continue;
    const field = name.startsWith(IN_FORM_DATA)
      ? lookUp(tables.formData, name.slice(IN_FORM_DATA.length))
      : lookUp(main, name);
    if (!isStorable(value) || !place(body, name, typed(field, value))) return undefined;
  }
  const { prefix, ...sent } = body;
  const isPrefix = PREFIXES.includes(prefix as Prefix);
  return { body: asTheScriptWouldSend(sent), prefix: isPrefix ? (prefix as Prefix) : '' };
}

/** The name 'form_data.subject' sets the field subject of form_data. */
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

/** Without a prototype, so that 'toString' is a name like any other. */
function emptyFields(): Fields {
  return Object.create(null) as Fields;
}

function typed(field: Field | undefined, value: string): unknown {
  switch (field?.withoutScript) {
    case 'checkbox':
      return value === 'on' || value === 'true';
    case 'leading-number':
      return leadingNumber(value);
    case undefined:
      return value;
  }
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
