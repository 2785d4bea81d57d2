import { CONTACT_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { fieldsIn } from '#domain/leads/field-table.ts';
import { gainFields } from '#domain/leads/gain-fields.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { stateOfStored } from '#domain/simulator/index.ts';
import { simulationLink, unsubscribeLinks } from '#domain/site/absolute-links.ts';
import { messageReplyBy, registrationReplyBy } from '#domain/site/promised-times.ts';
import { unsubscribeToken } from '../http/newsletter-tokens.ts';
import { TEST_EVENT, type WebhookEvent } from './delivery.ts';
import type { ContactSubject, LeadSubject, Subject, SubscriberSubject } from './subject.ts';

const LEAD_WEBHOOK_FIELDS = fieldsIn(LEAD_FIELDS, 'webhook');
const CONTACT_WEBHOOK_FIELDS = fieldsIn(CONTACT_FIELDS, 'webhook');

/** Where links lead, and what signs them. */
export interface Links {
  /** The site's. */
  origin: string;
  tokenSecrets: readonly string[];
}

/** The body of an event, put together when it is sent: an erasure then leaves no copy behind. */
export function webhookPayload(event: WebhookEvent, subject: Subject, links: Links): string {
  return JSON.stringify({
    type: event,
    timestamp: momentOf(event, subject).toISOString(),
    data: dataOf(subject, links),
  });
}

/** The body of a test: it names the destination, and nobody. */
export function testPayload(id: string, destination: string, now: Date): string {
  return JSON.stringify({
    type: TEST_EVENT,
    timestamp: now.toISOString(),
    data: { id, destination },
  });
}

function momentOf(event: WebhookEvent, subject: Subject): Date {
  const own =
    (event === 'newsletter.unsubscribed' &&
      subject.of === 'subscriber' &&
      subject.unsubscribed_at) ||
    (subject.of === 'subscriber' && subject.confirmed_at) ||
    (subject.of === 'lead' && event === 'lead.simulated' && subject.simulated_at) ||
    ((subject.of === 'lead' || subject.of === 'contact') && subject.released_at);
  return own || subject.created_at;
}

function dataOf(subject: Subject, links: Links): Record<string, unknown> {
  if (subject.of === 'lead') return leadData(subject, links.origin);
  if (subject.of === 'contact') return contactData(subject, links.origin);
  if (subject.of === 'subscriber') return subscriberData(subject, links);
  throw new Error('No webhook reports who looks at their data.');
}

function leadData(lead: LeadSubject, origin: string) {
  return {
    id: lead.id,
    registration_id: lead.id,
    form_type: 'pre_registration',
    ...Object.fromEntries(LEAD_WEBHOOK_FIELDS.map((name) => [name, lead.answers[name] ?? null])),
    language: lead.language,
    already_registered: lead.repeated,
    lead_score: lead.lead_score,
    qualification_status: lead.qualification_status,
    score_lines: lead.score_lines,
    reply_by: registrationReplyBy(lead),
    suspicion: lead.suspicion,
    simulator_data: lead.answers.simulator_data ?? null,
    ...simulationFields(lead, origin),
  };
}

function contactData(contact: ContactSubject, origin: string) {
  return {
    id: contact.id,
    ...Object.fromEntries(CONTACT_WEBHOOK_FIELDS.map((name) => [name, contact[name]])),
    reply_by: messageReplyBy(contact),
    suspicion: contact.suspicion,
    ...simulationFields(contact, origin),
  };
}

function simulationFields(subject: LeadSubject | ContactSubject, origin: string) {
  const { simulator_result_id, simulation } = subject;
  return {
    simulator_completed: simulator_result_id !== null,
    simulator_result_id,
    simulation_url:
      simulator_result_id && simulationLink(origin, subject.language, simulator_result_id),
    simulation: simulation?.shown
      ? {
          model_version: simulation.model_version,
          ...gainFields(simulation.shown, stateOfStored(simulation.inputs).fleet),
        }
      : null,
  };
}

function subscriberData(subscriber: SubscriberSubject, { origin, tokenSecrets }: Links) {
  const { id, email, language, source, requested_at, confirmed_at, unsubscribed_at } = subscriber;
  return {
    id,
    form_type: 'newsletter',
    email,
    language,
    source,
    requested_at,
    confirmed_at,
    unsubscribed_at,
    ...unsubscribeLinks(origin, language, unsubscribeToken(tokenSecrets, id)),
  };
}
