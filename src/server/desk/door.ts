import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import * as v from 'valibot';
import type { DoorReason } from '#domain/desk/door.ts';
import { isUnavailable } from '../database/database-watch.ts';
import { inTransaction } from '../database/pool.ts';
import { requestAddress } from '../http/request-address.ts';
import { writeAudit } from './audit.ts';
import {
  clearLoginCookie,
  clearSessionCookie,
  loginCookieOf,
  sessionTokenOf,
  setLoginCookie,
  setSessionCookie,
} from './cookies.ts';
import type { LoginStep } from './desk-metrics.ts';
import { visitorOf } from './operation.ts';
import type { OpenIdProvider } from './provider.ts';
import { endSession, startSession } from './sessions.ts';

interface Door {
  pool: Pool;
  origin: string;
  provider: OpenIdProvider;
  onStep?: ((step: LoginStep) => void) | undefined;
}

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
/** An address on this host, whatever a link to the login says. */
const ownPath = v.pipe(v.string(), v.maxLength(1_000), v.regex(/^\/(?![/\\])[\x21-\x7e]*$/));
const LoginCookie = v.object({ state: text, nonce: text, verifier: text, to: ownPath });

/** Login, the way back from the provider, and logout. Whoever is not let in stands before the door, with the reason. */
export function serveDoor(app: FastifyInstance, { pool, origin, provider, onStep }: Door): void {
  const backToDoor = (reply: FastifyReply, reason: DoorReason) => {
    onStep?.(reason);
    return reply.redirect(`/?door=${reason}`, 303);
  };

  app.get('/login', async (request, reply) => {
    const { to } = request.query as { to?: unknown };
    try {
      const { url, begun } = await provider.begin();
      onStep?.('begun');
      setLoginCookie(reply, { ...begun, to: v.is(ownPath, to) ? to : '/' });
      return await reply.redirect(url.href, 303);
    } catch (error) {
      request.log.warn({ err: error }, 'the OpenID provider does not answer');
      return backToDoor(reply, 'unavailable');
    }
  });

  app.get('/callback', async (request, reply) => {
    const begun = v.safeParse(LoginCookie, loginCookieOf(request));
    clearLoginCookie(reply);
    // Nobody who began one here: programs that try addresses must not look like a provider that fails.
    if (!begun.success) return reply.redirect('/?door=failed', 303);
    try {
      const identity = await provider.finish(requestAddress(request.url).query, begun.output);
      if (identity.roles.length === 0) {
        await writeAudit(pool, identity, { action: 'login refused' });
        return backToDoor(reply, 'no-role');
      }
      const earlier = sessionTokenOf(request);
      const token = await inTransaction(pool, async (db) => {
        if (earlier !== undefined) await endSession(db, earlier);
        await writeAudit(db, identity, { action: 'login', facts: { roles: identity.roles } });
        return startSession(db, identity);
      });
      setSessionCookie(reply, token);
      onStep?.('entered');
      return await reply.redirect(begun.output.to, 303);
    } catch (error) {
      request.log.warn({ err: error }, 'a login failed');
      return backToDoor(reply, isAway(error) ? 'unavailable' : 'failed');
    }
  });

  app.post('/api/logout', async (request, reply) => {
    const { token, session } = await visitorOf(request, { pool, origin });
    await inTransaction(pool, async (db) => {
      await endSession(db, token);
      await writeAudit(db, session, { action: 'logout' });
    });
    clearSessionCookie(reply);
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
