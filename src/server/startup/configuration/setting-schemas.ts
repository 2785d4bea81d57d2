import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { email } from '#domain/leads/fields.ts';
import { RateLimits } from '../../api/api-dependencies.ts';
import { Destinations } from '../../deliveries/destinations.ts';

/** Schemas of settings; a message completes "PORT is 'x': it must …". */
export const text = v.pipe(v.string(), v.nonEmpty('not be empty'));

const json = <Output>(schema: v.GenericSchema<unknown, Output>, message: string) =>
  v.pipe(
    v.string(),
    v.check((given) => v.is(schema, parsedJson(given)), message),
    v.transform((given) => v.parse(schema, parsedJson(given))),
  );

/** 'Production' or 'prod' would run with what is meant for trying things out. */
export const nodeEnv = v.picklist(
  ['production', 'development', 'test'],
  "be 'production', 'development', 'test' or left out",
);

function wholeNumber(least: number, most: number, of = '') {
  return v.pipe(
    v.string(),
    v.check(
      (given) =>
        /^(?:0|[1-9]\d{0,4})$/.test(given) && Number(given) >= least && Number(given) <= most,
      `be a whole number${of} from ${least} to ${most}`,
    ),
    v.transform(Number),
  );
}

export const port = wholeNumber(0, 65_535);
export const connections = wholeNumber(1, 999);
export const days = wholeNumber(1, 999);
export const waitSeconds = wholeNumber(0, 600, ' of seconds');

export const origin = v.pipe(
  v.string(),
  v.check(
    (given) => URL.canParse(given) && new URL(given).origin === given,
    "be an origin such as 'https://www.voltige.example', without a path or a final slash",
  ),
);

export const issuer = v.pipe(
  v.string(),
  v.check(
    (given) => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol),
    "be an address such as 'https://login.company.example'",
  ),
);

const roleNames = (role: string) => v.optional(v.array(v.string()), [role]);
const RoleNames = v.strictObject({
  sales: roleNames('sales'),
  privacy: roleNames('privacy'),
  operations: roleNames('operations'),
});

export const deskRoles = json(
  RoleNames,
  'be JSON such as {"sales": ["Fleet sales"], "privacy": ["DPO"], "operations": ["SRE"]}',
);

export const flag = v.pipe(
  v.picklist(['0', '1'], "be '1', '0' or left out"),
  v.transform((given) => given === '1'),
);

export const onOrOff = v.pipe(
  v.picklist(['on', 'off'], "be 'on' or 'off'"),
  v.transform((given) => given === 'on'),
);

export const logLevel = v.picklist(
  ['debug', 'info', 'warn', 'error', 'silent'],
  "be 'debug', 'info', 'warn', 'error' or 'silent'",
);

export const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (given) => URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol),
    "be an address such as 'postgresql://user:password@host/database'",
  ),
);

/** Whether what leads to another machine must be encrypted and its name verified. */
export const transportSecurity = v.picklist(
  ['required', 'off-on-private-network'],
  "be 'required', or 'off-on-private-network' where nobody else can listen",
);

export const backupRecipient = v.pipe(
  v.string(),
  v.regex(
    /^(?:age1[a-z0-9]{20,}|gpg:.+)$/,
    "be a key of age such as 'age1…', or 'gpg:' and whose key",
  ),
);

export const hsts = v.pipe(
  v.string(),
  v.regex(
    /^(?:off|max-age=\d{1,9}(?:; includeSubDomains)?(?:; preload)?)$/,
    "be 'off' or a header such as 'max-age=63072000; includeSubDomains'",
  ),
);

export const sharedCache = v.picklist(
  ['prefixed', 'all', 'off'],
  "be 'prefixed', 'all' (where the cache heeds Vary) or 'off'",
);

export const rateLimits = json(
  RateLimits,
  'be JSON such as {"ip_per_minute": 5, "ip_per_hour": 20, "email_per_hour": 3, "simulations_per_minute": 20, "analyses_per_minute": 10, "requests_per_minute": 240, "signals_per_minute": 120}',
);

/** A proxy's network is never larger: a trusted proxy can claim any visitor's address. */
const LARGEST_NETWORK_BITS = { ipv4: 8, ipv6: 16 };
const IPV4_MAPPED_BITS = 96;

function isProxy(given: string): boolean {
  if (ipaddr.isValid(given)) return true;
  if (!ipaddr.isValidCIDR(given)) return false;
  const [address, bits] = ipaddr.parseCIDR(given);
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()) {
    return bits >= IPV4_MAPPED_BITS + LARGEST_NETWORK_BITS.ipv4;
  }
  return bits >= LARGEST_NETWORK_BITS[address.kind()];
}

export const proxies = v.pipe(
  v.string(),
  v.transform((given) => (given === 'none' ? [] : given.split(',').map((proxy) => proxy.trim()))),
  v.check(
    (given) => given.every(isProxy),
    "be 'none', or addresses or networks such as '10.0.0.0/8', separated by commas, none of them larger than a /8 (IPv6: /16)",
  ),
);

export const emailAddress = v.pipe(
  v.string(),
  v.check((given) => v.is(email, given), 'be one e-mail address'),
  v.transform((given) => v.parse(email, given)),
);

export const destinations = json(
  Destinations,
  'be a JSON list of {"name": "crm", "url": "https://…", "secrets": ["whsec_…"]}, each secret 24 to 64 bytes in base64, with "events" and "form_types" if not all are wanted, and "private": true for one inside your own network',
);

export const hosts = v.pipe(
  v.string(),
  v.transform((given) => given.split(',').map((host) => host.trim().toLowerCase())),
  v.check(
    (given) => given.every((host) => /^[a-z0-9.-]+$/.test(host)),
    'be host names, separated by commas',
  ),
);

export const smtpUrl = v.pipe(
  v.string(),
  v.check((given) => {
    if (!URL.canParse(given)) return false;
    // nodemailer takes a query for options, and one of them switches TLS off.
    const { protocol, search, hash } = new URL(given);
    return /^smtps?:$/.test(protocol) && search === '' && hash === '';
  }, "be an address such as 'smtps://user:password@mail.example:465', without a query"),
);

export const dnsLabel = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/i, 'be a DNS label'));

export const timeScale = v.pipe(
  v.string(),
  v.check((given) => Number(given) > 0 && Number(given) <= 1, 'be a number above 0, at most 1'),
  v.transform(Number),
);

function parsedJson(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}
