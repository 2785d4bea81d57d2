import { expect, test } from 'vitest';
import { axisStartHour } from './day-layouts.ts';

test('a night lies in the middle, from noon to noon', () => {
  expect(axisStartHour(18, 13)).toBe(12);
  expect(axisStartHour(0, 8)).toBe(12);
});

test('the axis never begins inside the hours plugged in', () => {
  for (let arrival = 0; arrival < 24; arrival += 0.25) {
    for (let hours = 6; hours <= 16; hours += 0.25) {
      const after = (axisStartHour(arrival, hours) - arrival + 48) % 24;
      expect(after > 0 && after < hours, `${arrival} h for ${hours} h`).toBe(false);
    }
  }
});
