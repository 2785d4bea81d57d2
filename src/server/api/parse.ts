import * as v from 'valibot';
import { type FieldFault, Refused } from './api-errors.ts';

const LONGEST_NAME = 100;
const PROBLEMS = new Set(['required', 'email', 'phone', 'too-long', 'not-offered', 'invalid']);

/** S3: an unknown key makes a request malformed; a wrong value is for the visitor to correct. */
export function parse<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refused({ kind: 'malformed' });
  }
  const parsed = v.safeParse(schema, body, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map(faultOf);
  const kind = fields.some(({ problem }) => problem === 'unknown') ? 'malformed' : 'invalid';
  throw new Refused({ kind, fields });
}

function faultOf(issue: v.BaseIssue<unknown>): FieldFault {
  const name = (issue.path ?? []).map(({ key }) => String(key)).join('.');
  return { name: name.slice(0, LONGEST_NAME), problem: problemOf(issue) };
}

function problemOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object') {
    if (expected === 'never') return 'unknown';
    return received === 'undefined' ? 'required' : 'invalid';
  }
  return PROBLEMS.has(message) ? message : 'invalid';
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What PostgreSQL accepts as a uuid: anything else in a query would make it fail. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
