import { expect, test, vi } from 'vitest';
import { scriptPolicy } from './load-tag.ts';

vi.mock('./trackers.ts', () => ({ TRACKERS: [] }));

const HEATMAP = 'https://static.heat.example/42.js';

test('S25: only an address on the list passes, to the letter', () => {
  const policy = scriptPolicy([HEATMAP]);
  expect(policy.createScriptURL(HEATMAP)).toBe(HEATMAP);
  for (const other of [
    '',
    `${HEATMAP}?x`,
    HEATMAP.toUpperCase(),
    'https://static.heat.example/43.js',
    'http://static.heat.example/42.js',
    'data:text/javascript,alert(1)',
  ]) {
    expect(() => policy.createScriptURL(other)).toThrow('is not a configured tracker');
  }
});

test('S25: where the browser knows Trusted Types, it is the policy the header names', () => {
  const createPolicy = vi.fn((_name: string, rules) => rules);
  const policy = scriptPolicy([HEATMAP], { createPolicy });
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('consent-loader', expect.anything());
  expect(() => policy.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
});
