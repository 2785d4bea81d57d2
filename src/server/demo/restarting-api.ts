import { startProcess } from '../testing/start-process.ts';

/** Editors write several files at once, and some write each of them twice. */
const QUIET_MS = 100;
/** Every file of these may be part of the API or the worker, mails' words included. */
const READ_BY_THE_API = /\/src\/(server|domain|content)\/.*\.(ts|json)$/;
const NOT_READ = /\.test\.ts$|\/src\/server\/(demo|testing)\//;

/** isReadByTheApi('/home/me/voltige/src/server/api/api.test.ts') // => false */
export function isReadByTheApi(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return READ_BY_THE_API.test(path) && !NOT_READ.test(path);
}

/** The API and the worker in a process that is started again on the message that a file has changed. */
export function startRestartingApi(
  environment: Record<string, string>,
  print: (text: string) => void,
) {
  const launch = () => {
    const api = startProcess(environment, (text) => {
      // Nobody is to go there: its address is behind the proxy.
      if (!text.includes(' listens on ')) print(text);
    });
    // If it is killed by the terminal's Ctrl-C or by a mistake in the code, nobody waits for it.
    const ready = api.listening.then(() => true).catch(() => false);
    return { ...api, ready };
  };
  let api = launch();
  let ready = api.ready;
  let quiet: NodeJS.Timeout | undefined;
  const end = async () => {
    api.signal('SIGTERM');
    await api.exited;
  };
  const restart = async () => {
    await end();
    api = launch();
    const started = await api.ready;
    print(started ? 'API and worker restarted.\n' : 'API and worker wait for the next change.\n');
    return started;
  };
  return {
    /** Whether it answers, once it has started or failed to. */
    ready: () => ready,
    fileChanged: (file: string): void => {
      if (!isReadByTheApi(file)) return;
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        ready = ready.then(restart);
      }, QUIET_MS);
    },
    async stop(): Promise<void> {
      clearTimeout(quiet);
      await ready;
      await end();
    },
  };
}
