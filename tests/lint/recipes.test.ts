import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyDiff, readRecipes } from '../../bench/recipe-steps.ts';

const RECIPES = readRecipes(readFileSync('CONTRIBUTING.md', 'utf8'));

test('the recipes are worked examples', () => {
  expect(RECIPES.length).toBeGreaterThanOrEqual(7);
  for (const { name, steps } of RECIPES) {
    expect(steps.map(({ kind }) => kind).at(-1), name).toBe('commands');
    expect(steps.length, name).toBeGreaterThan(1);
  }
});

test.each(RECIPES)('each block of "$name" applies to the sources as they are', ({ steps }) => {
  const changed = new Map<string, string>();
  let commandsRan = false;
  for (const step of steps) {
    if (step.kind === 'commands') {
      commandsRan = true;
    } else if (step.kind === 'new file') {
      expect(existsSync(step.file), step.file).toBe(false);
      changed.set(step.file, step.text);
    } else if (commandsRan && !existsSync(step.file)) {
      // A command of the recipe writes it: `npm run recipes` follows that.
    } else {
      const source = changed.get(step.file) ?? readFileSync(step.file, 'utf8');
      changed.set(step.file, applyDiff(source, step.diff));
    }
  }
});
