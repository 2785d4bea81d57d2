import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as language from '#domain/site/language.ts';
import * as redirects from '#domain/site/redirects.ts';
import * as routes from '#domain/site/routes.ts';

const EXAMPLE = /^\s*\*\s+(\w+)\((.*)\)\s*\/\/ => (.+)$/;

const literal = (text: string): unknown => runInNewContext(`(${text})`);

function examplesOf(file: string) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, given, expected] = EXAMPLE.exec(line) ?? [];
      return name === undefined ? [] : [{ name, given: given ?? '', expected: expected ?? '' }];
    });
}

describe.each([
  ['src/domain/site/language.ts', language as Record<string, unknown>, 15],
  ['src/domain/site/redirects.ts', redirects as Record<string, unknown>, 4],
  ['src/domain/site/routes.ts', routes as Record<string, unknown>, 7],
])('%s', (file, exported, atLeast) => {
  const examples = examplesOf(file);

  test('its functions carry examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(atLeast);
  });

  test.each(examples)('$name($given) // => $expected', ({ name, given, expected }) => {
    const call = exported[name] as (...given: unknown[]) => unknown;
    expect(call(...(literal(`[${given}]`) as unknown[]))).toEqual(literal(expected));
  });
});
