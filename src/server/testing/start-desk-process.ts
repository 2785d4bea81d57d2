import { startOpenIdProvider } from './openid-provider.ts';
import { freePort, type PostgresServer } from './postgres.ts';
import { startProcess } from './start-process.ts';

interface DeskProcessOptions {
  /** 0 takes any that is free; the provider takes the next one. */
  port: number;
  postgres: Pick<PostgresServer, 'deskUrl'>;
  /** Under which name people open it, where that is not its own port. */
  origin?: string;
  environment?: Record<string, string>;
}

/** The desk in its own process, with a provider that lets its people in. */
export async function startDeskProcess(options: DeskProcessOptions) {
  const { port, postgres, environment } = options;
  const deskPort = port === 0 ? await freePort() : port;
  const { origin = `http://127.0.0.1:${deskPort}` } = options;
  const provider = await startOpenIdProvider({
    port: port === 0 ? 0 : port + 1,
    deskOrigin: origin,
  });
  const desk = startProcess(
    {
      LOG_LEVEL: 'warn',
      DESK_PORT: String(deskPort),
      DESK_ORIGIN: origin,
      DESK_DATABASE_URL: postgres.deskUrl,
      ...provider.environment,
      ...environment,
    },
    () => {},
    'src/server/startup/desk-command.ts',
  );
  const stop = async () => {
    desk.signal('SIGTERM');
    await desk.exited;
    await provider.stop();
  };
  try {
    await desk.listening;
  } catch (error) {
    await provider.stop();
    throw error;
  }
  return { origin, port: deskPort, provider, failed: desk.exited, stop };
}
