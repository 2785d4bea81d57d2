import * as v from 'valibot';
import { oneOf } from './fields.ts';

const ACTIVITIES = ['transport', 'delivery', 'municipal', 'service'] as const;
const TIME_SLOTS = ['standard', 'early', 'late', 'night'] as const;

const finite = v.pipe(v.number('invalid'), v.finite('invalid'));

/** What a contact request carries of a simulation; `parking` and `region` are the specification's names. */
export const SimulatorData = v.strictObject({
  vehicles: v.pipe(
    finite,
    v.integer('invalid'),
    v.minValue(1, 'invalid'),
    v.maxValue(200, 'invalid'),
  ),
  /** Hours of charge per day. */
  parking: v.pipe(finite, v.minValue(0, 'invalid'), v.maxValue(24, 'invalid')),
  activity: oneOf(ACTIVITIES),
  /** The charging time slot that is nearest to the hours. */
  region: oneOf(TIME_SLOTS),
  results: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,49}$/, 'invalid')),
      v.union(
        [finite, v.pipe(v.string(), v.maxLength(50, 'too-long')), v.boolean(), v.null()],
        'invalid',
      ),
    ),
    v.maxEntries(40, 'too-long'),
  ),
});
export type SimulatorData = v.InferOutput<typeof SimulatorData>;
