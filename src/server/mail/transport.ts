import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../configuration/delivery-settings.ts';
import { domainOf } from './message.ts';

/** nodemailer's own list leaves out the last ones, and anyone could then add an unsubscribe link. */
const SIGNED_HEADERS = [
  'from',
  'to',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'content-language',
  'auto-submitted',
  'list-unsubscribe',
  'list-unsubscribe-post',
].join(':');

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const DKIM_HEADER = Buffer.from('DKIM-Signature:');

export interface MailTransport {
  send(message: SendMailOptions): Promise<void>;
}

/** The mail stays here and counts as not sent: receivers would take it for a forgery. */
class NotSigned extends Error {
  readonly code = 'DKIM_SIGNATURE_MISSING';
}

/** A connection per mail, whose steps together stay below a lease. */
export function mailTransport({
  smtpUrl,
  dkim,
  from,
}: MailSettings & { smtpUrl: string }): MailTransport {
  const safe = { disableFileAccess: true, disableUrlAccess: true };
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...safe,
    ...(dkim && {
      dkim: {
        domainName: domainOf(from),
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  });
  const transport = createTransport({
    url: smtpUrl,
    // Passwords and people's data do not go over the network in the clear.
    requireTLS: !LOOPBACK.test(new URL(smtpUrl).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...safe,
  });
  return {
    send: async (message) => {
      // The signer leaves a mail without a signature when it fails, and says nothing.
      const { message: raw, envelope } = await composer.sendMail(message);
      const bytes = raw as Buffer;
      if (dkim && !bytes.subarray(0, DKIM_HEADER.length).equals(DKIM_HEADER)) throw new NotSigned();
      await transport.sendMail({ envelope, raw: bytes });
    },
  };
}
