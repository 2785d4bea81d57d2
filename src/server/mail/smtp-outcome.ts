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

/** Whether it says that there is no such mailbox, and not that it dislikes the mail or us. */
export function saysNoSuchMailbox(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as SmtpError;
  if (!command.startsWith('RCPT') || responseCode < 550) return false;
  return (enhancedCode(error) ?? '5.1.1').startsWith('5.1.');
}

function enhancedCode(error: unknown): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec((error as SmtpError).response ?? '')?.[1];
}
