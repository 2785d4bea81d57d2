import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

export interface DnsRecord {
  name: string;
  type: 'TXT';
  value: string;
  why: string;
}

interface Sender {
  domain: string;
  dkim: { selector: string; privateKey: string };
  /** Who may send for the domain, as SPF says it: 'a:mail.example', 'include:_spf.example'. */
  spf: readonly string[];
  dmarcPolicy: 'none' | 'quarantine' | 'reject';
  /** Where receivers send their reports. */
  reportsTo: string;
}

/** The records by which receivers can tell that our mails are ours. */
export function senderRecords(sender: Sender): DnsRecord[] {
  const { domain, dkim, spf, dmarcPolicy, reportsTo } = sender;
  return [
    {
      name: domain,
      type: 'TXT',
      value: `v=spf1 ${spf.join(' ')} -all`,
      why: 'SPF: only these servers send for the domain',
    },
    {
      name: `${dkim.selector}._domainkey.${domain}`,
      type: 'TXT',
      value: dkimValue(createPublicKey(dkim.privateKey)),
      why: 'DKIM: the public half of DKIM_PRIVATE_KEY',
    },
    {
      name: `_dmarc.${domain}`,
      type: 'TXT',
      value: `v=DMARC1; p=${dmarcPolicy}; adkim=s; aspf=s; rua=mailto:${reportsTo}`,
      why: 'DMARC: what to do with mail that fails both',
    },
    {
      name: `_smtp._tls.${domain}`,
      type: 'TXT',
      value: `v=TLSRPTv1; rua=mailto:${reportsTo}`,
      why: 'TLS reports: who could not reach us encrypted',
    },
  ];
}

/** MTA-STS is about mail that we receive: it needs to know by which servers. */
export function mtaStsPolicy(mailServers: readonly string[]): string {
  const lines = mailServers.map((server) => `mx: ${server}\r\n`);
  return `version: STSv1\r\nmode: enforce\r\n${lines.join('')}max_age: 604800\r\n`;
}

/** The id changes with the policy: receivers fetch it again only then. */
export function mtaStsRecord(domain: string, policy: string): DnsRecord {
  const id = createHash('sha256').update(policy).digest('hex').slice(0, 16);
  return {
    name: `_mta-sts.${domain}`,
    type: 'TXT',
    value: `v=STSv1; id=${id}`,
    why: `MTA-STS: others must encrypt; the policy stands at https://mta-sts.${domain}/.well-known/mta-sts.txt`,
  };
}

function dkimValue(key: KeyObject): string {
  const der = key.export({ type: 'spki', format: 'der' });
  return `v=DKIM1; k=rsa; p=${der.toString('base64')}`;
}

const LONGEST_STRING = 255;

/** A line of a zone file; a TXT string holds 255 bytes, so a longer one is several in a row. */
export function zoneLine({ name, type, value }: DnsRecord): string {
  const pieces = value.match(new RegExp(`.{1,${LONGEST_STRING}}`, 'g')) ?? [];
  return `${name}. 3600 IN ${type} ${pieces.map((piece) => `"${piece}"`).join(' ')}\n`;
}
