import type * as v from 'valibot';
import { DEFAULT_HSTS } from '../../http/security-headers.ts';
import { DESK_SETTINGS } from './desk-settings.ts';
import { MAIL_SETTINGS } from './mail-settings.ts';
import { DEVELOPMENT_SECRET, dkimKey, tokenSecrets } from './secrets.ts';
import type { Setting } from './setting.ts';
import {
  backupRecipient,
  connections,
  databaseUrl,
  days,
  destinations,
  dnsLabel,
  flag,
  hosts,
  hsts,
  logLevel,
  nodeEnv,
  onOrOff,
  origin,
  port,
  proxies,
  rateLimits,
  sharedCache,
  text,
  timeScale,
  transportSecurity,
  waitSeconds,
} from './setting-schemas.ts';

const EVERYBODY = ['pages', 'api', 'worker', 'desk', 'command', 'migration'] as const;
const SITE = ['pages', 'api'] as const;

/** Every setting there is, in the order of docs/operations.md. */
export const SETTINGS = {
  NODE_ENV: {
    kind: nodeEnv,
    readBy: EVERYBODY,
    meaning: "'production' refuses to start with what is only fit for trying things out",
  },
  TRIAL: {
    kind: flag,
    default: '0',
    readBy: ['pages', 'worker', 'command'],
    meaning: "'1' lets production run with made-up particulars, unlisted by search engines",
  },
  PORT: { kind: port, default: '3000', readBy: SITE, meaning: 'where the site and the API listen' },
  /** Every IPv4 address: it also works where IPv6 is switched off. '::' answers on both. */
  HOST: { kind: text, default: '0.0.0.0', readBy: SITE, meaning: 'on which address' },
  SITE_ORIGIN: {
    kind: origin,
    readBy: ['pages', 'worker', 'desk', 'command'],
    meaning: "the site's public address, if it is not to be taken from the build",
  },
  SITE_DIR: {
    kind: text,
    default: 'dist',
    readBy: ['pages', 'worker', 'desk', 'command'],
    meaning: 'the build to serve, and to take the public address from',
  },
  TRACKERS: {
    kind: text,
    readBy: ['pages'],
    meaning: 'what visitors may agree to, as the site was built with it',
  },
  STAGING: {
    kind: flag,
    default: '0',
    readBy: ['pages'],
    meaning: "'1' asks search engines to leave every page alone",
  },
  HSTS: {
    kind: hsts,
    default: DEFAULT_HSTS,
    readBy: [...SITE, 'desk'],
    meaning: "what browsers are asked to remember of https, or 'off'",
  },
  SHARED_CACHE: {
    kind: sharedCache,
    default: 'prefixed',
    readBy: ['pages'],
    meaning: 'which pages a cache between us and visitors may keep',
  },
  KEPT_ASSETS_DIR: {
    kind: text,
    readBy: ['pages'],
    meaning: 'a folder shared by all processes, where the files of earlier releases stay reachable',
  },
  KEPT_ASSETS_DAYS: { kind: days, default: '14', readBy: ['pages'], meaning: 'how long' },
  LOG_LEVEL: {
    kind: logLevel,
    default: 'info',
    readBy: ['pages', 'api', 'worker', 'desk'],
    meaning: 'how much is logged',
  },
  API: {
    kind: onOrOff,
    default: 'on',
    readBy: ['pages'],
    meaning: "'off' serves pages alone, without a database",
  },
  WORKER: {
    kind: onOrOff,
    default: 'on',
    readBy: ['pages'],
    meaning: "'off' where deliveries run in a process of their own",
  },
  METRICS_PORT: {
    kind: port,
    readBy: ['pages', 'api', 'worker', 'desk'],
    meaning: 'where Prometheus finds /metrics',
  },
  METRICS_HOST: {
    kind: text,
    default: '127.0.0.1',
    readBy: ['pages', 'api', 'worker', 'desk'],
    meaning: 'on which address',
  },
  INSTANCE: {
    kind: text,
    readBy: ['pages', 'api', 'worker', 'desk'],
    meaning: "the process's name in logs and metrics",
  },
  DATABASE_URL: {
    kind: databaseUrl,
    secret: true,
    readBy: ['command', 'migration'],
    neededBy: ['command', 'migration'],
    meaning: "the tables' owner",
  },
  API_DATABASE_URL: {
    kind: databaseUrl,
    secret: true,
    readBy: ['api', 'migration'],
    // Without its name the migration would grant it nothing, and the API could read no table.
    neededBy: ['api', 'migration'],
    meaning: "the API's database role",
  },
  WORKER_DATABASE_URL: {
    kind: databaseUrl,
    secret: true,
    readBy: ['worker', 'migration'],
    neededBy: ['worker', 'migration'],
    meaning: "the worker's database role",
  },
  DATABASE_TLS: {
    kind: transportSecurity,
    default: 'required',
    readBy: ['api', 'worker', 'desk', 'command', 'migration'],
    meaning: 'whether a database on another machine must be reached by TLS in production',
  },
  DATABASE_CONNECTIONS: {
    kind: connections,
    default: '10',
    readBy: ['api'],
    meaning: 'connections that one process of the API may hold',
  },
  TOKEN_SECRET: {
    kind: tokenSecrets,
    default: DEVELOPMENT_SECRET,
    secret: true,
    readBy: ['api', 'worker', 'desk', 'command'],
    // With another one an erasure would store the wrong hash, and the desk would not find it.
    neededBy: ['api', 'worker', 'desk', 'command'],
    meaning: 'signs tokens and hides addresses; several, newest first, while one replaces another',
  },
  TRUSTED_PROXIES: {
    kind: proxies,
    readBy: ['api', 'desk'],
    // Behind a proxy that is not named all visitors have one address, and share the limits of one.
    neededBy: ['api'],
    whatToWrite:
      "the address of the proxy in front, '127.0.0.1' for nginx on this machine, or 'none' where visitors reach the site directly",
    meaning: 'the proxies that are believed when they say for which visitor they ask',
  },
  RATE_LIMITS: {
    kind: rateLimits,
    default: '{}',
    readBy: ['api'],
    meaning: 'how much one visitor may send',
  },
  WEBHOOKS: {
    kind: destinations,
    default: '[]',
    secret: true,
    readBy: ['api', 'worker', 'command', 'migration'],
    meaning: 'where events go',
  },
  WEBHOOK_HOSTS: {
    kind: hosts,
    readBy: ['api', 'worker', 'command', 'migration'],
    meaning: 'hosts that webhooks may go to',
  },
  ...MAIL_SETTINGS,
  SIMULATION_WAIT_SECONDS: {
    kind: waitSeconds,
    default: '120',
    readBy: ['api'],
    meaning: 'how long the mail about a new lead waits for its simulation',
  },
  ANALYSIS_APPROVAL: {
    kind: onOrOff,
    default: 'off',
    readBy: ['worker'],
    meaning: "'on' sends no analysis before somebody has approved it at the desk (DESK_ORIGIN)",
  },
  DKIM_SELECTOR: {
    kind: dnsLabel,
    readBy: ['worker', 'command'],
    neededBy: ['worker'],
    meaning: 'name of the DKIM key in DNS',
  },
  DKIM_PRIVATE_KEY: {
    kind: dkimKey,
    secret: true,
    readBy: ['worker', 'command'],
    neededBy: ['worker'],
    meaning: 'signs every mail',
  },
  ...DESK_SETTINGS,
  BACKUP_DIR: {
    kind: text,
    readBy: ['command'],
    meaning: 'the folder of the backups, and of the list of who was erased since',
  },
  BACKUP_DAYS: {
    kind: days,
    default: '30',
    readBy: ['command'],
    meaning: 'how long they are kept',
  },
  BACKUP_RECIPIENT: {
    kind: backupRecipient,
    readBy: ['command'],
    meaning: "for whom they are encrypted: an age key, or 'gpg:' and whose key",
  },
  BACKUP_IDENTITY: {
    kind: text,
    readBy: ['command'],
    meaning: "the file with age's other half of that key, where a backup is restored",
  },
  /** For trials, not for life. */
  DELIVERY_TIME_SCALE: {
    kind: timeScale,
    default: '1',
    readBy: ['api', 'worker'],
    meaning: 'shortens every gap between attempts, and the wait for a simulation',
  },
  /** GA4's API secret, or Matomo's token; the provider itself is in TRACKERS, which everyone may read. */
  ANALYTICS_SECRET: {
    kind: text,
    secret: true,
    readBy: ['api'],
    meaning: "the audience provider's secret",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

export type Values = {
  [Name in SettingName]:
    | v.InferOutput<(typeof SETTINGS)[Name]['kind']>
    | ((typeof SETTINGS)[Name] extends { default: string } ? never : undefined);
};
