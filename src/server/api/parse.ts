import * as v from 'valibot';
import type { FieldFault } from './refusal.ts';
import { Refused } from './refusal.ts';

const LONGEST_NAME = 100;
const PROBLEMS = new Set(['required', 'email', 'phone', 'too-long', 'not-offered', 'invalid']);

/** S3: a key nobody asked for is a malformed request; a wrong value is for the visitor to mend. */
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
