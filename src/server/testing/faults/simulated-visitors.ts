import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask } from '../http-client.ts';
import { CONTACT, REGISTRATION } from '../sample-forms.ts';

interface VisitorOptions {
  port: number;
  submissions: number;
  /** Over how long they come. */
  overMs: number;
}

export interface Accepted {
  id: string;
  path: '/api/leads' | '/api/form-submission';
}

const RETRY_MS = 150;
const TIMEOUT_MS = 120_000;

/** Visitors who press the button again, with the same key, until they are answered 'received'. */
export async function sendAsVisitors({ port, submissions, overMs }: VisitorOptions) {
  let requests = 0;
  let refused = 0;

  async function submit(number: number): Promise<Accepted[]> {
    await pause((overMs * number) / submissions);
    const path = number % 5 === 4 ? '/api/form-submission' : '/api/leads';
    const email = `visitor${number}@fret.example`;
    const body = JSON.stringify({ ...(path === '/api/leads' ? REGISTRATION : CONTACT), email });
    const key = randomUUID();
    // One in ten presses twice.
    const presses = number % 10 === 0 ? 2 : 1;
    return Promise.all(Array.from({ length: presses }, () => untilAccepted(path, body, key)));
  }

  async function untilAccepted(
    path: Accepted['path'],
    body: string,
    key: string,
  ): Promise<Accepted> {
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      requests += 1;
      const answer = await once(path, body, key);
      if (answer?.status === 201) return { id: JSON.parse(answer.text).id, path };
      if (answer !== null && answer.status < 500) throw new Error(`refused with ${answer.status}`);
      refused += 1;
      await pause(RETRY_MS);
    }
    throw new Error('not accepted in time');
  }

  async function once(path: string, body: string, key: string): Promise<Answer | null> {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    try {
      return await ask(port, path, { method: 'POST', headers, body });
    } catch {
      return null;
    }
  }

  const numbers = Array.from({ length: submissions }, (_, number) => number);
  const accepted = (await Promise.all(numbers.map(submit))).flat();
  return { accepted, requests, refused };
}
