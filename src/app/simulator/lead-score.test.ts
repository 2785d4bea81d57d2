import { expect, test } from 'vitest';
import { DEFAULT_STATE } from '#domain/simulator/url-codec.ts';
import { leadScore } from './lead-score.ts';

const score = (mode: 'simple' | 'expert', justExpert: boolean, simple: number) =>
  leadScore({ state: { ...DEFAULT_STATE, mode }, justExpert }, {
    simple: { leadScore: simple },
    expert: { leadScore: 61 },
  } as Parameters<typeof leadScore>[1]);

test('the latest score counts', () => {
  expect(score('simple', false, 20)).toBe(20);
  expect(score('expert', false, 20)).toBe(61);
});

test('a switch to Expert with less than 30 shows 35 until something is calculated', () => {
  expect(score('expert', true, 29)).toBe(35);
  expect(score('expert', true, 30)).toBe(30);
});
