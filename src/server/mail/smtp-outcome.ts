import type { Outcome } from '../deliveries/outcome.ts';

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** The other side's text may hold the address: only codes are kept. */
export function outcomeOfSmtpError(error: unknown): Outcome {
  const { code = 'unknown', responseCode } = error as SmtpError;
  if (responseCode === undefined) return { kind: 'failed', error: code };
  const said = ['SMTP', responseCode, enhancedCode(error)].filter(Boolean).join(' ');
  // Not let in: our own password is wrong, not the mail.
  const permanent = responseCode >= 500 && code !== 'EAUTH' && responseCode !== 530;
  return { kind: permanent ? 'refused' : 'failed', error: said };
}

/** RFC 3463: mailbox, domain or syntax of the recipient, moved away, a domain that takes no mail. */
const NO_SUCH_MAILBOX = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);

/**
 * Whether it says so in as many words. A bare 550 is also what a relay answers to a sender it does not
 * know: an hour of wrong settings must not put every visitor of that hour on the list.
 */
export function saysNoSuchMailbox(error: unknown): boolean {
  const { command = '' } = error as SmtpError;
  return command.startsWith('RCPT') && NO_SUCH_MAILBOX.has(enhancedCode(error) ?? '');
}

function enhancedCode(error: unknown): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec((error as SmtpError).response ?? '')?.[1];
}
