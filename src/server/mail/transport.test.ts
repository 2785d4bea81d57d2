import { generateKeyPairSync } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { SELF_SIGNED_CERTIFICATE } from '../testing/self-signed-certificate.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';
import { mailMessage, teamOf } from './message.ts';
import { mailTransport, outcomeOfSmtpError } from './transport.ts';

const sink = await startSmtpSink();
afterAll(() => sink.stop());

const FROM = 'bonjour@voltige.example';

const MAIL = { from: FROM, to: 'ada@fret.example', subject: 'Bonjour', text: 'Bonjour' };

/** The sink under an address that is not taken for this machine's. */
const elsewhere = ({ port }: SmtpSink) => `smtp://0.0.0.0:${port}`;

const transportTo = (smtpUrl: string, rest: { plainSmtp?: boolean } = {}) =>
  mailTransport({ smtpUrl, from: FROM, salesEmail: undefined, dkim: undefined, ...rest });

async function send(privateKey: string): Promise<void> {
  const transport = mailTransport({
    smtpUrl: sink.url,
    from: FROM,
    salesEmail: undefined,
    dkim: { selector: 'k1', privateKey },
  });
  await transport.send(
    mailMessage(
      {
        language: 'fr',
        subject: 'Bonjour',
        title: 'Bonjour',
        blocks: [{ kind: 'text', text: '.\n..\n.' }],
        footer: { lines: [], links: [{ label: 'Site', href: 'https://www.voltige.example' }] },
      },
      {
        id: '1',
        now: new Date(),
        from: FROM,
        to: 'ada@fret.example',
        replyTo: teamOf({ from: FROM }),
      },
    ),
  );
}

test('a mail that cannot be signed is not sent and counts as a failed attempt', async () => {
  // The signer knows no such kind and would send it as it is.
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const error = await send(pem).catch((reason: unknown) => reason);
  expect(outcomeOfSmtpError(error)).toEqual({ kind: 'failed', error: 'DKIM_SIGNATURE_MISSING' });
  expect(sink.mails).toEqual([]);
});

test('a signed mail arrives, and answers to it go to its sender unless someone else is named', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await send(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  expect(sink.mails).toMatchObject([{ from: FROM, to: ['ada@fret.example'] }]);
  expect(sink.mails[0]?.raw).toMatch(/^DKIM-Signature: v=1;/);
  expect(sink.mails[0]?.raw).toContain(`Reply-To: Voltige <${FROM}>`);
  expect(teamOf({ from: FROM, replyTo: 'a@b.example' }).address).toBe('a@b.example');
});

test('nothing goes to another machine in the clear, unless somebody said that nobody listens', async () => {
  const plain = await startSmtpSink();
  await expect(transportTo(elsewhere(plain)).send(MAIL)).rejects.toMatchObject({ code: 'ETLS' });
  expect(plain.mails).toEqual([]);
  await transportTo(elsewhere(plain), { plainSmtp: true }).send(MAIL);
  expect(plain.mails).toHaveLength(1);
  await plain.stop();
});

test('nothing goes to a server whose certificate is not trusted', async () => {
  const stranger = await startSmtpSink({ certificate: SELF_SIGNED_CERTIFICATE });
  await expect(transportTo(elsewhere(stranger)).send(MAIL)).rejects.toThrow('self-signed');
  expect(stranger.mails).toEqual([]);
  await stranger.stop();
});

test('a mail reads no file of ours and fetches no address', async () => {
  for (const attachment of [{ path: 'package.json' }, { href: 'http://127.0.0.1:1/' }]) {
    const mail = { ...MAIL, attachments: [attachment] };
    await expect(transportTo(sink.url).send(mail)).rejects.toThrow(/access rejected/i);
  }
});
