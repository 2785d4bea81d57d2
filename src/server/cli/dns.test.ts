import { generateKeyPairSync } from 'node:crypto';
import { authenticate } from 'mailauth';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { callCli } from '../testing/call-cli.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const DKIM_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const ENVIRONMENT = {
  MAIL_FROM: 'bonjour@mail.voltige.example',
  SMTP_URL: 'smtps://user:hunter2@relay.voltige.example:465',
  DKIM_SELECTOR: 's2026',
  DKIM_PRIVATE_KEY,
};
const cli = (...args: string[]) => callCli(['dns', ...args], ENVIRONMENT);

interface Records {
  records: { name: string; value: string }[];
  mta_sts_policy?: string;
}

async function recordsOf(...args: string[]): Promise<Records> {
  return JSON.parse((await cli('--json', ...args)).printed);
}

test('M9: a mail signed with the configured key passes SPF, DKIM and DMARC under these records', async () => {
  const { records } = await recordsOf();
  const zone = new Map(records.map(({ name, value }) => [`${name} TXT`, [[value]]]));
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    dkim: {
      domainName: 'mail.voltige.example',
      keySelector: ENVIRONMENT.DKIM_SELECTOR,
      privateKey: DKIM_PRIVATE_KEY,
    },
  });
  const { message } = await transport.sendMail({
    from: ENVIRONMENT.MAIL_FROM,
    to: 'ada@fret.example',
    subject: 'Bonjour',
    text: 'Bonjour',
  });
  const { spf, dkim, dmarc } = await authenticate(message as Buffer, {
    ip: '192.0.2.7',
    helo: 'relay.voltige.example',
    mta: 'mx.fret.example',
    sender: ENVIRONMENT.MAIL_FROM,
    disableArc: true,
    disableBimi: true,
    resolver: async (name: string, type: string) => {
      const found = zone.get(`${name} ${type}`);
      if (found) return found;
      if (name === 'relay.voltige.example' && type === 'A') return ['192.0.2.7'];
      throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    },
  });
  expect(spf).toMatchObject({ status: { result: 'pass' } });
  expect(dkim.results).toMatchObject([{ status: { result: 'pass' } }]);
  expect(dmarc).toMatchObject({ status: { result: 'pass' }, policy: 'quarantine' });
});

test('M9: the records are lines of a zone file, and hold nothing secret', async () => {
  const { code, printed } = await cli('--dmarc', 'reject', '--spf', 'include:_spf.relay.example');
  expect(code).toBe(0);
  const lines = printed.split('\n').filter((line) => line !== '' && !line.startsWith(';'));
  expect(lines[0]).toBe(
    'mail.voltige.example. 3600 IN TXT "v=spf1 include:_spf.relay.example -all"',
  );
  expect(lines[1]).toMatch(
    /^s2026\._domainkey\.mail\.voltige\.example\. 3600 IN TXT "v=DKIM1; k=rsa; p=[^"]{237}" "[^"]+"$/,
  );
  expect(lines[2]).toBe(
    '_dmarc.mail.voltige.example. 3600 IN TXT "v=DMARC1; p=reject; adkim=s; aspf=s; rua=mailto:securite@voltige.example"',
  );
  expect(lines).toHaveLength(4);
  expect(printed).not.toMatch(/hunter2|BEGIN/);
});

test('M9: with the receiving servers named there is an MTA-STS policy, and its id changes with it', async () => {
  const one = await recordsOf('--mx', 'mx1.voltige.example');
  const two = await recordsOf('--mx', 'mx1.voltige.example', '--mx', 'mx2.voltige.example');
  expect(two.mta_sts_policy).toBe(
    'version: STSv1\r\nmode: enforce\r\nmx: mx1.voltige.example\r\nmx: mx2.voltige.example\r\nmax_age: 604800\r\n',
  );
  const idOf = ({ records }: Records) =>
    records.find(({ name }) => name.startsWith('_mta-sts.'))?.value;
  expect(idOf(one)).toMatch(/^v=STSv1; id=[0-9a-f]{16}$/);
  expect(idOf(one)).not.toBe(idOf(two));
});

test('what is missing from the configuration is named', async () => {
  const { DKIM_PRIVATE_KEY: _key, DKIM_SELECTOR: _selector, ...rest } = ENVIRONMENT;
  const { code, complained } = await callCli(['dns'], rest);
  expect({ code, complained }).toEqual({
    code: 1,
    complained: 'DKIM_SELECTOR and DKIM_PRIVATE_KEY are missing: one record is theirs.\n',
  });
});
