import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { REGISTRATION } from '#server/testing/sample-forms.ts';

interface Answered {
  status: number;
  body: string;
  location?: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 24, rejectUnauthorized: false });

export function jsonHeaders(): Record<string, string> {
  return {
    Origin: 'https://www.voltige.example',
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  };
}

let addresses = 0;

/** Of this machine, and nobody's yet: limits are per address. */
export function anotherAddress(): string {
  addresses += 1;
  return `127.77.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** One request to the edge, as a browser makes it; from this machine's usual address or another of it. */
export async function visit(
  port: number,
  path: string,
  body?: unknown,
  headers: Record<string, string> = body === undefined ? {} : jsonHeaders(),
  localAddress?: string,
): Promise<Answered> {
  return new Promise((done, failed) => {
    const asked = request({
      ...{ host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST' },
      ...(localAddress === undefined
        ? { agent }
        : { agent: false, localAddress, rejectUnauthorized: false }),
      headers: {
        Host: 'www.voltige.example',
        'Accept-Encoding': 'identity',
        'Accept-Language': 'fr-FR,fr;q=0.9',
        ...headers,
      },
    });
    // A kept connection that was closed meanwhile: browsers then ask again on a new one.
    asked.on('error', (error) => {
      if (asked.reusedSocket) visit(port, path, body, headers, localAddress).then(done, failed);
      else failed(error);
    });
    asked.on('response', (answer) => {
      buffer(answer).then(
        (bytes) =>
          done({
            status: answer.statusCode ?? 0,
            body: bytes.toString(),
            location: answer.headers.location,
          }),
        failed,
      );
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export const registration = (who: string) => ({ ...REGISTRATION, email: `${who}@fret.example` });

const PAGES = ['/', '/faq', '/en', '/simulateur', '/en/blog', '/solutions/flottes', '/contact'];
const ASSETS =
  /(?:src|href)="(\/assets\/[^"#]+)|import\("(\/assets\/[^"]+)"\)|fetch\("(\/assets\/[^"]+)"\)/g;

/**
 * Visitors who read pages with all their files, keep tabs open whose files they ask for later, and send forms, until
 * they are stopped. They count what did not come.
 */
export function startVisitors(port: number) {
  const failures = new Map<string, number>();
  const accepted: string[] = [];
  /** Files of pages that were opened earlier. */
  const openTabs: string[] = [];
  let requests = 0;
  let going = true;
  const ask = async (path: string, wanted: number, body?: unknown): Promise<string> => {
    requests += 1;
    // Each form is another visitor's.
    const from = body === undefined ? undefined : anotherAddress();
    const { status, body: text } = await visit(port, path, body, undefined, from).catch(
      ({ code }) => ({ status: String(code), body: '' }),
    );
    if (status !== wanted) {
      const what = `${status} for ${path.replace(/-[\w-]{8}\./, '-….')}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    }
    return text;
  };
  async function reads(start: number): Promise<void> {
    for (let nth = start; going; nth += 1) {
      const html = await ask(PAGES[nth % PAGES.length] ?? '/', 200);
      const files = [...html.matchAll(ASSETS)].map(([, a, b, c]) => a ?? b ?? c ?? '');
      openTabs.push(...files.slice(0, 3));
      for (const file of files.slice(0, 6)) await ask(file, 200);
      const late = openTabs[(nth * 7) % openTabs.length];
      if (late !== undefined) await ask(late, 200);
      await pause(20);
    }
  }
  async function sends(start: number): Promise<void> {
    for (let nth = start; going; nth += 2) {
      const text = await ask(
        '/api/leads',
        201,
        registration(`visitor-${nth}-${randomUUID().slice(0, 8)}`),
      );
      if (text.startsWith('{')) accepted.push(JSON.parse(text).id);
      await pause(150);
    }
  }
  const all = Promise.all([reads(0), reads(2), reads(4), sends(0), sends(1)]);
  return {
    async stop() {
      going = false;
      await all;
      return {
        requests,
        accepted,
        failures: [...failures].map(([what, count]) => `${count} x ${what}`),
      };
    },
  };
}
