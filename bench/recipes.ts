import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applyDiff, type Recipe, type RecipeStep, readRecipes } from './recipe-steps.ts';

/**
 * Follows the recipes of CONTRIBUTING.md, each in a fresh clone of the current commit: its blocks and
 * commands in their order, then format and types must hold. `npm run recipes -- page` takes those whose name
 * holds 'page'; `--build` also runs the blocks that build the site.
 */
const SHOWN_LINES = 40;
const CHECKS = ['npm run check:format', 'npm run check:types'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'boolean', default: false } },
});

interface Followed {
  held: string[];
  failed?: string;
  seconds: number;
}

const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const root = git('rev-parse', '--show-toplevel');
const wanted = positionals.join(' ').toLowerCase();
const recipes = readRecipes(git('show', 'HEAD:CONTRIBUTING.md')).filter(
  ({ name, steps }) => steps.length > 0 && name.toLowerCase().includes(wanted),
);
const width = Math.max(...recipes.map(({ name }) => name.length));
let failures = 0;
console.log(`${recipes.length} recipes on ${git('log', '-1', '--format=%h %s')}\n`);
for (const recipe of recipes) {
  const { held, failed, seconds } = await follow(recipe);
  const [first = '', ...others] = failed === undefined ? held : [...held, `FAILED ${failed}`];
  console.log(`${recipe.name.padEnd(width)}  ${String(seconds).padStart(4)} s  ${first}`);
  for (const line of others) console.log(`${' '.repeat(width + 10)}${line}`);
  if (failed !== undefined) failures += 1;
}
console.log(`\n${recipes.length} recipes, ${recipes.length - failures} hold, ${failures} do not.`);
process.exitCode = failures === 0 && recipes.length > 0 ? 0 : 1;

async function follow({ name, steps }: Recipe): Promise<Followed> {
  const clone = join(folder, name.replace(/\W+/g, '-').toLowerCase());
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const held: string[] = [];
  try {
    git('clone', '--quiet', root, clone);
    symlinkSync(resolve(root, 'node_modules'), join(clone, 'node_modules'));
    let changes = 0;
    for (const step of [...steps, { kind: 'commands', commands: CHECKS } as const]) {
      if (step.kind !== 'commands') {
        change(clone, step);
        changes += 1;
        continue;
      }
      for (const command of commandsOf(step)) {
        await run(clone, command);
        held.push(command);
      }
    }
    held.push(`${changes} blocks applied`);
    return { held, seconds: seconds() };
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    return { held, failed, seconds: seconds() };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

function change(clone: string, step: Exclude<RecipeStep, { kind: 'commands' }>): void {
  const place = join(clone, step.file);
  if (step.kind === 'new file') {
    if (existsSync(place)) throw new Error(`${step.file} is there already`);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, step.text);
    return;
  }
  try {
    writeFileSync(place, applyDiff(readFileSync(place, 'utf8'), step.diff));
  } catch (error) {
    throw new Error(`${step.file}: ${(error as Error).message}`);
  }
}

/** A block that builds the site takes minutes and is left out unless asked for. */
function commandsOf({ commands }: { commands: readonly string[] }): readonly string[] {
  return values.build || !commands.includes('npm run build') ? commands : [];
}

async function run(clone: string, command: string): Promise<void> {
  const PATH = [join(clone, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn('sh', ['-c', command], {
    cwd: clone,
    env: { ...process.env, PATH, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const code = await new Promise<number | null>((done, refused) => {
    child.once('error', refused);
    child.once('close', done);
  });
  if (code !== 0)
    throw new Error(`${command}\n${printed.trim().split('\n').slice(-SHOWN_LINES).join('\n')}`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
