import { BRAND } from '#domain/site/brand.ts';
import type { Setting } from './setting.ts';
import { emailAddress, smtpUrl, transportSecurity } from './setting-schemas.ts';

export const MAIL_SETTINGS = {
  SMTP_URL: {
    kind: smtpUrl,
    secret: true,
    readBy: ['worker', 'command'],
    neededBy: ['worker'],
    meaning: 'the server that mails are handed to',
  },
  SMTP_TLS: {
    kind: transportSecurity,
    default: 'required',
    readBy: ['worker', 'command'],
    meaning: 'whether a mail server on another machine must be reached by TLS',
  },
  MAIL_FROM: {
    kind: emailAddress,
    default: BRAND.email.contact,
    readBy: ['worker', 'command'],
    neededBy: ['worker'],
    meaning: 'sender of every mail',
  },
  MAIL_REPLY_TO: {
    kind: emailAddress,
    readBy: ['worker', 'command'],
    meaning: 'where answers to our mails go, if not to MAIL_FROM',
  },
  SALES_EMAIL: {
    kind: emailAddress,
    readBy: ['worker'],
    neededBy: ['worker'],
    meaning: 'gets leads and messages for which the brand file names no address',
  },
} as const satisfies Record<string, Setting>;
