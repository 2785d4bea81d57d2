import { hostname } from 'node:os';
import * as v from 'valibot';
import { analyticsEntries } from './analytics/settings.ts';
import { apiEntries } from './api/settings.ts';
import { connectionEntries, databaseEntries, databasesFrom } from './database/settings.ts';
import { deliveryEntries, deliverySettings, SECRET_SETTINGS } from './deliveries/settings.ts';
import { type ProcessKind, requireForProduction } from './production.ts';
import { withSecretFiles } from './secret-files.ts';
import { flag, logLevel, origin, port, text } from './setting-kinds.ts';
import { StartRefused } from './start-refused.ts';

export const Environment = v.object({
  NODE_ENV: v.optional(v.string()),
  PORT: v.optional(port, '3000'),
  /** Every IPv4 address: it also works where IPv6 is switched off. '::' answers on both. */
  HOST: v.optional(text, '0.0.0.0'),
  SITE_ORIGIN: v.optional(origin),
  SITE_DIR: v.optional(text, 'dist'),
  /** As the site was built with, if it is said at all. */
  TRACKERS: v.optional(text),
  STAGING: v.optional(flag, '0'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  /** 'off' where the worker runs in a process of its own. */
  WORKER: v.optional(v.picklist(['on', 'off'], "be 'on' or 'off'"), 'on'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  /** Left out, the machine's name. */
  INSTANCE: v.optional(text),
  ...databaseEntries,
  ...connectionEntries,
  ...apiEntries,
  ...deliveryEntries,
  ...analyticsEntries,
});

/** Their values stay out of what is printed. */
const SECRETS: readonly string[] = [
  ...SECRET_SETTINGS,
  ...Object.keys(databaseEntries),
  'TOKEN_SECRET',
  'ANALYTICS_SECRET',
];

/** `kind` decides what production cannot do without; left out, WORKER says. */
export function readConfig(environment: Record<string, string | undefined>, kind?: ProcessKind) {
  const given = withSecretFiles(withoutEmpty(environment));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const [{ path, input, message }] = parsed.issues;
    const name = String(path?.[0].key);
    const wrong = SECRETS.includes(name) ? 'is not right' : `is '${String(input)}'`;
    throw new StartRefused(`${name} ${wrong}: it must ${message}.`);
  }
  const settings = parsed.output;
  const production = settings.NODE_ENV === 'production';
  const worker = settings.WORKER === 'on';
  if (production) requireForProduction(kind ?? (worker ? 'both' : 'site'), given);
  return {
    port: settings.PORT,
    host: settings.HOST,
    origin: settings.SITE_ORIGIN,
    siteDir: settings.SITE_DIR,
    trackers: settings.TRACKERS,
    analyticsSecret: settings.ANALYTICS_SECRET,
    staging: settings.STAGING,
    logLevel: settings.LOG_LEVEL,
    production,
    worker,
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    instance: settings.INSTANCE ?? hostname(),
    databases: databasesFrom(settings),
    databaseConnections: settings.DATABASE_CONNECTIONS,
    tokenSecret: settings.TOKEN_SECRET,
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimits: settings.RATE_LIMITS,
    deliveries: deliverySettings(settings, { production }),
  };
}

/** 'PORT=' in a compose file means that nobody chose a port. */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
