import { createPublicKey } from 'node:crypto';
import { BRAND } from '#domain/brand.ts';
import type { MailSettings } from '../deliveries/settings.ts';
import { domainOf } from './message.ts';

export interface DnsRecord {
  name: string;
  type: 'TXT' | 'CNAME';
  value: string;
  /** When or why. */
  note: string;
}

interface Wishes {
  mail: MailSettings;
  /** The day of the MTA-STS policy, as its version: '2026-11-15'. */
  day: string;
}

/** What the domain's name server must say, so that others believe that our mails are ours. */
export function mailDnsRecords({ mail, day }: Wishes): DnsRecord[] {
  const domain = domainOf(mail.from);
  const relay = mail.smtpUrl ? new URL(mail.smtpUrl).hostname : `mail.${domain}`;
  const reports = `rua=mailto:${BRAND.email.security}`;
  const dmarc = (policy: string) => `v=DMARC1; p=${policy}; adkim=s; aspf=s; ${reports}`;
  return [
    { name: domain, type: 'TXT', value: `v=spf1 a:${relay} -all`, note: 'who may send for us' },
    ...(mail.dkim
      ? [
          {
            name: `${mail.dkim.selector}._domainkey.${domain}`,
            type: 'TXT' as const,
            value: `v=DKIM1; k=${keyType(mail.dkim.privateKey)}; p=${publicKey(mail.dkim.privateKey)}`,
            note: 'the key that verifies our signature',
          },
        ]
      : []),
    {
      name: `_dmarc.${domain}`,
      type: 'TXT',
      value: dmarc('quarantine'),
      note: 'for the first weeks',
    },
    {
      name: `_dmarc.${domain}`,
      type: 'TXT',
      value: dmarc('reject'),
      note: 'instead of it, once the reports show nothing of ours failing',
    },
    {
      name: `_mta-sts.${domain}`,
      type: 'TXT',
      value: `v=STSv1; id=${day.replaceAll('-', '')}`,
      note: 'answers to us come encrypted; a new id with every change of the policy',
    },
    {
      name: `_smtp._tls.${domain}`,
      type: 'TXT',
      value: `v=TLSRPTv1; ${reports}`,
      note: 'reports of mails that could not come encrypted',
    },
  ];
}

/** The file at https://mta-sts.<domain>/.well-known/mta-sts.txt. */
export function mtaStsPolicy(mxHosts: readonly string[]): string {
  const hosts = mxHosts.map((host) => `mx: ${host}\n`).join('');
  return `version: STSv1\nmode: enforce\n${hosts}max_age: 604800\n`;
}

function keyType(privateKey: string): string {
  return createPublicKey(privateKey).asymmetricKeyType === 'ed25519' ? 'ed25519' : 'rsa';
}

function publicKey(privateKey: string): string {
  const key = createPublicKey(privateKey);
  const der = key.export({ type: 'spki', format: 'der' });
  // RFC 8463: of an Ed25519 key only the 32 bytes themselves.
  const bytes = key.asymmetricKeyType === 'ed25519' ? der.subarray(-32) : der;
  return bytes.toString('base64');
}
