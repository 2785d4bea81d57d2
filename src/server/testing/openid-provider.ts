import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { escapeHtml } from '../http/escape-html.ts';
import { listenLocally } from './local-server.ts';

export interface Person {
  id: string;
  name: string;
  roles: readonly string[];
}

/** One of each kind, as the design names them, and one who may not enter. */
export const PEOPLE = [
  { id: 'lea', name: 'Léa Fontaine', roles: ['sales'] },
  { id: 'hugo', name: 'Hugo Lambert', roles: ['sales'] },
  { id: 'nadia', name: 'Nadia Benali', roles: ['privacy'] },
  { id: 'marc', name: 'Marc Ollivier', roles: ['operations'] },
  { id: 'camille', name: 'Camille Durand', roles: ['sales', 'privacy', 'operations'] },
  { id: 'paul', name: 'Paul Sans-Rôle', roles: ['accounting'] },
] as const satisfies readonly Person[];

/**
 * Who logs in as one of these gets an ID token that says they are Léa, with every role, and that is wrong in
 * one point.
 */
export const FORGERS = [
  'another key',
  'another audience',
  'another login',
  'no signature',
] as const;
type Forger = (typeof FORGERS)[number];

const CLIENT = { id: 'desk', secret: 'a secret for trying things out' };

interface ProviderOptions {
  /** 0 takes any that is free. */
  port?: number;
  deskOrigin: string;
}

/** A real OpenID Connect provider in the place of a company's: it asks who one is and believes it. */
export async function startOpenIdProvider({ port = 0, deskOrigin }: ProviderOptions) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  let tokenCalls = 0;
  let hangs = false;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      void interact(request, response);
      return;
    }
    if (request.url === '/token') {
      tokenCalls += 1;
      if (hangs) return;
      forgeIdToken(response, { own: privateKey, stranger });
    }
    void handle(request, response);
  });
  const bound = await listenLocally(server, port);
  // Another site than the desk's, as in life: cookies do not pass between the two.
  const issuer = `http://localhost:${bound.port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${deskOrigin}/callback`],
        post_logout_redirect_uris: [`${deskOrigin}/`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'key', use: 'sig' }] },
    cookies: { keys: ['a key for trying things out'] },
    claims: { openid: ['sub'], profile: ['name', 'roles'] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      // The provider's own page of this fetches typefaces from elsewhere.
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = `<!doctype html><title>Provider</title>${form}
            <button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`;
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const { name, roles } = PEOPLE.find((one) => one.id === id) ?? { name: id, roles: [] };
      return { accountId: id, claims: () => ({ sub: id, name, roles }) };
    },
    // The company's own client is not asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, AccessToken: 600, IdToken: 600 },
  });
  const handle = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const who = new URL(request.url ?? '/', issuer).searchParams.get('as');
    if (who !== null) {
      await provider.interactionFinished(request, response, { login: { accountId: who } });
      return;
    }
    const forgers = FORGERS.map((id) => ({ id, name: id, roles: ['a forger'] }));
    const links = [...PEOPLE, ...forgers].map(
      ({ id, name, roles }) =>
        `<li><a href="?as=${id}">${escapeHtml(name)}</a>, ${escapeHtml(roles.join(', '))}</li>`,
    );
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Who are you?</title><h1>Who are you?</h1><p>The demo's provider believes whatever you say.</p><ul>${links.join('')}</ul></html>`,
    );
  }

  return {
    issuer,
    client: CLIENT,
    /** How often it was asked to exchange a code. */
    tokenCalls: () => tokenCalls,
    /** Takes such questions and answers none, or answers again; those that wait are cut off. */
    hang: (on: boolean) => {
      hangs = on;
      if (!on) server.closeAllConnections();
    },
    /** How the desk is configured for it. */
    environment: {
      DESK_OIDC_ISSUER: issuer,
      DESK_OIDC_CLIENT_ID: CLIENT.id,
      DESK_OIDC_CLIENT_SECRET: CLIENT.secret,
    },
    stop: bound.stop,
  };
}

/** Replaces the ID token in the answer of the token endpoint, if it is a forger's. */
function forgeIdToken(response: ServerResponse, keys: { own: KeyObject; stranger: KeyObject }) {
  const end = response.end.bind(response);
  const forgedEnd = (chunk: unknown) => {
    const body = JSON.parse(String(chunk)) as { id_token?: string };
    const [head = '', claims = ''] = (body.id_token ?? '').split('.');
    if (claims === '') return end(chunk);
    const honest = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
    const forger = FORGERS.find((one) => one === honest.sub);
    if (forger === undefined) return end(chunk);
    const text = JSON.stringify({ ...body, id_token: forgedToken(forger, head, honest, keys) });
    response.setHeader('Content-Length', Buffer.byteLength(text));
    return end(text);
  };
  response.end = forgedEnd as typeof response.end;
}

function forgedToken(
  forger: Forger,
  head: string,
  honest: object,
  { own, stranger }: { own: KeyObject; stranger: KeyObject },
): string {
  const claims = {
    ...honest,
    ...{ sub: 'lea', name: 'Léa Fontaine', roles: ['sales', 'privacy', 'operations'] },
    ...(forger === 'another audience' && { aud: 'another client' }),
    ...(forger === 'another login' && { nonce: 'of another login' }),
  };
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  if (forger === 'no signature') return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
  const signed = `${head}.${encoded(claims)}`;
  const key = forger === 'another key' ? stranger : own;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
}
