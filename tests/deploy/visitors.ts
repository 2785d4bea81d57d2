import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '#server/testing/http-client.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';

export function jsonHeaders(): Record<string, string> {
  return {
    Origin: 'https://www.voltige.example',
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  };
}

let addresses = 0;

/** An address of this machine that is not used yet: limits are per address. */
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
  from?: string,
): Promise<{ status: number; body: string }> {
  const { status, text } = await ask(port, path, {
    ...{ secure: true, method: body === undefined ? 'GET' : 'POST' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(from !== undefined && { from }),
    headers: { Host: 'www.voltige.example', 'Accept-Language': 'fr-FR,fr;q=0.9', ...headers },
  });
  return { status, body: text };
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
  const wants = async (path: string, wanted: number, body?: unknown): Promise<string> => {
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
      const html = await wants(PAGES[nth % PAGES.length] ?? '/', 200);
      const files = [...html.matchAll(ASSETS)].map(([, a, b, c]) => a ?? b ?? c ?? '');
      openTabs.push(...files.slice(0, 3));
      for (const file of files.slice(0, 6)) await wants(file, 200);
      const late = openTabs[(nth * 7) % openTabs.length];
      if (late !== undefined) await wants(late, 200);
      await pause(20);
    }
  }
  async function sends(start: number): Promise<void> {
    for (let nth = start; going; nth += 2) {
      const text = await wants(
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
