import { expect, test } from 'vitest';
import { scoreLead } from './scoring.ts';

const LEAST = { fleet_size: 1, urgency: 'exploring', industry: 'other' } as const;
const pointsOf = (answers: Partial<Parameters<typeof scoreLead>[0]>) =>
  scoreLead({ ...LEAST, ...answers }).score - scoreLead(LEAST).score;

test.each([
  [1, 0],
  [4, 0],
  [5, 3],
  [9, 3],
  [10, 7],
  [24, 7],
  [25, 13],
  [49, 13],
  [50, 19],
  [99, 19],
  [100, 23],
  [249, 23],
  [250, 27],
])('a fleet of %i counts %i more than one of a single vehicle', (fleet_size, points) => {
  expect(pointsOf({ fleet_size })).toBe(points);
});

test.each([
  ['immediate', 23],
  ['3_months', 18],
  ['6_months', 10],
  ['12_months', 4],
  ['exploring', 0],
] as const)('urgency %s counts %i more than looking around', (urgency, points) => {
  expect(pointsOf({ urgency })).toBe(points);
});

test.each([
  ['night', 10],
  ['flexible', 10],
  ['day', 5],
  ['peak_hours', 2],
] as const)('charging at %s counts %i', (charging_hours, points) => {
  expect(pointsOf({ charging_hours })).toBe(points);
});

test.each([
  ['logistics', 5],
  ['transport', 5],
  ['municipal', 5],
  ['service', 2],
  ['retail', 2],
  ['other', 0],
] as const)('industry %s counts %i more than another one', (industry, points) => {
  expect(pointsOf({ industry })).toBe(points);
});

test('being reachable counts 3 for a company, 4 for a phone and 3 for leave to ring', () => {
  expect(pointsOf({ company: 'Fret & Fils' })).toBe(3);
  expect(pointsOf({ phone: '0199001842' })).toBe(4);
  expect(pointsOf({ phone: '0199001842', phone_consent: true })).toBe(7);
});

test.each([
  ['high', 17],
  ['medium', 13],
  ['low', 8],
] as const)('a linked simulation of %s potential counts %i', (potential, points) => {
  expect(scoreLead(LEAST, potential).score - scoreLead(LEAST).score).toBe(points);
});

const KEEN = {
  fleet_size: 100,
  urgency: 'immediate',
  charging_hours: 'night',
  industry: 'logistics',
  company: 'Fret & Fils',
} as const;

test('100 vans at once, at night, in logistics, with a company: 72, priority without the simulator', () => {
  expect(scoreLead(KEEN)).toMatchObject({ score: 72, qualification: 'priority' });
});

test('the best lead has 100 points', () => {
  const best = { ...KEEN, fleet_size: 250, phone: '0199001842', phone_consent: true };
  expect(scoreLead(best, 'high').score).toBe(100);
});

test('60 is priority, 59 is not', () => {
  const answers = { fleet_size: 50, urgency: '3_months', charging_hours: 'night' } as const;
  const sixty = { ...answers, industry: 'logistics' } as const;
  expect(scoreLead(sixty)).toMatchObject({ score: 60, qualification: 'priority' });
  const fiftyNine = { ...answers, fleet_size: 100, industry: 'other' } as const;
  expect(scoreLead(fiftyNine)).toMatchObject({ score: 59, qualification: 'standard' });
});

test('the lines make the sum, and hold nothing that names a person', () => {
  const { lines, score } = scoreLead({ ...KEEN, phone: '0199001842' }, 'medium');
  expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(score);
  expect(JSON.stringify(lines)).not.toMatch(/0199|Fret/);
});
