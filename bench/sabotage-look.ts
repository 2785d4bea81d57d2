import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { writeCompressedCopies } from '#build/assets.ts';
import { LOOK_FAULTS, type LookFault } from './sabotage-look-faults.ts';

/**
 * Puts each deliberate fault into a copy of what was built and runs the test that is meant to see it: what
 * `sabotage.ts` does for the sources, for what shows only on the built page. Needs `npm run build`.
 * `npm run sabotage:look -- banner` runs those whose name holds 'banner'.
 */
const BUILT = 'dist';
/** The style sheet that every page loads. */
const EVERYWHERE = 'assets/shell-*.css';

interface Outcome {
  passed: boolean;
  /** What the test said. */
  said: string;
}
type Outcomes = ReadonlyMap<string, Outcome>;

interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

interface SiteReport {
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'sabotage-look-'));
const site = join(folder, 'site');
const report = join(folder, 'report.json');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
cpSync(BUILT, site, { recursive: true });

const wanted = process.argv.slice(2).join(' ');
const faults = LOOK_FAULTS.filter(({ name }) => name.includes(wanted));
const sound = new Map<string, Outcomes>();
for (const test of new Set(faults.map((fault) => fault.test))) {
  sound.set(
    test,
    await outcomes(
      test,
      faults.filter((fault) => fault.test === test),
    ),
  );
}
const width = Math.max(...faults.map(({ name }) => name.length));
let survivors = 0;
for (const fault of faults) {
  const { verdict, said } = await verdictOn(fault);
  if (verdict !== 'caught') survivors += 1;
  console.log(`${fault.name.padEnd(width)}  ${verdict.padEnd(8)}  ${fault.promise}`);
  if (said) console.log(`${' '.repeat(width)}            ${said}`);
}
console.log(`${faults.length} faults, ${faults.length - survivors} caught, ${survivors} not.`);
process.exitCode = survivors === 0 && faults.length > 0 ? 0 : 1;

async function verdictOn(fault: LookFault): Promise<{ verdict: string; said?: string }> {
  const before = sound.get(fault.test)?.get(fault.promise);
  if (before === undefined) return { verdict: 'TEST MISSING' };
  if (!before.passed) return { verdict: 'RED WITHOUT IT', said: before.said };
  const file = spoil(fault);
  if (file === undefined) return { verdict: 'FAULT DOES NOT APPLY' };
  try {
    const after = (await outcomes(fault.test, [fault])).get(fault.promise);
    return after?.passed === false
      ? { verdict: 'caught', said: after.said }
      : { verdict: 'SURVIVED' };
  } finally {
    for (const copy of [file, `${file}.br`, `${file}.gz`]) {
      if (existsSync(copy)) cpSync(copy.replace(site, BUILT), copy);
    }
  }
}

/** The file that has the fault now; none where it cannot be put in. */
function spoil(fault: LookFault): string | undefined {
  const [file, ...others] = globSync(
    join(site, 'client', 'css' in fault ? EVERYWHERE : fault.file),
  );
  if (file === undefined || others.length > 0) return undefined;
  const text = readFileSync(file, 'utf8');
  if ('css' in fault) writeFileSync(file, `${text}\n${fault.css}`);
  else if (text.split(fault.find).length !== 2) return undefined;
  else
    writeFileSync(
      file,
      text.replace(fault.find, () => fault.replace),
    );
  writeCompressedCopies(file);
  return file;
}

/** How the promises of these faults, which are all of one test file, turn out. */
async function outcomes(test: string, of: readonly LookFault[]): Promise<Outcomes> {
  const names = of.map(({ promise }) => promise.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  rmSync(report, { force: true });
  const inBrowser = test.startsWith('tests/e2e/');
  // Those without a browser take no time: the whole file.
  await (inBrowser
    ? run('@playwright/test/cli.js', ['test', test, '--project=site', '-g', names])
    : run('vitest/vitest.mjs', ['run', test, `--outputFile=${report}`]));
  if (!existsSync(report)) return new Map();
  const found = JSON.parse(readFileSync(report, 'utf8'));
  return new Map(
    inBrowser
      ? (found as { suites: BrowserSuite[] }).suites.flatMap((file) => outcomesIn(file, ''))
      : (found as SiteReport).testResults.flatMap(({ assertionResults }) =>
          assertionResults.map(({ fullName, status, failureMessages: [said = ''] }) => [
            fullName,
            { passed: status === 'passed', said: mainLines(said) },
          ]),
        ),
  );
}

function outcomesIn({ specs, suites = [] }: BrowserSuite, group: string): [string, Outcome][] {
  const own = specs.map(({ title, ok, tests }): [string, Outcome] => {
    const said = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
    return [group + title, { passed: ok, said: mainLines(said ?? '') }];
  });
  return [
    ...own,
    ...suites.flatMap((inner) =>
      outcomesIn(inner, `${group}${inner.title ? `${inner.title} ` : ''}`),
    ),
  ];
}

/** The line with the error, and what was expected. */
function mainLines(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const told = lines.filter((line, at) => at === 0 || /^\s*(Expected|Received)\b.*:/.test(line));
  return told.map((line) => line.trim().replaceAll(/\s+/g, ' ').slice(0, 90)).join('; ');
}

function run(bin: string, args: string[]): Promise<void> {
  const output = [
    '--reporter=json',
    ...(bin.startsWith('@') ? [`--output=${folder}/results`] : []),
  ];
  const child = spawn(process.execPath, [resolve('node_modules', bin), ...args, ...output], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SITE_DIR: site,
      PSEUDO_SITE_DIR: BUILT,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', () => done());
  });
}
