import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { dayInParis } from '#domain/site/paris-time.ts';
import { keep, PRICES_FOLDER } from './kept-prices.ts';
import { priceFile, UnreadablePrices } from './price-file.ts';
import { readExport } from './read-export.ts';
import { refreshPrices } from './refresh-prices.ts';

const USAGE = `npm run prices -- refresh [--url <address>]

Asks a source for the full years of French day-ahead prices that are missing, checks each day, and writes
them. The address is also read from PRICES_URL; it answers as https://api.energy-charts.info/price does.

npm run prices -- import <file> --source <where it was downloaded, and when>

The same for a year from an ENTSO-E or SMARD.de export (CSV).

The three newest full years are used from then on. What the gains of the named fleets become is printed.`;

const IMPORT_LICENCE =
  'ENTSO-E Transparency Platform; SMARD.de (Bundesnetzagentur) publishes the same under CC BY 4.0.';

function importPrices(path: string, source: string): string {
  const provenance = { source: `${source} (${basename(path)})`, licence: IMPORT_LICENCE };
  return keep([priceFile(readExport(readFileSync(path, 'utf8')), provenance)], PRICES_FOLDER);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string' }, url: { type: 'string' } },
});
const [verb, path] = positionals;
const url = values.url ?? process.env.PRICES_URL;
try {
  if (verb === 'refresh' && url && URL.canParse(url)) {
    console.log(await refreshPrices({ url, today: dayInParis(new Date()) }));
  } else if (verb === 'import' && path && values.source) {
    console.log(importPrices(path, values.source));
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof UnreadablePrices)) throw error;
  console.error(`${error.message} Nothing is written.`);
  process.exitCode = 1;
}
