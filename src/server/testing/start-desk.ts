import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import { createPool } from '../database/pool.ts';
import { createDesk } from '../desk/desk-app.ts';
import type { OpenIdProvider } from '../desk/provider.ts';
import { csrfTokenOf, startSession } from '../desk/sessions.ts';
import { DEFAULT_HSTS } from '../http/security-headers.ts';
import { type Answer, ask } from './http-client.ts';
import { freePort } from './postgres.ts';
import { MAIL_SECRETS } from './start-mail-sender.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

const NOBODY: OpenIdProvider = {
  begin: () => Promise.reject(new TypeError('fetch failed')),
  finish: () => Promise.reject(new TypeError('fetch failed')),
  logoutUrl: async () => undefined,
};

export interface DeskAnswer extends Answer {
  /** As JSON. */
  body: unknown;
}

/** The desk on a migrated database, for tests of what is asked of it; who asks has logged in already. */
export async function startDesk(
  given?: TestDatabase,
  provider: OpenIdProvider | ((origin: string) => Promise<OpenIdProvider>) = NOBODY,
) {
  const database = given ?? (await testDatabase());
  const pool = createPool({ url: database.deskUrl });
  const owner = createPool({ url: database.ownerUrl, max: 2 });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const app = createDesk({
    origin,
    provider: typeof provider === 'function' ? await provider(origin) : provider,
    filesDir: join(import.meta.dirname, 'desk-fixture'),
    pool,
    site: { origin: 'https://www.voltige.example', statements: {} },
    tokenSecrets: MAIL_SECRETS,
    hsts: DEFAULT_HSTS,
    trustedProxies: ['127.0.0.1'],
    logLevel: 'silent',
    instance: 'test',
  });
  await app.listen({ host: '127.0.0.1', port });

  async function send(
    path: string,
    headers: Record<string, string>,
    input?: unknown,
  ): Promise<DeskAnswer> {
    const answer = await ask((app.server.address() as AddressInfo).port, path, {
      headers: { Host: new URL(origin).host, ...headers },
      ...(input !== undefined && { method: 'POST', body: JSON.stringify(input) }),
    });
    const isJson = /json/.test(answer.headers['content-type'] ?? '');
    return { ...answer, body: isJson ? JSON.parse(answer.text) : undefined };
  }

  /** Somebody whose browser has the cookie of a session, on a page of the desk. */
  function holder(token: string) {
    const headers = {
      Cookie: `__Host-desk=${token}`,
      Origin: origin,
      'Content-Type': 'application/json',
      'X-CSRF-Token': csrfTokenOf(token),
    };
    const ask = (operation: string, input: unknown = {}) =>
      send(`/api/${operation}`, headers, input);
    return { token, headers, ask };
  }

  return {
    ...{ database, pool, owner, origin, port, send, holder },
    /** Somebody with these roles, and what they ask for. */
    async member(name: string, ...roles: DeskRole[]) {
      return holder(await startSession(pool, { subject: name.toLowerCase(), name, roles }));
    },
    async stop() {
      await app.close();
      await Promise.all([pool.end(), owner.end()]);
      if (given === undefined) await database.drop();
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof startDesk>>;
