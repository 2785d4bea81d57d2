import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { PriceFile } from '#domain/simulator/prices/price-year.ts';
import { priceFile } from './price-file.ts';
import { readExport, UnreadableExport } from './read-export.ts';

const PRICES = new URL('../../domain/simulator/prices/', import.meta.url);
const YEARS_USED = 3;

const USAGE = `npm run prices -- import <file> --source <where it was downloaded, and when>

Reads a year of French day-ahead prices from an ENTSO-E or SMARD.de export (CSV), checks that no hour is
missing, and writes it beside the others. The three newest full years are used from then on.`;

/** The module that page and server load, for the newest years there are. */
function yearsModule(years: readonly number[]): string {
  const imports = years.map(
    (year) => `import france${year} from './france-${year}.json' with { type: 'json' };`,
  );
  return `${imports.join('\n')}
import { type PriceFile, type PriceYear, priceYear } from './price-year.ts';

/*
 * Written by \`npm run prices -- import\`: the three newest full years. They weigh 60 kB compressed, so a
 * page in the browser loads this module when it is idle, never with its own code.
 */
export const PRICE_FILES: readonly PriceFile[] = [${years.map((year) => `france${year}`).join(', ')}];

export const FRENCH_YEARS: readonly PriceYear[] = PRICE_FILES.map(priceYear);
`;
}

function importPrices(path: string, source: string): PriceFile {
  const file = priceFile(readExport(readFileSync(path, 'utf8')), {
    source: `${source} (${basename(path)})`,
    licence:
      'ENTSO-E Transparency Platform; SMARD.de (Bundesnetzagentur) publishes the same under CC BY 4.0.',
  });
  writeFileSync(new URL(`france-${file.year}.json`, PRICES), `${JSON.stringify(file, null, 2)}\n`);
  const years = readdirSync(PRICES)
    .flatMap((name) => /^france-(\d{4})\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  writeFileSync(new URL('french-years.ts', PRICES), yearsModule(years.slice(-YEARS_USED)));
  return file;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string' } },
});
const [verb, path] = positionals;
if (verb !== 'import' || path === undefined || values.source === undefined) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const { year, checks } = importPrices(path, values.source);
  console.log(`${year}: ${JSON.stringify(checks)}`);
  console.log('Now: npm run figures, npm test, and the change log of the method page.');
} catch (error) {
  if (!(error instanceof UnreadableExport)) throw error;
  console.error(error.message);
  process.exit(1);
}
