import * as v from 'valibot';
import { LANGUAGES } from '#domain/language.ts';

/** What the API answers, for its description and for the tests that hold it to that. */
const id = v.pipe(v.string(), v.uuid());

export const Nothing = v.strictObject({});

export const Kept = v.strictObject({ id });

const standing = {
  lead_score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  qualification_status: v.picklist(['priority', 'standard']),
};

export const ScoredAgain = v.strictObject(standing);

export const Registered = v.strictObject({
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
export const LinkGone = v.strictObject({
  ...Problem.entries,
  already_confirmed: v.optional(v.literal(true)),
});
