import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailSettings } from '../deliveries/settings.ts';
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

export interface MailTransport {
  send(message: SendMailOptions): Promise<void>;
}

/** A connection per mail, whose steps together stay below a lease. */
export function mailTransport({
  smtpUrl,
  dkim,
  from,
}: MailSettings & { smtpUrl: string }): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    // Passwords and people's data do not go over the network in the clear.
    requireTLS: !LOOPBACK.test(new URL(smtpUrl).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: domainOf(from),
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  });
  return {
    send: async (message) => {
      await transport.sendMail(message);
    },
  };
}
