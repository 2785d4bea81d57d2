import type { Setting } from './setting.ts';
import { databaseUrl, deskRoles, issuer, origin, port, text } from './setting-schemas.ts';

export const DESK_SETTINGS = {
  DESK_PORT: { kind: port, default: '3100', readBy: ['desk'], meaning: 'where the desk listens' },
  DESK_HOST: { kind: text, default: '127.0.0.1', readBy: ['desk'], meaning: 'on which address' },
  DESK_DATABASE_URL: {
    kind: databaseUrl,
    secret: true,
    readBy: ['desk', 'migration'],
    // The migration grants the desk its rights where there is one.
    neededBy: ['desk'],
    meaning: "the desk's database role; left out where there is no desk",
  },
  DESK_ORIGIN: {
    kind: origin,
    // The worker links to it in mails to the team.
    readBy: ['desk', 'worker'],
    neededBy: ['desk'],
    meaning: "the desk's own address, which it answers under and no other",
  },
  DESK_OIDC_ISSUER: {
    kind: issuer,
    readBy: ['desk'],
    neededBy: ['desk'],
    meaning: "the company's OpenID Connect provider: nobody logs in otherwise",
  },
  DESK_OIDC_CLIENT_ID: {
    kind: text,
    readBy: ['desk'],
    neededBy: ['desk'],
    meaning: 'as what the desk is registered there',
  },
  DESK_OIDC_CLIENT_SECRET: {
    kind: text,
    secret: true,
    readBy: ['desk'],
    neededBy: ['desk'],
    meaning: 'and its secret',
  },
  DESK_OIDC_SCOPE: {
    kind: text,
    default: 'openid profile',
    readBy: ['desk'],
    meaning: 'what the provider is asked to tell of people',
  },
  DESK_ROLES_CLAIM: {
    kind: text,
    default: 'roles',
    readBy: ['desk'],
    meaning: "where it states somebody's roles or groups, such as 'realm_access.roles'",
  },
  DESK_ROLES: {
    kind: deskRoles,
    default: '{}',
    readBy: ['desk'],
    meaning: 'which of them mean sales, privacy and operations, if they are called otherwise',
  },
} as const satisfies Record<string, Setting>;
