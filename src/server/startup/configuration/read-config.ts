import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { BRAND, type Brand } from '#domain/site/brand.ts';
import { INSTALLATION, installedRelease } from '../../process/release.ts';
import { StartRefused } from '../../process/run-process.ts';
import { refusalsOf } from './checks.ts';
import { deliverySettings } from './delivery-settings.ts';
import {
  type Environment,
  type GivenSetting,
  givenSettings,
  type Refusal,
} from './given-settings.ts';
import { type ProcessKind, ROLES_OF, type Role } from './setting.ts';
import type { Values } from './settings.ts';

export type Config = ReturnType<typeof configFrom>;

export interface Examination {
  roles: readonly Role[];
  settings: readonly GivenSetting[];
  values: Values;
  /** Undefined as long as a setting by itself is wrong. */
  config: Config | undefined;
  refusals: readonly Refusal[];
}

/** Everything that keeps a process from starting; left out, WORKER and API say what it does. */
export function examine(
  environment: Environment,
  kind?: ProcessKind,
  brand: Brand = BRAND,
): Examination {
  const { settings, values, refusals } = givenSettings(environment);
  const roles = rolesOf(kind ?? (values.WORKER ? 'both' : 'site'), values);
  if (refusals.length > 0) return { roles, settings, values, config: undefined, refusals };
  const given = settings
    .filter(({ source }) => source === 'environment' || source === 'file')
    .map(({ name }) => name);
  return {
    roles,
    settings,
    values,
    config: configFrom(values, roles),
    refusals: refusalsOf({ values, given, roles, brand }),
  };
}

export function readConfig(environment: Environment, kind?: ProcessKind): Config {
  const { config, refusals } = examine(environment, kind);
  const [first] = refusals;
  if (config === undefined || first !== undefined) throw new StartRefused(first?.sentence);
  return config;
}

/** API=off leaves the pages alone: whatever needs a database runs elsewhere. */
function rolesOf(kind: ProcessKind, { API }: Values): readonly Role[] {
  const roles: readonly Role[] = ROLES_OF[kind];
  return roles.includes('pages') && !API ? ['pages'] : roles;
}

function configFrom(values: Values, roles: readonly Role[]) {
  return {
    port: values.PORT,
    host: values.HOST,
    origin: values.SITE_ORIGIN,
    siteDir: resolve(INSTALLATION, values.SITE_DIR),
    trackers: values.TRACKERS,
    analyticsSecret: values.ANALYTICS_SECRET,
    trial: values.TRIAL,
    staging: values.STAGING || values.TRIAL,
    hsts: values.HSTS,
    sharedCache: values.SHARED_CACHE,
    keptAssets:
      values.KEPT_ASSETS_DIR === undefined
        ? undefined
        : { dir: values.KEPT_ASSETS_DIR, days: values.KEPT_ASSETS_DAYS },
    logLevel: values.LOG_LEVEL,
    production: values.NODE_ENV === 'production',
    api: roles.includes('api'),
    worker: roles.includes('worker'),
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    instance: values.INSTANCE ?? hostname(),
    release: installedRelease(),
    databases: databasesFrom(values),
    databaseConnections: values.DATABASE_CONNECTIONS,
    tokenSecrets: values.TOKEN_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: values.RATE_LIMITS,
    simulationWaitSeconds: values.SIMULATION_WAIT_SECONDS * values.DELIVERY_TIME_SCALE,
    backups:
      values.BACKUP_DIR === undefined
        ? undefined
        : {
            dir: values.BACKUP_DIR,
            days: values.BACKUP_DAYS,
            recipient: values.BACKUP_RECIPIENT,
            identity: values.BACKUP_IDENTITY,
          },
    deliveries: deliverySettings(values),
    desk: deskFrom(values),
    deskOrigin: values.DESK_ORIGIN,
  };
}

/** Undefined unless whatever has no default is there. */
function deskFrom(values: Values) {
  const { DESK_DATABASE_URL, DESK_ORIGIN, DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID } = values;
  const { DESK_OIDC_CLIENT_SECRET } = values;
  if (!DESK_DATABASE_URL || !DESK_ORIGIN || !DESK_OIDC_ISSUER) return undefined;
  if (!DESK_OIDC_CLIENT_ID || !DESK_OIDC_CLIENT_SECRET) return undefined;
  return {
    port: values.DESK_PORT,
    host: values.DESK_HOST,
    origin: DESK_ORIGIN,
    databaseUrl: DESK_DATABASE_URL,
    provider: {
      issuer: DESK_OIDC_ISSUER,
      clientId: DESK_OIDC_CLIENT_ID,
      clientSecret: DESK_OIDC_CLIENT_SECRET,
      scope: values.DESK_OIDC_SCOPE,
      rolesClaim: values.DESK_ROLES_CLAIM,
      roleNames: values.DESK_ROLES,
      origin: DESK_ORIGIN,
    },
  };
}

/** One URL is enough to try things out; without any there are pages and no API. */
function databasesFrom(values: Values) {
  const { DATABASE_URL, API_DATABASE_URL, WORKER_DATABASE_URL, DESK_DATABASE_URL } = values;
  const any = DATABASE_URL ?? API_DATABASE_URL ?? WORKER_DATABASE_URL;
  if (any === undefined) return undefined;
  return {
    owner: DATABASE_URL ?? any,
    api: API_DATABASE_URL ?? any,
    worker: WORKER_DATABASE_URL ?? any,
    desk: DESK_DATABASE_URL,
  };
}
