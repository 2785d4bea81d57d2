import { once } from 'node:events';
import { BRAND } from '#domain/site/brand.ts';
import { StartRefused } from '../process/run-process.ts';

interface Running {
  site: string;
  inbox: string;
  desk?: string | undefined;
  databaseUrl: string;
  /** When it ends by itself. */
  failed?: Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts something and stops it at Ctrl-C, or with the shell that npm started it through. */
export async function runUntilEnded(
  start: (signal: AbortSignal) => Promise<Running>,
  { advice }: { advice: string },
): Promise<void> {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ended.abort());
  // The shell through which npm starts us may end without sending us a signal.
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) ended.abort();
  }, 500).unref();

  try {
    const running = await start(ended.signal);
    if (!ended.signal.aborted) {
      process.stdout.write(`
  ${BRAND.name.padEnd(14)}  ${running.site}
  Mails           ${running.inbox}/mails
  Webhooks        ${running.inbox}/webhooks${running.desk ? `\n  Desk            ${running.desk}` : ''}
  Command line    DATABASE_URL=${running.databaseUrl} bin/${BRAND.key} leads export

${advice} Ctrl-C ends it all; nothing is kept.
`);
      const ends = [once(ended.signal, 'abort'), running.failed].filter((end) => end !== undefined);
      await Promise.race(ends);
    }
    await running.stop();
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
