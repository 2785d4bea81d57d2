import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { targetsIn } from './honest-bodies.ts';
import { hostileBodies } from './hostile-bodies.ts';

const TARGETS = targetsIn(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
const bodiesOf = (seed: number) =>
  hostileBodies(TARGETS, seed, 3_000).map(
    ({ target, kind, type, body }) => `${target.name} ${kind} ${type} ${body.toString('base64')}`,
  );

test('the same seed gives the same bodies, another seed others', () => {
  expect(bodiesOf(7)).toEqual(bodiesOf(7));
  const [first, second] = [new Set(bodiesOf(7)), bodiesOf(8)];
  expect(second.filter((body) => first.has(body)).length).toBeLessThan(1_000);
});

test('every operation that takes a body is a target, each kind of a form by itself', () => {
  const document = {
    paths: {
      '/api/new': {
        get: {},
        post: { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
  };
  expect(targetsIn(document).map(({ name }) => name)).toEqual(['POST /api/new']);
  expect(TARGETS.filter(({ path }) => path === '/api/form-submission')).toHaveLength(3);
});

test('every kind of fault is made for every target', () => {
  const bodies = hostileBodies(TARGETS, 7, 20_000);
  const kinds = new Set(bodies.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(25);
  for (const target of TARGETS) {
    const own = bodies.filter((body) => body.target === target);
    expect(new Set(own.map(({ kind }) => kind)).size).toBeGreaterThan(kinds.size - 5);
  }
});
