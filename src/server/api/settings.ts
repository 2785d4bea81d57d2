import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

const SHORTEST_SECRET = 32;
/** Known to everyone who reads this file: production does not start with it. */
export const DEVELOPMENT_SECRET = 'development only: anyone can read this';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const RateLimits = v.strictObject({
  ip_per_minute: v.optional(count, 5),
  ip_per_hour: v.optional(count, 20),
  email_per_hour: v.optional(count, 3),
  simulations_per_minute: v.optional(count, 20),
  /** Choices about cookies, batches of events and reported errors, each, per address and process. */
  signals_per_minute: v.optional(count, 120),
});
export type RateLimits = v.InferOutput<typeof RateLimits>;

const rateLimits = v.pipe(
  v.string(),
  v.check(
    (given) => v.is(RateLimits, parsedJson(given)),
    'be JSON such as {"ip_per_minute": 5, "ip_per_hour": 20, "email_per_hour": 3, "simulations_per_minute": 20, "signals_per_minute": 120}',
  ),
  v.transform((given) => v.parse(RateLimits, parsedJson(given))),
);

const proxies = v.pipe(
  v.string(),
  v.transform((given) => given.split(',').map((proxy) => proxy.trim())),
  v.check(
    (given) => given.every((proxy) => ipaddr.isValid(proxy) || ipaddr.isValidCIDR(proxy)),
    "be addresses or networks such as '10.0.0.0/8', separated by commas",
  ),
);

/** This part's share of the environment. */
export const apiEntries = {
  /** Signs the tokens in links and answers. */
  TOKEN_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(SHORTEST_SECRET, `have ${SHORTEST_SECRET} characters or more`)),
    DEVELOPMENT_SECRET,
  ),
  /** Only these may say on whose behalf they ask; left out, nobody may. */
  TRUSTED_PROXIES: v.optional(proxies),
  RATE_LIMITS: v.optional(rateLimits, '{}'),
};

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
