import type * as v from 'valibot';
import { EventBatch } from '#domain/analytics-wire.ts';
import { ClientError } from '#domain/client-error-wire.ts';
import { FormSubmission } from '#domain/leads/form-submission.ts';
import { PreRegistration, SimulatorLink } from '#domain/leads/pre-registration.ts';
import { ConsentProof } from '../consent/consent-proof.ts';
import {
  Kept,
  LinkGone,
  Nothing,
  Problem,
  Registered,
  ScoredAgain,
  StoredSimulation,
} from './answers.ts';
import { NewsletterConfirmation } from './newsletter-routes.ts';
import { SimulationRequest } from './simulation-routes.ts';

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
  answers: Record<number, v.GenericSchema | undefined>;
}

const problems = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, Problem]));

const key = { 'Idempotency-Key': 'header' } as const;

export const OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/form-submission',
    summary: 'A contact request, a demo request or a newsletter subscription',
    parameters: key,
    body: FormSubmission,
    answers: {
      201: Kept,
      202: Nothing,
      303: undefined,
      ...problems(400, 403, 409, 413, 415, 422, 429, 503),
    },
  },
  {
    method: 'post',
    path: '/api/leads',
    summary: 'A pre-registration; a second one of the same e-mail is answered alike',
    parameters: key,
    body: PreRegistration,
    answers: {
      201: Registered,
      303: undefined,
      ...problems(400, 403, 409, 413, 415, 422, 429, 503),
    },
  },
  {
    method: 'patch',
    path: '/api/leads/{id}/simulator',
    summary: 'Links a stored simulation to a pre-registration, which is then scored again',
    parameters: { id: 'path' },
    secured: true,
    body: SimulatorLink,
    answers: { 200: ScoredAgain, ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503) },
  },
  {
    method: 'post',
    path: '/api/simulations',
    summary: 'Keeps a simulation, computed again by the server',
    parameters: key,
    body: SimulationRequest,
    answers: { 201: Kept, ...problems(400, 403, 409, 413, 415, 422, 429, 503) },
  },
  {
    method: 'get',
    path: '/api/simulations/{id}',
    summary: 'A stored simulation',
    parameters: { id: 'path' },
    answers: { 200: StoredSimulation, ...problems(404, 429, 503) },
  },
  {
    method: 'post',
    path: '/api/newsletter/confirm',
    summary: 'Confirms a subscription with the token of the mail',
    body: NewsletterConfirmation,
    answers: { 200: Nothing, 410: LinkGone, ...problems(400, 403, 413, 415, 422, 503) },
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
    answers: { 204: undefined, ...problems(400, 403, 413, 415, 422, 429, 503) },
  },
  {
    method: 'post',
    path: '/api/events',
    summary: 'What happened on a page, from a visitor who agreed to have it measured',
    body: EventBatch,
    answers: { 204: undefined, ...problems(400, 403, 413, 415, 422, 429) },
  },
  {
    method: 'post',
    path: '/api/client-errors',
    summary:
      'An error screen that somebody saw: its reference, and where in our files it came from',
    body: ClientError,
    answers: { 204: undefined, ...problems(400, 403, 413, 415, 422, 429) },
  },
];
