import { BRAND } from '#domain/brand.ts';
import type { Command, Options } from './command.ts';
import { printedTable } from './printed-table.ts';

const CALL = `npm run -s ${BRAND.key} --`;

export function overview(commands: readonly Command[]): string {
  return [
    `${BRAND.name}: leads, requests, deliveries and personal data from the command line.\n\n`,
    printedTable(commands, [
      { title: 'command', of: ({ name, takes }) => `  ${name}${takes ? ` ${takes}` : ''}` },
      { title: '', of: ({ about }) => about },
    ])
      .split('\n')
      .slice(1)
      .join('\n'),
    `\nEach explains itself: ${CALL} leads list --help\n`,
    'DATABASE_URL names the database. Exit codes: 0 done, 1 could not be done, 2 wrongly called.\n',
  ].join('');
}

export function helpOf({ name, takes, about, options, example }: Command): string {
  const lines = Object.entries<Options[string]>({ ...options, ...EVERYWHERE });
  const listed = printedTable(lines, [
    {
      title: '',
      of: ([option, { value, type }]) =>
        `  --${option}${type === 'string' ? ` <${value ?? option}>` : ''}`,
    },
    { title: '', of: ([, { about: line }]) => line },
  ]);
  return [
    `${about}\n\n`,
    `  ${CALL} ${name}${takes ? ` ${takes}` : ''}${lines.length > 0 ? ' [options]' : ''}\n`,
    `${listed}\n`,
    `For example:\n  ${CALL} ${name} ${example}\n`,
  ].join('');
}

export const EVERYWHERE = {
  json: { type: 'boolean', about: 'as JSON, for programs' },
  help: { type: 'boolean', short: 'h', about: 'this text' },
} as const;
