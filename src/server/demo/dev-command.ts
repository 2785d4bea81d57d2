import { readConfig } from '../startup/configuration/read-config.ts';
import { runUntilEnded } from './run-until-ended.ts';
import { startDev } from './start-dev.ts';

await runUntilEnded(
  async (signal) => {
    const { port, origin: siteOrigin, trackers } = readConfig(process.env);
    console.log('Starting a database, a mail server, a webhook receiver, the pages and the API …');
    // Ctrl-C reaches the database and the API at once: what one then says of the other is no news.
    const print = (text: string) => {
      if (!signal.aborted) process.stdout.write(text);
    };
    return startDev({ port, siteOrigin, trackers, print });
  },
  { advice: 'Change a file: pages follow, the API restarts.' },
);
