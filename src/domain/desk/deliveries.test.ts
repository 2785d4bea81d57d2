import { expect, test } from 'vitest';
import { type CauseKind, causeOf, webhookOf } from './deliveries.ts';

/** As sending stores them (src/server/deliveries/send-webhook.ts, src/server/mail/transport.ts). */
const ERRORS: readonly (readonly [string, CauseKind])[] = [
  ['HTTP 401', 'key'],
  ['HTTP 403', 'key'],
  ['HTTP 404', 'missing'],
  ['HTTP 410', 'gone'],
  ['HTTP 422', 'refused'],
  ['HTTP 429', 'busy'],
  ['HTTP 500', 'server'],
  ['redirect, HTTP 302', 'redirect'],
  ['timeout', 'timeout'],
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNECTION', 'unreachable'],
  ['NO_ANSWER', 'unreachable'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['ADDRESS_NOT_PUBLIC', 'address'],
  ['destination disabled', 'off'],
  ['destination not configured', 'unknown-destination'],
  ['SMTP 550 5.1.1', 'mailbox'],
  ['SMTP 535 5.7.8', 'mail-login'],
  ['SMTP 550', 'mail-refused'],
  ['SMTP 450 4.2.0', 'mail-later'],
  ['too many at once', 'busy'],
  ['fault in our own code: TypeError', 'fault'],
  ['something new', 'other'],
];

test.each(ERRORS)('%s is reported as %s', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});

test('a webhook is recognised among the other destinations by its name', () => {
  expect(webhookOf('webhook/crm')).toBe('crm');
  expect(webhookOf('people')).toBeUndefined();
});
