import type { Destination } from '../webhooks/destination.ts';
import type { Values } from './settings.ts';

export interface DeliverySettings {
  destinations: Destination[];
  webhookHosts: string[];
  /** Outside production webhooks may also go to this machine, without TLS. */
  production: boolean;
  timeScale: number;
  mail: MailSettings;
}

export interface MailSettings {
  /** Absent: mails are not sent, their deliveries are marked as skipped. */
  smtpUrl: string | undefined;
  from: string;
  /** Where answers go; left out, to the sender. */
  replyTo?: string | undefined;
  salesEmail: string | undefined;
  dkim: { selector: string; privateKey: string } | undefined;
}

export function deliverySettings(values: Values): DeliverySettings {
  const { WEBHOOKS, WEBHOOK_HOSTS, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = values;
  return {
    production: values.NODE_ENV === 'production',
    destinations: WEBHOOKS,
    webhookHosts: WEBHOOK_HOSTS ?? WEBHOOKS.map(({ url }) => new URL(url).hostname),
    timeScale: values.DELIVERY_TIME_SCALE,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      replyTo: values.MAIL_REPLY_TO,
      salesEmail: values.SALES_EMAIL,
      dkim:
        DKIM_SELECTOR && DKIM_PRIVATE_KEY
          ? { selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
          : undefined,
    },
  };
}
