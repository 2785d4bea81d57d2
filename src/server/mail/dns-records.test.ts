import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailDnsRecords, mtaStsPolicy } from './dns-records.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

test('M9: the records follow from the configuration', () => {
  const records = mailDnsRecords({
    mail: {
      smtpUrl: 'smtps://user:word@relay.example:465',
      from: 'bonjour@voltige.example',
      salesEmail: undefined,
      dkim: {
        selector: 'k1',
        privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      },
    },
    day: '2026-11-15',
  });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  expect(records.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'voltige.example v=spf1 a:relay.example -all',
    `k1._domainkey.voltige.example v=DKIM1; k=rsa; p=${key}`,
    '_dmarc.voltige.example v=DMARC1; p=quarantine; adkim=s; aspf=s; rua=mailto:securite@voltige.example',
    '_dmarc.voltige.example v=DMARC1; p=reject; adkim=s; aspf=s; rua=mailto:securite@voltige.example',
    '_mta-sts.voltige.example v=STSv1; id=20261115',
    '_smtp._tls.voltige.example v=TLSRPTv1; rua=mailto:securite@voltige.example',
  ]);
  expect(JSON.stringify(records)).not.toContain('word');
});

test('M9: the MTA-STS policy names the hosts that take our mail', () => {
  expect(mtaStsPolicy(['mx1.voltige.example'])).toBe(
    'version: STSv1\nmode: enforce\nmx: mx1.voltige.example\nmax_age: 604800\n',
  );
});
