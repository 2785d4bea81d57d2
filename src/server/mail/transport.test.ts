import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';
import { mailMessage, teamOf } from './message.ts';
import { mailTransport, outcomeOfSmtpError } from './transport.ts';

let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
});
afterAll(() => sink.stop());

const FROM = 'bonjour@voltige.example';

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
