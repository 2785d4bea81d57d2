import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '#server/cli/commands.ts';
import { DOCUMENTS, ruleFor } from '../../bench/documents/command-rules.ts';
import { readCommands } from '../../bench/documents/read-commands.ts';
import { INSTALLATION, RELEASES, typedBlocks } from '../deploy/typed-blocks.ts';

const CI = readFileSync('.ci/run', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const CLI_NAMES = COMMANDS.map(({ name }) => name);
const read = (markdown: string) =>
  readCommands('a.md', markdown, CLI_NAMES).map(({ line, text }) => `${line}: ${text}`);

const isThere = (by: string) => {
  const script = /^npm run ([\w:]+)$/.exec(by)?.[1];
  return by.startsWith('on ') || (script === undefined ? existsSync(by) : script in scripts);
};

test.each(DOCUMENTS.filter((document) => existsSync(document)))(
  'each command of %s is typed by npm run documents, or something that exists does it',
  (document) => {
    const commands = readCommands(document, readFileSync(document, 'utf8'), CLI_NAMES);
    expect(commands.length).toBeGreaterThan(document === 'docs/scale.md' ? 5 : 10);
    const rules = commands.map((command) => ({ text: command.text, rule: ruleFor(command, CI) }));
    expect(rules.filter(({ rule }) => rule === undefined)).toEqual([]);
    expect(rules.filter(({ rule }) => rule?.do === 'elsewhere' && !isThere(rule.by))).toEqual([]);
  },
);

test('commands are read from blocks, sentences and tables, each once', () => {
  const blocks = '```sh\nvoltige migrate   # grants\n\n# a remark\nnpm ci \\\n  --no-audit\n```\n';
  expect(read(blocks)).toEqual(['2: voltige migrate', '5: npm ci \\\n  --no-audit']);
  expect(read('Run `leads list\n--dead`, `leads list --dead` or `voltige backup`.')).toEqual([
    '1: voltige leads list --dead',
    '2: voltige backup',
  ]);
  expect(
    read('| `restore` | `leads list` | `psql` | `TOKEN_SECRET` | `curl -s 127.0.0.1:3000` |'),
  ).toEqual(['1: curl -s 127.0.0.1:3000']);
  expect(read('```diff\n-voltige migrate\n```\n```ini\nnpm ci\n```\n')).toEqual([]);
});

test('every block of the two chapters for the server is marked, so that npm run deploy:test types it', () => {
  const document = readFileSync('docs/deploy.md', 'utf8');
  const typed = [INSTALLATION, RELEASES].map(typedBlocks);
  expect(typed.map(({ length }) => length)).toEqual([5, 2]);
  expect(document.split('\n```sh on the server\n')).toHaveLength(1 + 5 + 2);
  for (const chapter of [INSTALLATION, RELEASES]) {
    const [, own = ''] = document.split(`\n## ${chapter}\n`);
    const fences = own.split('\n## ')[0]?.match(/^```.*$/gm) ?? [];
    expect(new Set(fences)).toEqual(new Set(['```sh on the server', '```']));
  }
});

test('a command that nobody thought of has no rule', () => {
  const [command] = readCommands('docs/deploy.md', '```sh\nrm -rf /var/lib/voltige\n```\n', []);
  expect(command && ruleFor(command, CI)).toBeUndefined();
});
