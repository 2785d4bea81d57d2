/** What a recipe of CONTRIBUTING.md says to do, in its order. */
export type RecipeStep =
  | { kind: 'new file'; file: string; text: string }
  | { kind: 'change'; file: string; diff: string }
  | { kind: 'commands'; commands: string[] };

export interface Recipe {
  name: string;
  steps: RecipeStep[];
}

/**
 * A recipe is a third-level heading below '## Recipes'. Its fenced blocks are steps: `sh` holds commands,
 * `diff` a change of the file that the sentence before it ends with, and any other language the whole
 * of a file that the sentence calls new.
 */
export function readRecipes(markdown: string): Recipe[] {
  const [, chapter = ''] = /^## Recipes\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(markdown) ?? [];
  return chapter
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const name = section.slice(0, section.indexOf('\n'));
      return { name, steps: stepsOf(section, name) };
    });
}

const FENCED = /^```(\w+)\n([\s\S]*?\n)```$/gm;

function stepsOf(section: string, recipe: string): RecipeStep[] {
  let read = 0;
  return [...section.matchAll(FENCED)].map((match) => {
    const [block, language = '', text = ''] = match;
    const before = section.slice(read, match.index).trimEnd();
    read = match.index + block.length;
    return stepOf(language, text, before, recipe);
  });
}

function stepOf(language: string, text: string, before: string, recipe: string): RecipeStep {
  if (language === 'sh') return { kind: 'commands', commands: text.trim().split('\n') };
  const [, isNew, file] = /(new file\s)?`([^`\s]+)`:$/i.exec(before) ?? [];
  if (file === undefined) throw new Error(`${recipe}: no file is named before\n${text}`);
  if (language === 'diff') return { kind: 'change', file, diff: text };
  if (isNew === undefined) throw new Error(`${recipe}: ${file} is not called a new file`);
  return { kind: 'new file', file, text };
}

const HUNK_END = /^@@\n/m;

/**
 * Lines that stay or go must stand in the source exactly once, one after the other. '…' at the beginning
 * of the first line or the end of the last stands for the rest of a long line.
 *
 * applyDiff('a\nb\n', ' a\n+new\n b\n')   // => 'a\nnew\nb\n'
 * applyDiff('a, b, c\n', '-…b, …\n+…x, …\n') // => 'a, x, c\n'
 */
export function applyDiff(source: string, diff: string): string {
  return diff.split(HUNK_END).reduce((text, hunk) => {
    const lines = hunk.split('\n').slice(0, -1);
    const before = anchored(lines.filter((line) => !line.startsWith('+')));
    const after = anchored(lines.filter((line) => !line.startsWith('-')));
    const whole = `\n${text}`;
    const at = whole.indexOf(before);
    if (at === -1) throw new Error(`these lines are not there:\n${hunk}`);
    if (whole.includes(before, at + 1)) throw new Error(`these lines are there twice:\n${hunk}`);
    return (whole.slice(0, at) + after + whole.slice(at + before.length)).slice(1);
  }, source);
}

function anchored(lines: readonly string[]): string {
  if (lines.length === 0) return '\n';
  const text = lines.map((line) => line.slice(1)).join('\n');
  return `${text.startsWith('…') ? '' : '\n'}${text.replace(/^…|…$/g, '')}${text.endsWith('…') ? '' : '\n'}`;
}
