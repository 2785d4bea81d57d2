import { expect, test } from 'vitest';
import type { Destination } from '../webhooks/destination.ts';
import type { DeliveryEvent, EventFacts } from './delivery.ts';
import { plannedDeliveries } from './plan.ts';

const LEAD: EventFacts = {
  form_type: 'pre_registration',
  suspicion: null,
  qualification_status: 'standard',
};
const CONTACT: EventFacts = { form_type: 'contact', suspicion: null };
const NEWSLETTER: EventFacts = { form_type: 'newsletter', suspicion: null };

const secrets = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
const everything: Destination = { name: 'crm', url: 'https://crm.example/in', secrets };
const demosOnly: Destination = { ...everything, name: 'demos', form_types: ['demo_request'] };
const newLeadsOnly: Destination = { ...everything, name: 'new', events: ['lead.registered'] };
const DESTINATIONS = [everything, demosOnly, newLeadsOnly];

function plan(event: DeliveryEvent, facts: EventFacts) {
  return plannedDeliveries(event, facts, DESTINATIONS).map(
    ({ kind, destination }) => destination ?? kind,
  );
}

test('each event causes its mails and goes to the destinations that want it', () => {
  expect(plan('lead.registered', LEAD)).toEqual(['crm', 'new', 'sales_notice', 'acknowledgement']);
  expect(plan('lead.repeated', LEAD)).toEqual(['crm', 'sales_notice', 'acknowledgement']);
  expect(plan('lead.simulated', LEAD)).toEqual(['crm', 'sales_notice']);
  expect(plan('form.submitted', CONTACT)).toEqual(['crm', 'sales_notice', 'acknowledgement']);
  expect(plan('form.submitted', { ...CONTACT, form_type: 'demo_request' })).toContain('demos');
  expect(plan('newsletter.requested', NEWSLETTER)).toEqual(['newsletter_confirmation']);
  expect(plan('newsletter.repeated', NEWSLETTER)).toEqual(['newsletter_reminder']);
  expect(plan('newsletter.confirmed', NEWSLETTER)).toEqual(['crm', 'newsletter_welcome']);
  expect(plan('newsletter.unsubscribed', NEWSLETTER)).toEqual(['crm']);
});

test('a suspicious sending reaches sales, and makes us write to nobody else', () => {
  expect(plan('lead.registered', { ...LEAD, suspicion: 'honeypot' })).toEqual([
    'crm',
    'new',
    'sales_notice',
  ]);
  expect(plan('newsletter.requested', { ...NEWSLETTER, suspicion: 'too-fast' })).toEqual([]);
});

test('a priority lead goes before the others, a suspicious one after them', () => {
  const priorities = (facts: EventFacts) =>
    plannedDeliveries('lead.registered', facts, [everything]).map(({ priority }) => priority);
  expect(priorities({ ...LEAD, qualification_status: 'priority' })).toEqual([1, 1, 0]);
  expect(priorities(LEAD)).toEqual([0, 0, 0]);
  expect(priorities({ ...LEAD, suspicion: 'honeypot' })).toEqual([-1, -1]);
});

test('every destination has a queue of its own, all mails share one', () => {
  const queues = plannedDeliveries('lead.registered', LEAD, DESTINATIONS).map(({ queue }) => queue);
  expect(queues).toEqual(['webhook/crm', 'webhook/new', 'mail', 'mail']);
});
