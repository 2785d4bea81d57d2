import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Outcome } from '../deliveries/delivery.ts';
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

/** One connection per mail, whose timeouts together stay below the lease. */
export function mailTransport({
  smtpUrl,
  plainSmtp = false,
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
    requireTLS: !plainSmtp && !LOOPBACK.test(new URL(smtpUrl).hostname),
    ignoreTLS: plainSmtp,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...safe,
  });
  return {
    send: async (message) => {
      // When signing fails, nodemailer leaves out the signature without an error.
      const { message: raw, envelope } = await composer.sendMail(message);
      const bytes = raw as Buffer;
      if (dkim && !bytes.subarray(0, DKIM_HEADER.length).equals(DKIM_HEADER)) throw new NotSigned();
      await transport.sendMail({ envelope, raw: bytes });
    },
  };
}

export interface MailSettings {
  /** Absent: mails are not sent, their deliveries are marked as skipped. */
  smtpUrl: string | undefined;
  /** Without TLS to another machine, on a network where nobody else can listen. */
  plainSmtp?: boolean;
  from: string;
  /** Where answers go; left out, to the sender. */
  replyTo?: string | undefined;
  salesEmail: string | undefined;
  dkim: { selector: string; privateKey: string } | undefined;
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** The other side's text may hold the address: only codes are stored. */
export function outcomeOfSmtpError(error: unknown): Outcome {
  const { code = 'unknown', responseCode } = error as SmtpError;
  if (responseCode === undefined) return { kind: 'failed', error: code };
  const reply = ['SMTP', responseCode, enhancedCode(error)].filter(Boolean).join(' ');
  // A refused login says nothing about the mail.
  const permanent = responseCode >= 500 && code !== 'EAUTH' && responseCode !== 530;
  return { kind: permanent ? 'refused' : 'failed', error: reply };
}

/** RFC 3463: mailbox, domain or syntax of the recipient, moved away, a domain that takes no mail. */
const NO_SUCH_MAILBOX = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);

/**
 * Whether the answer says so explicitly. A bare 550 is also what a relay answers to a sender it does not
 * know: an hour of wrong settings must not put every visitor of that hour on the list.
 */
export function isNoSuchMailbox(error: unknown): boolean {
  const { command = '' } = error as SmtpError;
  return command.startsWith('RCPT') && NO_SUCH_MAILBOX.has(enhancedCode(error) ?? '');
}

function enhancedCode(error: unknown): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec((error as SmtpError).response ?? '')?.[1];
}
