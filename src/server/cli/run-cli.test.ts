import { expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { callCli } from '../testing/call-cli.ts';
import { COMMANDS } from './commands.ts';
import { PROCESSES } from './processes.ts';

test('without a command it lists them all', async () => {
  const { code, printed } = await callCli([]);
  expect(code).toBe(0);
  for (const name of Object.keys(PROCESSES)) expect(printed).toContain(`  ${name} `);
  for (const { name, about } of COMMANDS) {
    expect(printed).toContain(name);
    expect(printed).toContain(about);
  }
});

test.each(COMMANDS.map((command) => [command.name, command] as const))(
  '%s explains itself, with an example, without a database',
  async (name, { about, options, example }) => {
    const { code, printed } = await callCli([...name.split(' '), '--help']);
    expect(code).toBe(0);
    expect(printed).toContain(about);
    expect(printed).toContain(`${name} ${example}`);
    for (const option of Object.keys(options)) expect(printed).toContain(`--${option}`);
  },
);

test.each([
  [['deliveries', 'lsit'], 'There is no such command.'],
  [['deliveries', 'list', '--sicne', '7d'], "Unknown option '--sicne'"],
  [['deliveries', 'list', 'ada'], "'ada' is too much."],
  [['deliveries', 'list', '--limit', 'many'], 'it must be a whole number'],
  [['deliveries', 'list', '--since', 'yesterday'], "'yesterday' is no moment"],
  [['deliveries', 'list', '--state', 'lost'], 'it must be one of pending, delivered'],
  [['leads', 'export', '--csv', '--json'], 'exclude each other'],
  [['deliveries', 'replay'], 'Name deliveries by their ids, or give --since, or --all-dead.'],
  [['deliveries', 'replay', 'one'], "'one' is no delivery's id."],
  [['privacy', 'export', '--email', 'a@x.example, b@y.example'], 'must name one address'],
  [['privacy', 'rectify', '--email', 'a@x.example', '--set', 'lead_score=99'], 'cannot be set so'],
])('%j is wrongly called: exit code 2 and how to call it', async (args, sentence) => {
  const { code, printed, complained } = await callCli(args);
  expect(code).toBe(2);
  expect(printed).toBe('');
  expect(complained).toContain(sentence);
  expect(complained).toContain(`${BRAND.key} ${args[0]}`);
});

test('a missing or dead database is one sentence without the connection in it', async () => {
  const none = await callCli(['deliveries', 'list']);
  expect(none).toMatchObject({ code: 1, complained: expect.stringContaining('DATABASE_URL') });
  const DATABASE_URL = 'postgresql://ada:hunter2@127.0.0.1:1/voltige';
  const dead = await callCli(['deliveries', 'list'], { DATABASE_URL });
  expect(dead.code).toBe(1);
  expect(dead.complained).toBe(
    'The database did not let us in or did not answer (ECONNREFUSED).\n',
  );
});
