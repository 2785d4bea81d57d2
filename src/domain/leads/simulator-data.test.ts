import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CHOICE_FIELDS } from '../simulator/inputs.ts';
import { SimulatorData } from './simulator-data.ts';

test('what the simulator offers can be attached to a contact request', () => {
  const { activity, slot } = CHOICE_FIELDS;
  for (const oneActivity of activity.options) {
    for (const region of slot.options) {
      const data = { vehicles: 25, parking: 8, activity: oneActivity, region, results: {} };
      expect(v.is(SimulatorData, data)).toBe(true);
    }
  }
});
