import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { StartRefused } from '../process/run-process.ts';

export interface Program {
  input: Writable;
  output: Readable;
  /** Rejects with what it said when it does not end with 0. */
  done: Promise<void>;
  kill(): void;
}

/** What the programs may need; our own secrets are none of it. */
const HANDED_ON = /^(?:PATH|HOME|TMPDIR|GNUPGHOME|PG[A-Z]+|SSL_[A-Z_]+)$/;

const PACKAGES = {
  pg_dump: 'postgresql-client',
  pg_restore: 'postgresql-client',
  psql: 'postgresql-client',
  age: 'age',
  gpg: 'gnupg',
};

/** One of PostgreSQL's or an encryption's own programs. */
export function startProgram(
  name: keyof typeof PACKAGES,
  args: readonly string[],
  environment: Record<string, string> = {},
): Program {
  const handedOn = Object.entries(process.env).filter(([key]) => HANDED_ON.test(key));
  const child = spawn(name, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(handedOn), LC_ALL: 'C.UTF-8', ...environment },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(0, 2_000);
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', () => {
      const hint = `is it installed? Debian's package is ${PACKAGES[name]}.`;
      reject(new StartRefused(`'${name}' cannot be run: ${hint}`));
    });
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else if (signal === null) reject(new StartRefused(`'${name}' failed: ${sentence(said)}`));
      else reject(new BrokenOff(`'${name}' was ended by ${signal}.`));
    });
  });
  done.catch(() => {});
  // Who writes on to a program that has ended hears of it by `done`.
  child.stdin.on('error', () => {});
  return { input: child.stdin, output: child.stdout, done, kill: () => child.kill('SIGKILL') };
}

/** Mostly because another one failed before. */
export class BrokenOff extends StartRefused {}

function sentence(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 0 ? 'it did not say why.' : lines.join(' / ');
}

/**
 * Waits for all of it. If one part fails the others are ended and waited for, and what is thrown is the cause: the
 * others then complain of broken pipes.
 */
export async function together(programs: readonly Program[], work: Promise<unknown>[]) {
  const failures: unknown[] = [];
  const failed = (error: unknown) => {
    if (failures.push(error) > 1) return;
    // Lets the program whose end broke the pipe speak first.
    setTimeout(() => {
      for (const program of programs) program.kill();
    }, 200).unref();
  };
  await Promise.all([...programs.map(({ done }) => done), ...work].map((one) => one.catch(failed)));
  if (failures.length === 0) return;
  throw failures.find((failure) => !isBrokenPipe(failure)) ?? failures[0];
}

function isBrokenPipe(failure: unknown): boolean {
  if (failure instanceof StartRefused) {
    return failure instanceof BrokenOff || /broken pipe/i.test(failure.message);
  }
  const { code = '' } = failure as NodeJS.ErrnoException;
  return ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(code);
}

/**
 * Only the exit code says whether the program took it: it may end well before it learns that nothing follows, or
 * badly. What it does not take is read all the same, so that its writer can end too.
 */
export async function feed(
  source: Readable,
  { input }: Program,
  options?: { end: boolean },
): Promise<void> {
  source.pipe(input, options);
  // After the pipe's own listener, which pauses the source.
  input.once('close', () => source.resume());
  await finished(source, { writable: false });
}

/** A database for PostgreSQL's programs: without its password, which other users could read in the list of processes. */
export function connectionFor(databaseUrl: string): {
  url: string;
  environment: Record<string, string>;
} {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  return { url: url.href, environment: password === '' ? {} : { PGPASSWORD: password } };
}

/** Encrypts for the holder of the other half of a key: 'age1…' or 'gpg:ops@example.org'. */
export function encryption(recipient: string): { suffix: string; program: () => Program } {
  return recipient.startsWith('gpg:')
    ? {
        suffix: '.gpg',
        program: () =>
          startProgram('gpg', [
            ...['--batch', '--quiet', '--trust-model', 'always', '--encrypt'],
            ...['--recipient', recipient.slice('gpg:'.length)],
          ]),
      }
    : { suffix: '.age', program: () => startProgram('age', ['--recipient', recipient]) };
}

/** By a file's name; undefined where it is not encrypted. */
export function decryption(
  file: string,
  identity: string | undefined,
): (() => Program) | undefined {
  if (file.endsWith('.gpg')) {
    return () => startProgram('gpg', ['--batch', '--quiet', '--decrypt']);
  }
  if (!file.endsWith('.age')) return undefined;
  if (identity === undefined) {
    throw new StartRefused('BACKUP_IDENTITY is missing: it names the key that opens the backup.');
  }
  return () => startProgram('age', ['--decrypt', '--identity', identity]);
}
