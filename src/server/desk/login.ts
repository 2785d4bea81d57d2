import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import * as v from 'valibot';
import type { LoginReason } from '#domain/desk/login.ts';
import { isUnavailable } from '../database/database-watch.ts';
import { inTransaction } from '../database/pool.ts';
import { requestAddress } from '../http/request-address.ts';
import { networkOf, writeAudit } from './audit.ts';
import { visitorOf } from './operation.ts';
import type { OpenIdProvider } from './provider.ts';
import { endSession, SESSION_COOKIE, sessionId, startSession } from './sessions.ts';

interface LoginDependencies {
  pool: Pool;
  origin: string;
  provider: OpenIdProvider;
}

/** This host's alone: a browser takes it only from a secure address, for the whole host and no other. */
const OWN = { path: '/', secure: true, httpOnly: true } as const;
const SESSION = { ...OWN, sameSite: 'strict' } as const;
/** Sent along when another site leads here: it is the provider who leads back. */
const LOGIN = { ...OWN, sameSite: 'lax', signed: true } as const;
const LOGIN_COOKIE = '__Host-desk-login';
const LOGIN_SECONDS = 600;

/** More at once are no people, and each holds a connection to the provider until that answers. */
const MOST_EXCHANGES = 20;

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
/** An address on this host, whatever a link to the login says. */
const ownPath = v.pipe(v.string(), v.maxLength(1_000), v.regex(/^\/(?![/\\])[\x21-\x7e]*$/));
const LoginCookie = v.object({
  ...{ state: text, nonce: text, verifier: text, to: ownPath },
  /** The browser may keep it longer than it was asked to. */
  begunAt: v.number(),
  /** The session that was open when this login began. */
  earlier: v.optional(text),
});

/** Login, the way back from the provider, and logout. Who is not let in is led back to the login page, with the reason. */
export function serveLogin(
  app: FastifyInstance,
  { pool, origin, provider }: LoginDependencies,
): void {
  const backToLogin = (reply: FastifyReply, reason: LoginReason) =>
    reply.redirect(`/?login=${reason}`, 303);

  let exchanges = 0;

  app.get('/login', async (request, reply) => {
    const { to } = request.query as { to?: unknown };
    try {
      const { url, begun } = await provider.begin();
      const login = { ...begun, to: v.is(ownPath, to) ? to : '/' };
      setLoginCookie(reply, { ...login, begunAt: Date.now(), earlier: openSession(request) });
      return await reply.redirect(url.href, 303);
    } catch (error) {
      request.log.warn({ err: error }, 'the OpenID provider does not answer');
      return backToLogin(reply, 'unavailable');
    }
  });

  app.get('/callback', async (request, reply) => {
    const begun = loginCookieOf(request);
    reply.clearCookie(LOGIN_COOKIE, LOGIN);
    // Nobody who began one here.
    if (begun === undefined) return backToLogin(reply, 'failed');
    if (exchanges >= MOST_EXCHANGES) return backToLogin(reply, 'unavailable');
    exchanges += 1;
    try {
      const identity = await provider.finish(requestAddress(request.url).query, begun);
      const who = { ...identity, network: networkOf(request.ip) };
      if (identity.roles.length === 0) {
        await writeAudit(pool, who, { action: 'login refused' });
        return backToLogin(reply, 'no-role');
      }
      // The provider is another site, so its cookie does not come along.
      const { earlier = openSession(request) } = begun;
      const token = await inTransaction(pool, async (db) => {
        if (earlier !== undefined) await endSession(db, earlier);
        await writeAudit(db, who, { action: 'login', facts: { roles: identity.roles } });
        return startSession(db, identity);
      });
      reply.setCookie(SESSION_COOKIE, token, SESSION);
      return await reply.redirect(begun.to, 303);
    } catch (error) {
      request.log.warn({ err: error }, 'a login failed');
      return backToLogin(reply, isAway(error) ? 'unavailable' : 'failed');
    } finally {
      exchanges -= 1;
    }
  });

  app.post('/api/logout', async (request, reply) => {
    const { token, session } = await visitorOf(request, { pool, origin });
    await inTransaction(pool, async (db) => {
      await endSession(db, sessionId(token));
      await writeAudit(db, { ...session, network: networkOf(request.ip) }, { action: 'logout' });
    });
    reply.clearCookie(SESSION_COOKIE, SESSION);
    // Without this the next press on 'log in' would let the same person in unasked.
    const url = await provider.logoutUrl().catch(() => undefined);
    return { to: url?.href ?? '/' };
  });
}

/** Neither the person nor the token is at fault: the provider or the database does not answer. */
function isAway(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (
    isUnavailable(error) ||
    code === 'OAUTH_TIMEOUT' ||
    (error instanceof TypeError && error.message === 'fetch failed')
  );
}

function openSession(request: FastifyRequest): string | undefined {
  const token = request.cookies[SESSION_COOKIE];
  return token && sessionId(token);
}

function setLoginCookie(reply: FastifyReply, begun: v.InferInput<typeof LoginCookie>): void {
  const value = Buffer.from(JSON.stringify(begun)).toString('base64url');
  reply.setCookie(LOGIN_COOKIE, value, { ...LOGIN, maxAge: LOGIN_SECONDS });
}

/** What was begun here in the last ten minutes; undefined for anything else a browser sends. */
function loginCookieOf(request: FastifyRequest): v.InferOutput<typeof LoginCookie> | undefined {
  const { valid, value } = request.unsignCookie(request.cookies[LOGIN_COOKIE] ?? '');
  if (!valid) return undefined;
  const begun = v.safeParse(LoginCookie, JSON.parse(Buffer.from(value, 'base64url').toString()));
  if (!begun.success) return undefined;
  return Date.now() - begun.output.begunAt > LOGIN_SECONDS * 1_000 ? undefined : begun.output;
}
