import { expect, test } from 'vitest';
import { applyDiff, readRecipes } from './recipe-steps.ts';

const DOCUMENT = `# Working here

## Recipes

Each is tried.

### Add a page

Where it stands, in \`src/routes.ts\`:

\`\`\`diff
 home,
+pricing,
\`\`\`

Its words: new file \`src/pricing.ts\`:

\`\`\`ts
export default {};
\`\`\`

\`\`\`sh
npm test
npm run build
\`\`\`

### Only words

Nothing to apply.

## Handwriting

### No recipe

\`\`\`sh
rm -rf .
\`\`\`
`;

test('the blocks of a recipe are its steps, and other chapters have none', () => {
  expect(readRecipes(DOCUMENT)).toEqual([
    {
      name: 'Add a page',
      steps: [
        { kind: 'change', file: 'src/routes.ts', diff: ' home,\n+pricing,\n' },
        { kind: 'new file', file: 'src/pricing.ts', text: 'export default {};\n' },
        { kind: 'commands', commands: ['npm test', 'npm run build'] },
      ],
    },
    { name: 'Only words', steps: [] },
  ]);
});

test.each([
  ['```ts\nx\n```', 'no file is named'],
  ['In `a.ts`:\n\n```ts\nx\n```', 'not called a new file'],
])('a block that does not say where it goes is refused: %j', (block, reason) => {
  expect(() => readRecipes(`## Recipes\n\n### One\n\n${block}\n`)).toThrow(reason);
});

test.each([
  ['a\nb\n', ' a\n+new\n b\n', 'a\nnew\nb\n'],
  ['a\nb\n', '-b\n+c\n', 'a\nc\n'],
  ['a\nb\nc\n', '-b\n', 'a\nc\n'],
  ['a\nb\nc\n', '+first\n a\n@@\n c\n+last\n', 'first\na\nb\nc\nlast\n'],
  ['one, two, three\n', '-…two, …\n+…2, …\n', 'one, 2, three\n'],
  ['a\n', ' a\n+costs $& and $1\n', 'a\ncosts $& and $1\n'],
])('%j with %j becomes %j', (source, diff, result) => {
  expect(applyDiff(source, diff)).toBe(result);
});

test.each([
  ['a\na\n', 'are there twice'],
  ['ab\n', 'are not there'],
  ['b\n', 'are not there'],
])('in %j the line of a change is not there once and whole', (source, reason) => {
  expect(() => applyDiff(source, ' a\n+new\n')).toThrow(reason);
});
