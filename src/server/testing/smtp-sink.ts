import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Greets at once: smtp-server keeps every client waiting for a tenth of a second, to catch those that do not wait. */
class PromptServer extends SMTPServer {
  override connect(...accepted: Parameters<SMTPServer['connect']>): void {
    super.connect(...accepted);
    const connection = [...this.connections].at(-1);
    connection?.connectionReady();
    if (connection) connection.connectionReady = () => {};
  }
}

export interface SmtpMail {
  from: string;
  to: string[];
  raw: string;
}

export type SinkBehaviour =
  | 'take'
  | 'hang'
  | { code: number; at: 'recipient' | 'content'; says?: string };

interface SinkOptions {
  port?: number;
  /** Offers STARTTLS with this certificate. */
  certificate?: { key: string; cert: string };
  onMail?: (mail: SmtpMail) => void;
}

/** A real SMTP server that records what it gets and can be made to refuse or to hang. */
export async function startSmtpSink({
  port = 0,
  certificate,
  onMail = () => {},
}: SinkOptions = {}) {
  const mails: SmtpMail[] = [];
  let behaviour: SinkBehaviour = 'take';
  const refusal = (at: 'recipient' | 'content') =>
    typeof behaviour === 'object' && behaviour.at === at
      ? Object.assign(new Error(behaviour.says ?? 'refused by the test'), {
          responseCode: behaviour.code,
        })
      : null;

  const server = new PromptServer({
    authOptional: true,
    disableReverseLookup: true,
    ...certificate,
    disabledCommands: certificate ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData: (stream, session, done) => {
      text(stream).then(
        (raw) => {
          if (behaviour === 'hang') return;
          const refused = refusal('content');
          if (refused) return done(refused);
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          const mail = { from, to: rcptTo.map(({ address }) => address), raw };
          mails.push(mail);
          onMail(mail);
          done();
        },
        // The sender died in the middle of it.
        () => {},
      );
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    port: bound.port,
    mails,
    behave: (next: SinkBehaviour) => {
      behaviour = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;
