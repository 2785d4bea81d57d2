import { REFUSALS, type Refusal } from '#domain/desk/login.ts';

/** Why a request got no answer: refused with a reason, lost on the way, or a fault of ours. */
export class NoAnswer extends Error {
  readonly why: Refusal | 'lost' | 'fault';
  /** What the server said beside it, such as who was faster. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(why: NoAnswer['why'], facts: Readonly<Record<string, unknown>> = {}) {
    super(why);
    this.why = why;
    this.facts = facts;
  }
}

async function answerOf(request: Promise<Response>): Promise<unknown> {
  const response = await request.catch(() => {
    throw new NoAnswer('lost');
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const facts = typeof body === 'object' && body !== null ? { ...body } : {};
  const refusal = REFUSALS.find((one) => 'refusal' in facts && facts.refusal === one);
  throw new NoAnswer(refusal ?? (response.status >= 502 ? 'lost' : 'fault'), facts);
}

/** The only two ways in which a page talks to the server. */
export function get(path: string): Promise<unknown> {
  return answerOf(fetch(path, { cache: 'no-store' }));
}

export function post(name: string, input: object, csrf: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf };
  const body = JSON.stringify(input);
  return answerOf(fetch(`/api/${name}`, { method: 'POST', headers, body }));
}
