import * as v from 'valibot';
import { databaseSettings, databasesFrom } from './database/settings.ts';
import { StartRefused } from './start-refused.ts';

const text = v.pipe(v.string(), v.nonEmpty('not be empty'));

const port = v.pipe(
  v.string(),
  v.check(
    (given) => /^\d{1,5}$/.test(given) && Number(given) <= 65535,
    'be a whole number from 0 to 65535',
  ),
  v.transform(Number),
);

const origin = v.pipe(
  v.string(),
  v.check(
    (given) => URL.canParse(given) && new URL(given).origin === given,
    "be an origin such as 'https://www.voltige.example', without a path or a final slash",
  ),
);

const flag = v.pipe(
  v.picklist(['0', '1'], "be '1', '0' or left out"),
  v.transform((given) => given === '1'),
);

const logLevel = v.picklist(
  ['debug', 'info', 'warn', 'error', 'silent'],
  "be 'debug', 'info', 'warn', 'error' or 'silent'",
);

const Environment = v.object({
  PORT: v.optional(port, '3000'),
  /** Every IPv4 address: it also works where IPv6 is switched off. '::' answers on both. */
  HOST: v.optional(text, '0.0.0.0'),
  SITE_ORIGIN: v.optional(origin),
  SITE_DIR: v.optional(text, 'dist'),
  STAGING: v.optional(flag, '0'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  ...databaseSettings,
});

/** Their values stay out of what is printed. */
const HOLDS_SECRETS = /_URL$|SECRET|KEY|WEBHOOKS/;

export function readConfig(environment: Record<string, string | undefined>) {
  const parsed = v.safeParse(Environment, withoutEmpty(environment));
  if (!parsed.success) {
    const [{ path, input, message }] = parsed.issues;
    const name = String(path?.[0].key);
    const given = HOLDS_SECRETS.test(name) ? 'is not right' : `is '${String(input)}'`;
    throw new StartRefused(`${name} ${given}: it must ${message}.`);
  }
  const { PORT, HOST, SITE_ORIGIN, SITE_DIR, STAGING, LOG_LEVEL } = parsed.output;
  return {
    port: PORT,
    host: HOST,
    origin: SITE_ORIGIN,
    siteDir: SITE_DIR,
    staging: STAGING,
    logLevel: LOG_LEVEL,
    databases: databasesFrom(parsed.output),
  };
}

/** 'PORT=' in a compose file means that nobody chose a port. */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
