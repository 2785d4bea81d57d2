import * as v from 'valibot';
import { FormSubmission } from '#domain/leads/form-submission.ts';
import { PreRegistration, SimulatorLink } from '#domain/leads/lead-fields.ts';
import { EventBatch } from '#domain/privacy/analytics-wire.ts';
import { ClientError } from '#domain/site/client-error-wire.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { ConsentProof } from '../consent/consent-proof.ts';
import { NewsletterConfirmation } from './newsletter-routes.ts';
import { SimulationRequest } from './simulation-routes.ts';

/** The answers of the API, for its OpenAPI document and the tests that check answers against it. */
const id = v.pipe(v.string(), v.uuid());

const Nothing = v.strictObject({});

const StoredId = v.strictObject({ id });

const standing = {
  lead_score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  qualification_status: v.picklist(['priority', 'standard']),
};

const ScoredAgain = v.strictObject(standing);

const Registered = v.strictObject({
  id,
  ...standing,
  token: v.string(),
  already_registered: v.boolean(),
});

export const StoredSimulation = v.strictObject({
  id,
  /** Which model asked and answered: what its inputs and results are called depends on it. */
  model_version: v.string(),
  language: v.picklist(LANGUAGES),
  inputs: v.record(v.string(), v.unknown()),
  results: v.record(v.string(), v.unknown()),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
});

export const Problem = v.strictObject({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  /** To quote when asking us about it. */
  reference: v.string(),
  fields: v.optional(v.array(v.strictObject({ name: v.string(), problem: v.string() }))),
});

/** Of a confirmation's link: whether it has done its work, and the subscription stands. */
const LinkGone = v.strictObject({
  ...Problem.entries,
  already_confirmed: v.optional(v.literal(true)),
});

export interface Operation {
  method: 'get' | 'post' | 'patch';
  path: string;
  summary: string;
  body?: v.GenericSchema;
  /** Names of parameters and where they stand. */
  parameters?: Record<string, 'path' | 'query' | 'header'>;
  /** Needs the token that POST /api/leads answered with. */
  secured?: true;
  /** Undefined: an answer without a body. */
  answers: Record<number, v.GenericSchema | 'pdf' | undefined>;
}

const problems = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, Problem]));

/** What any body that is sent may be refused with. */
const SENT = [400, 403, 413, 415, 422, 429];

const key = { 'Idempotency-Key': 'header' } as const;

export const OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/form-submission',
    summary: 'A contact request, a demo request or a newsletter subscription',
    parameters: key,
    body: FormSubmission,
    answers: { 201: StoredId, 202: Nothing, 303: undefined, ...problems(...SENT, 409, 503) },
  },
  {
    method: 'post',
    path: '/api/leads',
    summary: 'A pre-registration; a second one of the same e-mail is answered alike',
    parameters: key,
    body: PreRegistration,
    answers: { 201: Registered, 303: undefined, ...problems(...SENT, 409, 503) },
  },
  {
    method: 'patch',
    path: '/api/leads/{id}/simulator',
    summary: 'Links a stored simulation to a pre-registration, which is then scored again',
    parameters: { id: 'path' },
    secured: true,
    body: SimulatorLink,
    answers: { 200: ScoredAgain, ...problems(...SENT, 401, 404, 503) },
  },
  {
    method: 'post',
    path: '/api/simulations',
    summary: 'Keeps a simulation, computed again by the server',
    parameters: key,
    body: SimulationRequest,
    answers: { 201: StoredId, ...problems(...SENT, 409, 503) },
  },
  {
    method: 'get',
    path: '/api/simulations/{id}',
    summary: 'A stored simulation',
    parameters: { id: 'path' },
    answers: { 200: StoredSimulation, ...problems(404, 429, 503) },
  },
  {
    method: 'get',
    path: '/api/analysis',
    summary:
      'The analysis of a simulation as a PDF; the other parameters are those of the simulator’s address',
    parameters: { language: 'query' },
    answers: { 200: 'pdf', ...problems(422, 429, 503) },
  },
  {
    method: 'post',
    path: '/api/newsletter/confirm',
    summary: 'Confirms a subscription with the token of the mail',
    body: NewsletterConfirmation,
    answers: { 200: Nothing, 410: LinkGone, ...problems(...SENT, 503) },
  },
  {
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    summary: 'Ends a subscription; also the one-click address of List-Unsubscribe (RFC 8058)',
    parameters: { token: 'query' },
    answers: { 200: Nothing, ...problems(403, 410, 413, 422, 503) },
  },
  {
    method: 'post',
    path: '/api/consent',
    summary: 'Keeps the proof of a choice about cookies, without anything that says whose it is',
    body: ConsentProof,
    answers: { 204: undefined, ...problems(...SENT, 503) },
  },
  {
    method: 'post',
    path: '/api/events',
    summary: 'What happened on a page, from a visitor who agreed to have it measured',
    body: EventBatch,
    answers: { 204: undefined, ...problems(...SENT) },
  },
  {
    method: 'post',
    path: '/api/client-errors',
    summary:
      'An error screen that somebody saw: its reference, and where in our files it came from',
    body: ClientError,
    answers: { 204: undefined, ...problems(...SENT) },
  },
];
