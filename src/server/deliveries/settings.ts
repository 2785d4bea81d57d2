import * as v from 'valibot';
import { BRAND } from '#domain/brand.ts';
import { email } from '#domain/leads/fields.ts';
import { StartRefused } from '../start-refused.ts';
import { allowedUrl } from '../webhooks/allowed-url.ts';
import { type Destination, Destinations } from '../webhooks/destination.ts';

const address = v.pipe(
  v.string(),
  v.check((given) => v.is(email, given), 'be one e-mail address'),
  v.transform((given) => v.parse(email, given)),
);

const destinations = v.pipe(
  v.string(),
  v.check(
    (given) => v.is(Destinations, parsedJson(given)),
    'be a JSON list of {"name": "crm", "url": "https://…", "secrets": ["whsec_…"]}, each secret 24 to 64 bytes in base64, with "events" and "form_types" if not all are wanted',
  ),
  v.transform((given) => v.parse(Destinations, parsedJson(given))),
);

const hosts = v.pipe(
  v.string(),
  v.transform((given) => given.split(',').map((host) => host.trim().toLowerCase())),
  v.check(
    (given) => given.every((host) => /^[a-z0-9.-]+$/.test(host)),
    'be host names, separated by commas',
  ),
);

const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (given) => URL.canParse(given) && /^smtps?:$/.test(new URL(given).protocol),
    "be an address such as 'smtps://user:password@mail.example:465'",
  ),
);

const scale = v.pipe(
  v.string(),
  v.check((given) => Number(given) > 0 && Number(given) <= 1, 'be a number above 0, at most 1'),
  v.transform(Number),
);

/** This part's share of the environment. */
export const deliveryEntries = {
  WEBHOOKS: v.optional(destinations, '[]'),
  /** Hosts webhooks may go to; left out, those of WEBHOOKS. */
  WEBHOOK_HOSTS: v.optional(hosts),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(address, BRAND.email.contact),
  SALES_EMAIL: v.optional(address),
  DKIM_SELECTOR: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/i, 'be a DNS label'))),
  /** PEM; a file's content by the usual means of the environment. Line breaks may be written \n. */
  DKIM_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform((given) => given.replaceAll('\\n', '\n')),
      v.startsWith('-----BEGIN', 'be a private key in PEM form'),
    ),
  ),
  /** Shortens every gap between attempts: for trials, not for life. */
  DELIVERY_TIME_SCALE: v.optional(scale, '1'),
};

/** Their values must not be printed when they are wrong. */
export const SECRET_SETTINGS = ['WEBHOOKS', 'SMTP_URL', 'DKIM_PRIVATE_KEY'] as const;

export const NEEDED_IN_PRODUCTION = [
  'SMTP_URL',
  'MAIL_FROM',
  'SALES_EMAIL',
  'DKIM_SELECTOR',
  'DKIM_PRIVATE_KEY',
] as const;

const Entries = v.object(deliveryEntries);

export interface DeliverySettings {
  destinations: Destination[];
  webhookHosts: string[];
  /** Outside production webhooks may also go to this machine, without TLS. */
  production: boolean;
  timeScale: number;
  mail: MailSettings;
}

export interface MailSettings {
  /** Absent: mails are not sent, their deliveries are marked as skipped. */
  smtpUrl: string | undefined;
  from: string;
  salesEmail: string | undefined;
  dkim: { selector: string; privateKey: string } | undefined;
}

export function deliverySettings(
  environment: v.InferOutput<typeof Entries>,
  { production }: { production: boolean },
): DeliverySettings {
  const { WEBHOOKS, WEBHOOK_HOSTS, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = environment;
  const policy = {
    production,
    webhookHosts: WEBHOOK_HOSTS ?? WEBHOOKS.map(({ url }) => new URL(url).hostname),
  };
  for (const { name, url } of WEBHOOKS) {
    if (allowedUrl(url, policy)) continue;
    throw new StartRefused(
      `The webhook '${name}' must have an https address on a host of WEBHOOK_HOSTS (outside production also http on this machine).`,
    );
  }
  return {
    ...policy,
    destinations: WEBHOOKS,
    timeScale: environment.DELIVERY_TIME_SCALE,
    mail: {
      smtpUrl: environment.SMTP_URL,
      from: environment.MAIL_FROM,
      salesEmail: environment.SALES_EMAIL,
      dkim:
        DKIM_SELECTOR && DKIM_PRIVATE_KEY
          ? { selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
          : undefined,
    },
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
