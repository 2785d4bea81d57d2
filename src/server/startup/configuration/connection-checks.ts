import { Client } from 'pg';
import { isPrivateAddress } from '../../deliveries/allowed-url.ts';
import type { Check, Situation } from './given-settings.ts';
import type { Role } from './setting.ts';
import type { SettingName } from './settings.ts';

/** The URLs by which this process reaches the database, in production each its own. */
export function databaseUrlsOf({ values, roles }: Pick<Situation, 'values' | 'roles'>) {
  const names: Partial<Record<Role, SettingName>> = {
    api: 'API_DATABASE_URL',
    worker: 'WORKER_DATABASE_URL',
    desk: 'DESK_DATABASE_URL',
    command: 'DATABASE_URL',
    migration: 'DATABASE_URL',
  };
  return roles.flatMap((role) => {
    const name = names[role];
    const url = name && values[name];
    return name && typeof url === 'string' ? [{ role, name, url }] : [];
  });
}

const databaseTransport: Check = (situation) =>
  databaseUrlsOf(situation).flatMap(({ name, url }) => {
    const refuse = (sentence: string) => [{ settings: [name], sentence }];
    let target: Client;
    try {
      target = new Client({ connectionString: url });
    } catch {
      return refuse(
        `${name} names a certificate (sslrootcert, sslcert or sslkey) that cannot be read.`,
      );
    }
    if (new URL(url).password === 'change%20me') {
      return refuse(
        `${name} has the password of the instructions: set one of your own (ALTER ROLE … PASSWORD).`,
      );
    }
    if (isOnThisMachine(target.host) || isVerified(url)) return [];
    if (situation.values.DATABASE_TLS === 'off-on-private-network') return [];
    return refuse(
      `${name} leads to another machine without TLS that verifies its name: add '?sslmode=verify-full' to it, or set DATABASE_TLS=off-on-private-network if nobody else can listen on the way.`,
    );
  });

/** With any other mode, or 'ssl=true', pg or pg_dump encrypts without verifying who answers. */
function isVerified(url: string): boolean {
  const modes = new URL(url).searchParams.getAll('sslmode');
  return modes.length > 0 && modes.every((mode) => mode === 'verify-full');
}

function isOnThisMachine(host: string): boolean {
  return host.startsWith('/') || /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);
}

const plainProvider: Check = ({ values: { DESK_OIDC_ISSUER, DESK_ORIGIN, NODE_ENV }, roles }) => {
  if (!roles.includes('desk')) return [];
  return Object.entries({ DESK_OIDC_ISSUER, DESK_ORIGIN }).flatMap(([name, address]) => {
    if (address === undefined || address.startsWith('https:')) return [];
    const isLocal = isOnThisMachine(new URL(address).hostname);
    if (isLocal && NODE_ENV !== 'production') return [];
    const sentence = `${name} is '${address}': it must begin with https, or anybody on the way could log in as anybody.`;
    return [{ settings: [name as SettingName], sentence }];
  });
};

/** A name that only a private network has, or an address of one. */
function isOnPrivateNetwork(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return (
    isPrivateAddress(address) || /^[a-z0-9-]*[a-z][a-z0-9-]*$|\.(?:internal|local)$/i.test(address)
  );
}

const plainMails: Check = ({ values: { SMTP_URL, SMTP_TLS } }) => {
  if (SMTP_TLS === 'required' || SMTP_URL === undefined) return [];
  const { protocol, hostname, username } = new URL(SMTP_URL);
  if (protocol === 'smtps:' || isOnThisMachine(hostname)) return [];
  const refuse = (sentence: string) => [{ settings: ['SMTP_TLS'] as const, sentence }];
  if (!isOnPrivateNetwork(hostname)) {
    return refuse(
      `SMTP_TLS is 'off-on-private-network', but SMTP_URL leads to '${hostname}', which is on none: leave SMTP_TLS out.`,
    );
  }
  if (username === '') return [];
  return refuse(
    "SMTP_TLS is 'off-on-private-network', and SMTP_URL has a password that would be sent in the clear: leave one of them out.",
  );
};

/** Node's own switch turns verification off for the database, mails, webhooks and the provider alike. */
const nobodyIsVerified: Check = () =>
  process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0'
    ? [
        {
          settings: [],
          sentence:
            'NODE_TLS_REJECT_UNAUTHORIZED is 0, and no certificate would be verified: leave it out, and name an authority of your own in NODE_EXTRA_CA_CERTS.',
        },
      ]
    : [];

export const CONNECTION_CHECKS: readonly Check[] = [plainProvider];
export const PRODUCTION_CONNECTION_CHECKS: readonly Check[] = [
  databaseTransport,
  plainMails,
  nobodyIsVerified,
];
