import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS } from './colours.ts';

test.each(Object.entries(COLOURS))('%s is the token of that name', (name, colour) => {
  const token = name.replace(/[A-Z\d]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(readFileSync('src/ui/tokens.css', 'utf8')).toContain(`--${token}: ${colour};`);
});
