import * as openid from 'openid-client';
import { DESK_ROLES, type DeskRole } from '#domain/desk/desk-roles.ts';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The claim that holds somebody's groups or roles, such as 'roles' or 'realm_access.roles'. */
  rolesClaim: string;
  /** Which of its values mean which of our roles. */
  roleNames: Readonly<Record<DeskRole, readonly string[]>>;
  /** Where the provider sends people back to. */
  origin: string;
}

/** What the browser keeps between leaving for the provider and coming back. */
export interface LoginBegun {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Identity {
  subject: string;
  name: string;
  roles: DeskRole[];
}

const DISCOVERED_MS = 3_600_000;
const TIMEOUT_S = 10;
const LONGEST_NAME = 120;

/** The company's OpenID Connect provider: code flow with PKCE, and an ID token whose signature is checked. */
export function openIdProvider(settings: ProviderSettings) {
  const { issuer, clientId, clientSecret, origin } = settings;
  const redirectUri = `${origin}/callback`;
  let discovered: { at: number; configuration: Promise<openid.Configuration> } | undefined;

  /** Asked anew after an hour, and after a failure: a provider that is down may come back. */
  function configuration(): Promise<openid.Configuration> {
    const now = performance.now();
    if (discovered === undefined || now - discovered.at > DISCOVERED_MS) {
      const asked = openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_S,
        // The signature counts although the token comes straight from the provider.
        execute: [
          openid.enableNonRepudiationChecks,
          // Settings allow http on this machine alone, and not in production.
          ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
        ],
      });
      discovered = { at: now, configuration: asked };
      asked.catch(() => {
        discovered = undefined;
      });
    }
    return discovered.configuration;
  }

  return {
    async begin(): Promise<{ url: URL; begun: LoginBegun }> {
      const begun = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { url, begun };
    },

    /** Throws if what came back is not the answer to what was begun, or not the provider's. */
    async finish(query: string, { state, nonce, verifier }: LoginBegun): Promise<Identity> {
      const known = await configuration();
      const tokens = await openid.authorizationCodeGrant(known, new URL(redirectUri + query), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      // Some providers send groups only when asked for them.
      const given =
        valuesAt(claims, settings.rolesClaim) === undefined &&
        known.serverMetadata().userinfo_endpoint !== undefined
          ? { ...(await openid.fetchUserInfo(known, tokens.access_token, claims.sub)), ...claims }
          : claims;
      return {
        subject: claims.sub,
        name: nameIn(given) ?? claims.sub,
        roles: rolesIn(given, settings),
      };
    },

    /** Where the provider ends its own session; undefined if it offers no such page. */
    async logoutUrl(): Promise<URL | undefined> {
      const known = await configuration();
      if (known.serverMetadata().end_session_endpoint === undefined) return undefined;
      return openid.buildEndSessionUrl(known, { post_logout_redirect_uri: `${origin}/` });
    },
  };
}

export type OpenIdProvider = ReturnType<typeof openIdProvider>;

/** valuesAt({ realm_access: { roles: ['a'] } }, 'realm_access.roles') // => ['a'] */
function valuesAt(claims: object, path: string): string[] | undefined {
  // Some name a claim by an address, dots included: as one name it goes first.
  const direct = new Map(Object.entries(claims)).get(path);
  const found =
    direct ??
    path
      .split('.')
      .reduce<unknown>(
        (at, key) =>
          typeof at === 'object' && at !== null && Object.hasOwn(at, key)
            ? Reflect.get(at, key)
            : undefined,
        claims,
      );
  if (typeof found === 'string') return [found];
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : undefined;
}

function rolesIn(
  claims: object,
  { rolesClaim, roleNames }: Pick<ProviderSettings, 'rolesClaim' | 'roleNames'>,
): DeskRole[] {
  const given = valuesAt(claims, rolesClaim) ?? [];
  return DESK_ROLES.filter((role) => roleNames[role].some((name) => given.includes(name)));
}

function nameIn(claims: object): string | undefined {
  const known = new Map(Object.entries(claims));
  for (const claim of ['name', 'preferred_username', 'email']) {
    const text: unknown = known.get(claim);
    if (typeof text === 'string' && text.trim() !== '') return text.trim().slice(0, LONGEST_NAME);
  }
  return undefined;
}
