import { BRAND } from '#domain/site/brand.ts';
import { mtaStsPolicy, mtaStsRecord, senderRecords, zoneLine } from '../mail/dns-records.ts';
import { domainOf } from '../mail/message.ts';
import { type Call, CommandFailed, command, UsageError } from './command.ts';

const POLICIES = ['none', 'quarantine', 'reject'] as const;

export const dns = command({
  name: 'dns',
  about: 'Writes the DNS records that let receivers trust our mails, from the configuration.',
  options: {
    spf: {
      type: 'string',
      multiple: true,
      value: 'term',
      about: 'who sends for us, if not the host of SMTP_URL: include:_spf.example',
    },
    dmarc: {
      type: 'string',
      value: 'policy',
      default: 'quarantine',
      about: "'quarantine' first, 'reject' once the reports are clean",
    },
    reports: {
      type: 'string',
      value: 'e-mail',
      about: `where reports go (${BRAND.email.security})`,
    },
    mx: {
      type: 'string',
      multiple: true,
      value: 'host',
      about: 'the servers that receive our mail: adds MTA-STS',
    },
  },
  example: '--mx mx1.voltige.example',
  async run({ values, json, write, config }) {
    const policy = POLICIES.find((known) => known === values.dmarc);
    if (policy === undefined) {
      throw new UsageError(
        `--dmarc is '${values.dmarc}': it must be one of ${POLICIES.join(', ')}.`,
      );
    }
    const { domain, dkim, smtpHost } = senderIn(config);
    const records = senderRecords({
      domain,
      dkim,
      spf: values.spf ?? [`a:${smtpHost}`],
      dmarcPolicy: policy,
      reportsTo: values.reports ?? BRAND.email.security,
    });
    const stsPolicy = values.mx === undefined ? undefined : mtaStsPolicy(values.mx);
    if (stsPolicy !== undefined) records.push(mtaStsRecord(domain, stsPolicy));
    if (json) {
      write(`${JSON.stringify({ records, mta_sts_policy: stsPolicy }, null, 2)}\n`);
      return;
    }
    for (const record of records) write(`; ${record.why}\n${zoneLine(record)}\n`);
    if (stsPolicy !== undefined) write(`; mta-sts.txt\n${stsPolicy}`);
  },
});

function senderIn({ deliveries: { mail } }: Call['config']) {
  if (mail.dkim === undefined) {
    throw new CommandFailed(
      'DKIM_SELECTOR and DKIM_PRIVATE_KEY are missing: one record is theirs.',
    );
  }
  if (mail.smtpUrl === undefined) {
    throw new CommandFailed('SMTP_URL is missing: SPF names the server that sends.');
  }
  return { domain: domainOf(mail.from), dkim: mail.dkim, smtpHost: new URL(mail.smtpUrl).hostname };
}
