import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeError } from './client-error.ts';
import { ClientError } from './client-error-wire.ts';

const REPORT = { reference: '0F3A91BC', page: 'contact', language: 'fr', error: 'Error' } as const;

const thrown = (message: string, stack: string, name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });

test('of an error only its name and the places in our own files are reported', () => {
  const error = thrown(
    'ada@fret.example is not a function',
    `    at price (https://www.voltige.example/assets/simulation-0a1b2c3d.js:12:345)
    at https://cdn.example/tracker-0a1b2c3d.js:1:2
    at https://www.voltige.example/contact?email=ada@fret.example:1:1
    at open (https://www.voltige.example/assets/entry.client-deadbeef.js:1:9)`,
  );
  expect(describeError(error)).toEqual({
    error: 'TypeError',
    frames: ['simulation-0a1b2c3d.js:12:345', 'entry.client-deadbeef.js:1:9'],
  });
});

test('a file that could not be had is named, where only the message names it', () => {
  const message =
    'Failed to fetch dynamically imported module: https://www.voltige.example/assets/blog-0a1b2c3d.js';
  expect(describeError(thrown(message, '')).frames).toEqual(['blog-0a1b2c3d.js']);
  const data = describeError(thrown('/assets/blog-fr-0a1b2c3d.json: 502', ''));
  expect(data.frames).toEqual(['blog-fr-0a1b2c3d.json']);
  expect(v.is(ClientError, { ...REPORT, ...data })).toBe(true);
});

test.each([
  ['a name that is a text', thrown('x', '', 'Ada Lovelace <ada@fret.example>'), 'Error'],
  ['what is no error', { email: 'ada@fret.example' }, 'Unknown'],
  ['nothing', undefined, 'Unknown'],
])('%s is reported as a word of ours', (_what, error, name) => {
  expect(describeError(error)).toEqual({ error: name, frames: [] });
});

test('of a deep stack the innermost ten places are reported, and the report is one that is taken', () => {
  const stack = Array.from({ length: 40 }, (_, line) => `at /assets/a-0a1b2c3d.js:${line + 1}:1`);
  const data = describeError(thrown('x', stack.join('\n')));
  expect(data.frames).toHaveLength(10);
  expect(data.frames[0]).toBe('a-0a1b2c3d.js:1:1');
  expect(v.is(ClientError, { ...REPORT, ...data })).toBe(true);
});

test.each([
  ['a message', { message: 'ada@fret.example' }],
  ['an address for a page', { page: '/contact?email=ada@fret.example' }],
  ['a text for a name', { error: 'ada@fret.example' }],
  ['a frame of somebody else', { frames: ['https://cdn.example/x-0a1b2c3d.js:1:1'] }],
  ['a frame with a query', { frames: ['a-0a1b2c3d.js?email=ada:1:1'] }],
  ['more frames than ten', { frames: Array(11).fill('a-0a1b2c3d.js:1:1') }],
  ['another reference', { reference: 'ada@fret' }],
])('a report with %s is not taken', (_what, change) => {
  expect(v.is(ClientError, { ...REPORT, frames: [], ...change })).toBe(false);
});
