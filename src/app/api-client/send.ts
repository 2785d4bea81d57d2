export type Failure =
  | { reason: 'offline' }
  | { reason: 'no-answer' }
  | { reason: 'too-many'; waitSeconds: number }
  | { reason: 'refused'; status: number; reference: string | undefined; already?: boolean };

export interface FieldFault {
  name: string;
  problem: string;
}

export type Outcome =
  | { kind: 'sent'; answer: unknown }
  | { kind: 'invalid'; fields: readonly FieldFault[] }
  | { kind: 'failed'; failure: Failure };

const TIMEOUT_MS = 10_000;
const DEFAULT_WAIT_SECONDS = 60;

/** RFC 9457, as our server writes it; a proxy in between may answer in its own words. */
interface Problem {
  reference?: unknown;
  fields?: unknown;
  already_confirmed?: unknown;
}

/** Every failure is a named outcome, so that the form always has a message to show. */
export async function send(address: string, body: string, key?: string): Promise<Outcome> {
  if (!navigator.onLine) return failed({ reason: 'offline' });
  let response: Response;
  let text: string;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, application/problem+json',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body,
      signal: timeout.signal,
    });
    text = await response.text();
  } catch {
    return failed({ reason: navigator.onLine ? 'no-answer' : 'offline' });
  } finally {
    clearTimeout(timer);
  }
  return outcomeOf(response, text);
}

function outcomeOf({ ok, status, headers }: Response, text: string): Outcome {
  const answer = parsed(text);
  if (ok) return { kind: 'sent', answer };
  if (status === 429) return failed({ reason: 'too-many', waitSeconds: waitOf(headers) });
  const { fields, reference, already_confirmed: already } = (answer ?? {}) as Problem;
  if (status === 422 && Array.isArray(fields) && fields.every(isFieldFault)) {
    return { kind: 'invalid', fields };
  }
  return failed({
    reason: 'refused',
    status,
    reference: typeof reference === 'string' ? reference : undefined,
    already: already === true,
  });
}

const isFieldFault = (fault: Partial<FieldFault> | null): fault is FieldFault =>
  typeof fault?.name === 'string' && typeof fault.problem === 'string';

const failed = (failure: Failure): Outcome => ({ kind: 'failed', failure });

const waitOf = (headers: Headers): number =>
  Math.ceil(Number(headers.get('Retry-After'))) || DEFAULT_WAIT_SECONDS;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** With a fingerprint of the content sent under it: the content itself has no place in storage. */
export interface IdempotencyKey {
  key: string;
  fingerprint?: number | undefined;
}

export const newIdempotencyKey = (): IdempotencyKey => ({ key: crypto.randomUUID() });

/** Sent again unchanged, a content keeps its key and is counted once; changed, it gets a new one. */
export function sameOrNewKey(last: IdempotencyKey | undefined, content: unknown): IdempotencyKey {
  const fingerprint = fingerprintOf(JSON.stringify(content));
  const { key, fingerprint: before = fingerprint } = last ?? newIdempotencyKey();
  return { fingerprint, key: before === fingerprint ? key : newIdempotencyKey().key };
}

/** Equal for equal texts, and as good as never for others. */
function fingerprintOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
