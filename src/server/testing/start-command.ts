import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

export const SOON = { timeout: 20_000, interval: 100 };
const STARTED = { timeout: 60_000, interval: 100 };

/** For what a command puts into TMPDIR and must remove. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-command-'));
  // As root the database runs as another user, who must get in.
  chmodSync(folder, 0o755);
  return folder;
}

/** The demo or the development server, as somebody starts it in a terminal. */
export function startCommand(program: string, args: string[], environment: Record<string, string>) {
  const child = spawn(program, args, { env: { PATH: process.env.PATH, ...environment } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const found = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? '';
  return {
    child,
    /** When nobody writes any more: it and all it started. */
    closed: new Promise<number | null>((resolve) => child.once('close', resolve)),
    printed: () => printed,
    /** The addresses it prints once everything runs. */
    async ready() {
      await vi.waitFor(() => expect(printed).toContain('Ctrl-C ends it all'), STARTED);
      return {
        site: found(/Voltige +(http\S+)/),
        inbox: found(/Mails +(http\S+)\/mails/),
        databaseUrl: found(/DATABASE_URL=(\S+)/),
      };
    },
  };
}
