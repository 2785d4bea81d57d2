import { parseArgs } from 'node:util';
import { neededProgram, type Program } from '#server/testing/needed-program.ts';
import { alwaysEndAll, endAll } from './ending.ts';
import { measureLeads } from './leads.ts';
import { measurePages } from './pages.ts';
import { guardPages } from './pages-guard.ts';
import type { Pace } from './rounds.ts';

/**
 * What a visit and a lead cost: npm run bench -- [--write] [--rounds 3] [--seconds 5] [section…], all
 * sections if none is named. With --write docs/scale.md gets the tables. With --sample a section compares
 * in a few seconds what must not get slower, and fails if it did.
 */
interface Section {
  measure: (pace: Pace) => Promise<void>;
  needs: readonly Program[];
  sample?: () => Promise<void>;
}

const SECTIONS = new Map<string, Section>([
  ['pages', { measure: measurePages, needs: ['nginx'], sample: guardPages }],
  ['leads', { measure: measureLeads, needs: ['pgbench'] }],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});
const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
if (!(pace.rounds >= 1 && pace.seconds >= 1)) {
  throw new Error('--rounds and --seconds must be numbers from 1 on.');
}
for (const name of positionals) {
  if (SECTIONS.has(name)) continue;
  throw new Error(`'${name}' is no section: there are ${[...SECTIONS.keys()].join(', ')}.`);
}
const chosen = [...SECTIONS].filter(
  ([name, { sample }]) =>
    (positionals.length === 0 || positionals.includes(name)) && (!values.sample || sample),
);
if (!values.sample) for (const [, { needs }] of chosen) needs.forEach(neededProgram);

alwaysEndAll();
for (const [name, { measure, sample }] of chosen) {
  console.error(`Measuring ${name} …`);
  try {
    await (values.sample ? sample?.() : measure(pace));
  } finally {
    await endAll();
  }
}
