import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Sent {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: object;
  /** Left out, a connection of its own. */
  agent?: Agent | undefined;
  /** The visitor leaves as soon as the answer begins. */
  leave?: boolean;
}

export interface Answered {
  /** The status, or why no answer came, such as ECONNRESET. */
  outcome: number | string;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

const ANSWER_MS = 15_000;

/**
 * Connections that are all opened now and used in turn, so that their number stays the same: one that was opened
 * later, because the others were busy, would look like a file that the server left open.
 */
export async function keptConnections(port: number, count: number): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: count, scheduling: 'fifo' });
  await Promise.all(
    Array.from({ length: count }, () => exchange({ port, path: '/healthz', agent })),
  );
  return agent;
}

export function exchange({ port, path, leave = false, ...sent }: Sent): Promise<Answered> {
  const began = performance.now();
  const body = sent.body && JSON.stringify(sent.body);
  const { method = body === undefined ? 'GET' : 'POST', agent = false } = sent;
  const headers = { ...(body !== undefined && BODY_HEADERS), ...sent.headers };
  return new Promise((resolve) => {
    const answered = (outcome: number | string, given: IncomingHttpHeaders = {}, read = '') =>
      resolve({ outcome, headers: given, text: read, ms: performance.now() - began });
    const failed = ({ code, message }: NodeJS.ErrnoException) => answered(code ?? message);
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent });
    asked.setTimeout(ANSWER_MS, () => asked.destroy(new Error('too late')));
    asked.on('error', failed);
    asked.on('response', (response) => {
      const { statusCode = 0, headers: given } = response;
      if (leave) {
        answered(statusCode, given);
        asked.destroy();
        return;
      }
      text(response).then((read) => answered(statusCode, given, read), failed);
    });
    asked.end(body);
  });
}

const BODY_HEADERS = { 'Content-Type': 'application/json' };
