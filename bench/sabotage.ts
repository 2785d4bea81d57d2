import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Fault } from './sabotage-faults.ts';
import { FAULTS } from './sabotage-lists.ts';

/**
 * Applies each deliberate fault to a copy of the sources and runs the test that is meant to notice it.
 * A fault that no test notices is a test to write. `npm run sabotage -- limit` runs those whose name
 * holds 'limit'.
 */
const COPIED = ['bin', 'src', 'tests', 'migrations', 'docs', 'lint', 'public', 'bench'];
const FILES = [
  'package.json',
  'biome.json',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
];

interface TestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

type Verdict = 'caught' | 'SURVIVED' | 'TEST MISSING' | 'FAULT DOES NOT APPLY' | 'RED WITHOUT IT';

const copy = mkdtempSync(join(tmpdir(), 'sabotage-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
for (const name of [...COPIED, ...FILES]) cpSync(name, join(copy, name), { recursive: true });
for (const name of ['node_modules', 'dist']) symlinkSync(resolve(name), join(copy, name));

const wanted = process.argv.slice(2).join(' ');
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
const green = await statusesIn([...new Set(faults.map(({ test }) => test))]);
const width = Math.max(...faults.map(({ name }) => name.length));
let survivors = 0;
for (const fault of faults) {
  const verdict = await verdictOn(fault);
  if (verdict !== 'caught') survivors += 1;
  console.log(`${fault.name.padEnd(width)}  ${verdict.padEnd(8)}  ${fault.test}: ${fault.promise}`);
}
console.log(`${faults.length} faults, ${faults.length - survivors} caught, ${survivors} not.`);
process.exitCode = survivors === 0 && faults.length > 0 ? 0 : 1;

async function verdictOn({ file, find, replace, test, promise }: Fault): Promise<Verdict> {
  const before = green.get(`${test} ${promise}`);
  if (before === undefined) return 'TEST MISSING';
  if (before !== 'passed') return 'RED WITHOUT IT';
  const place = join(copy, file);
  const sound = readFileSync(place, 'utf8');
  if (sound.split(find).length !== 2) return 'FAULT DOES NOT APPLY';
  writeFileSync(
    place,
    sound.replace(find, () => replace),
  );
  try {
    const after = await statusesIn([test], promise);
    return after.get(`${test} ${promise}`) === 'failed' ? 'caught' : 'SURVIVED';
  } finally {
    writeFileSync(place, sound);
  }
}

/** 'passed' or 'failed', by file and name. */
async function statusesIn(tests: string[], promise?: string): Promise<Map<string, string>> {
  const only = promise === undefined ? [] : ['-t', promise.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')];
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  await vitest(['run', ...tests, ...only, '--reporter=json', `--outputFile=${report}`]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
  return new Map(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => [
        `${tests.find((test) => name.endsWith(test))} ${fullName}`,
        status,
      ]),
    ),
  );
}

function vitest(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), ...args], {
    cwd: copy,
    stdio: 'ignore',
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', () => done());
  });
}
