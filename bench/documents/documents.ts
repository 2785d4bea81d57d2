import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMANDS } from '#server/cli/commands.ts';
import { DOCUMENTS, filledIn, ruleFor } from './command-rules.ts';
import { type DocumentedCommand, readCommands } from './read-commands.ts';
import { type SampleInstallation, startSampleInstallation } from './sample-installation.ts';

/**
 * Types the commands of the documents as they stand, on a database with sample data. One that fails, and one that
 * neither runs here nor is named in command-rules.ts, fails the run.
 *
 *   npm run documents -- [docs/operations.md …]
 */
const LONGEST_SECONDS = 60;
const STARTED = /listens on|worker started/;
const SHOWN = 90;

interface Outcome {
  code: number | string;
  /** None: it was not typed. */
  seconds?: number;
  /** What it printed, if it is not right. */
  said?: string | undefined;
}

const { positionals } = parseArgs({ allowPositionals: true });
const documents = (positionals.length > 0 ? positionals : DOCUMENTS).filter((one) =>
  existsSync(one),
);
const ci = readFileSync('.ci/run', 'utf8');
const CLI_NAMES = COMMANDS.map(({ name }) => name);
const failures: string[] = [];
let ran = 0;
let done = 0;
for (const document of documents) {
  const commands = readCommands(document, readFileSync(document, 'utf8'), CLI_NAMES);
  const installation = await startSampleInstallation();
  // What a superuser prepares comes first.
  const ordered = [
    ...commands.filter(({ language }) => language === 'sql'),
    ...commands.filter(({ language }) => language === 'sh'),
  ];
  try {
    for (const command of ordered) report(command, await follow(command, installation));
  } finally {
    await installation.stop();
  }
}
console.log(`\n${ran} commands typed, ${done} done elsewhere, ${failures.length} failed.`);
process.exit(failures.length === 0 ? 0 : 1);

function report(
  { document, line, text }: DocumentedCommand,
  { code, seconds, said }: Outcome,
): void {
  if (seconds === undefined) done += 1;
  else ran += 1;
  const first = text.split('\n')[0] ?? '';
  const shown = first.length > SHOWN ? `${first.slice(0, SHOWN - 1)}…` : first;
  const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
  console.log(
    `${`${document}:${line}`.padEnd(24)}  ${shown.padEnd(SHOWN)}  ${time.padStart(6)}  ${code}`,
  );
  if (said === undefined) return;
  failures.push(text);
  console.log(said.replaceAll(/^/gm, '    '));
}

async function follow(
  command: DocumentedCommand,
  installation: SampleInstallation,
): Promise<Outcome> {
  const rule = ruleFor(command, ci);
  if (rule === undefined) {
    return { code: 'NO RULE', said: 'Neither run nor listed in bench/documents/command-rules.ts.' };
  }
  if (rule.do === 'elsewhere') {
    return { code: rule.by.startsWith('on ') ? rule.by : `by ${rule.by}` };
  }
  if (rule.do === 'start') {
    await installation.prepare('nobody');
    return typed(`exec ${command.text}`, installation, STARTED);
  }
  await installation.prepare(rule.needs);
  const { adminUrl, placeholders } = installation;
  const text =
    command.language === 'sql'
      ? `psql '${adminUrl}' --quiet --set ON_ERROR_STOP=1 <<'SQL'\n${command.text}\nSQL`
      : filledIn(command.text, placeholders());
  const outcome = await typed(text, installation);
  return outcome.code === rule.code ? { ...outcome, said: undefined } : outcome;
}

/** With `until`, it is asked to end as soon as it has said that. */
async function typed(
  text: string,
  { environment, folder }: SampleInstallation,
  until?: RegExp,
): Promise<Outcome> {
  const began = performance.now();
  // What npm runs belongs to the checkout, everything else to an operator's folder.
  const cwd = /^(?:exec )?(?:npm|bin)\b/.test(text) ? resolve('.') : folder;
  const child = spawn('bash', ['-c', text], { cwd, env: environment, stdio: 'pipe' });
  child.stdin.end();
  let printed = '';
  let isAsked = false;
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      printed += chunk;
      if (isAsked || !until?.test(printed)) return;
      isAsked = true;
      child.kill('SIGTERM');
    });
  }
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_SECONDS * 1000);
  const code = await new Promise<number | string>((ended) =>
    child.once('close', (status, signal) => ended(status ?? signal ?? 'ended')),
  );
  clearTimeout(late);
  const seconds = (performance.now() - began) / 1000;
  const isRight = code === 0 && (until === undefined || isAsked);
  return { code, seconds, said: isRight ? undefined : `${text}\n${printed.trim().slice(-1500)}` };
}
