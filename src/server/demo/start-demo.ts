import { StartRefused } from '../process/run-process.ts';
import { freePort } from '../testing/postgres.ts';
import { startDeskProcess } from '../testing/start-desk-process.ts';
import { startProcess } from '../testing/start-process.ts';
import { startServices } from './start-services.ts';

interface DemoOptions {
  /** Of the site; what arrives is shown on the next one, the desk is on the one after. 0 takes any that are free. */
  port: number;
  siteDir: string;
  siteOrigin: string;
  /** Left out, it is started too; it needs its own build. */
  withDesk?: boolean;
}

/** Starts a real database, mail server, webhook receiver, site, worker and desk; stopping leaves nothing behind. */
export async function startDemo({ port, siteDir, siteOrigin, withDesk = true }: DemoOptions) {
  const inboxPort = port === 0 ? 0 : port + 1;
  const services = await startServices({ inboxPort, siteOrigin });
  const { inbox, databaseUrl, environment, stop } = services;
  const deskPort = port === 0 ? await freePort(2) : port + 2;
  const site = startProcess({
    ...environment,
    ...(withDesk && { DESK_ORIGIN: `http://127.0.0.1:${deskPort}` }),
    PORT: String(port),
    SITE_DIR: siteDir,
  });
  services.beforeStop(async () => {
    site.signal('SIGTERM');
    await site.exited;
  });
  try {
    const demoOrigin = `http://127.0.0.1:${await site.listening}`;
    services.linkTo(demoOrigin);
    const desk = withDesk
      ? await startDeskProcess({
          port: deskPort,
          postgres: services.postgres,
          environment: { TOKEN_SECRET: environment.TOKEN_SECRET },
        })
      : undefined;
    if (desk !== undefined) services.beforeStop(desk.stop);
    return {
      site: demoOrigin,
      inbox,
      desk: desk?.origin,
      databaseUrl,
      /** When the site ends by itself. */
      failed: site.exited,
      stop,
    };
  } catch (error) {
    await stop();
    throw new StartRefused((error as Error).message);
  }
}
