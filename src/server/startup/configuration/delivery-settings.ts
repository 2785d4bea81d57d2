import type { MailSettings } from '../../mail/transport.ts';
import type { Values } from './settings.ts';

export type DeliverySettings = ReturnType<typeof deliverySettings>;

export function deliverySettings(values: Values) {
  const { WEBHOOKS, WEBHOOK_HOSTS, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = values;
  const mail: MailSettings = {
    smtpUrl: values.SMTP_URL,
    plainSmtp: values.SMTP_TLS === 'off-on-private-network',
    from: values.MAIL_FROM,
    replyTo: values.MAIL_REPLY_TO,
    salesEmail: values.SALES_EMAIL,
    dkim:
      DKIM_SELECTOR && DKIM_PRIVATE_KEY
        ? { selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
        : undefined,
  };
  return {
    mail,
    /** Outside production webhooks may also go to this machine, without TLS. */
    production: values.NODE_ENV === 'production',
    destinations: WEBHOOKS,
    webhookHosts: WEBHOOK_HOSTS ?? WEBHOOKS.map(({ url }) => new URL(url).hostname),
    timeScale: values.DELIVERY_TIME_SCALE,
    /** Whether somebody of the team has to approve an analysis before it is sent. */
    analysisApproval: values.ANALYSIS_APPROVAL,
  };
}
