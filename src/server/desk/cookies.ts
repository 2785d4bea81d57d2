import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Both are this host's alone: a browser takes a cookie with this prefix only from a secure address, for the
 * whole host and no other. The session is not sent along when another site leads here; what was begun at the
 * door must be, because it is the provider who leads back.
 */
const SESSION = { name: '__Host-desk', sameSite: 'Strict' } as const;
const LOGIN = { name: '__Host-desk-login', sameSite: 'Lax' } as const;
const LOGIN_SECONDS = 600;

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

function setCookie(
  reply: FastifyReply,
  { name, sameSite }: typeof SESSION | typeof LOGIN,
  value: string,
  seconds?: number,
): void {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  reply.header(
    'Set-Cookie',
    `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=${sameSite}${age}`,
  );
}

/** Until the browser is closed, or the session ends before. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, SESSION, token);
}

export function clearSessionCookie(reply: FastifyReply): void {
  setCookie(reply, SESSION, '', 0);
}

export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, SESSION.name) || undefined;
}

export function setLoginCookie(reply: FastifyReply, begun: object): void {
  const value = Buffer.from(JSON.stringify(begun)).toString('base64url');
  setCookie(reply, LOGIN, value, LOGIN_SECONDS);
}

export function clearLoginCookie(reply: FastifyReply): void {
  setCookie(reply, LOGIN, '', 0);
}

/** Whatever the browser sent, as JSON; undefined if it is none. */
export function loginCookieOf(request: FastifyRequest): unknown {
  const value = cookieOf(request, LOGIN.name);
  if (value === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString());
  } catch {
    return undefined;
  }
}
