import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deliveryEntries, deliverySettings } from './settings.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const CRM = { name: 'crm', url: 'https://crm.example/in', secrets: [SECRET] };

function read(environment: Record<string, string>, production = false) {
  return deliverySettings(v.parse(v.object(deliveryEntries), environment), { production });
}

test('with nothing set there are no destinations and no mails', () => {
  expect(read({})).toMatchObject({
    destinations: [],
    webhookHosts: [],
    timeScale: 1,
    mail: { smtpUrl: undefined, salesEmail: undefined, dkim: undefined },
  });
});

test('the hosts of the destinations are allowed unless a list says otherwise', () => {
  const WEBHOOKS = JSON.stringify([CRM]);
  expect(read({ WEBHOOKS }).webhookHosts).toEqual(['crm.example']);
  expect(() => read({ WEBHOOKS, WEBHOOK_HOSTS: 'other.example' })).toThrow(
    "The webhook 'crm' must have an https address on a host of WEBHOOK_HOSTS",
  );
});

test.each([
  ['http://127.0.0.1:4370/in', false, true],
  ['http://127.0.0.1:4370/in', true, false],
  ['http://crm.example/in', false, false],
  ['https://user:word@crm.example/in', true, false],
  ['https://crm.example/in', true, true],
])('S14: %s, in production %s: accepted %s', (url, production, accepted) => {
  const start = () => read({ WEBHOOKS: JSON.stringify([{ ...CRM, url }]) }, production);
  if (accepted) expect(start).not.toThrow();
  else expect(start).toThrow('must have an https address');
});

test.each([
  ['WEBHOOKS', 'crm'],
  ['WEBHOOKS', JSON.stringify([CRM, CRM])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, name: 'CRM, ours' }])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, secrets: [] }])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, secrets: [`whsec_${btoa('too short')}`] }])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, secrets: [SECRET, SECRET, SECRET] }])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, evnets: [] }])],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'a@x.example, b@y.example'],
  ['SALES_EMAIL', 'Sales <sales@voltige.example>'],
  ['DKIM_PRIVATE_KEY', 'secret'],
  ['DELIVERY_TIME_SCALE', '0'],
])('S15: %s=%s is refused', (name, value) => {
  expect(v.safeParse(v.object(deliveryEntries), { [name]: value }).success).toBe(false);
});

test('an address in a setting is written as mails are sent', () => {
  const given = { MAIL_FROM: 'Bonjour@BÜCHER.example', SALES_EMAIL: ' Ventes@Voltige.example' };
  expect(v.parse(v.object(deliveryEntries), given)).toMatchObject({
    MAIL_FROM: 'bonjour@xn--bcher-kva.example',
    SALES_EMAIL: 'ventes@voltige.example',
  });
});
