import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import {
  estimate,
  fleetOf,
  type PriceFile,
  type PriceYear,
  priceYear,
} from '#domain/simulator/index.ts';

export const PRICES_FOLDER = new URL('../../domain/simulator/prices/', import.meta.url);
const YEARS_USED = 3;

/** Every year there is, oldest first. */
export function keptFiles(folder: URL): PriceFile[] {
  return readdirSync(folder)
    .filter((name) => /^france-\d{4}\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}

const newest = (files: readonly PriceFile[]) => files.slice(-YEARS_USED);

/** Writes years beside the others, uses the three newest from then on, and says what the gains become. */
export function keep(
  files: readonly PriceFile[],
  folder: URL,
  lastTwelveMonths: PriceYear | null = null,
): string {
  const before = newest(keptFiles(folder));
  for (const file of files) {
    writeFileSync(
      new URL(`france-${file.year}.json`, folder),
      `${JSON.stringify(file, null, 2)}\n`,
    );
  }
  const after = newest(keptFiles(folder));
  const years = after.map(({ year }) => year);
  if (files.length > 0) writeFileSync(new URL('french-years.ts', folder), yearsModule(years));
  const written = files.map(({ year, checks }) => `${year}: ${JSON.stringify(checks)}`);
  const gains = Object.keys(KNOWN_FLEETS).map((name) => {
    const gain = gainOf(name as keyof typeof KNOWN_FLEETS);
    const [old, fresh] = [before, after].map((each) => gain(each.map(priceYear)));
    const check = lastTwelveMonths
      ? `; on the prices of the last twelve months: ${gain([lastTwelveMonths])} €`
      : '';
    return `  ${name}: ${old} € before, ${fresh} € now${check}`;
  });
  return [
    ...written,
    `Gain per vehicle and year at spot prices, by the hour, against charging on arrival; years used: ${years.join(', ')}`,
    ...gains,
    files.length > 0
      ? 'Now: npm run figures, npm test, and the change log of the method page.'
      : 'Every full year was there: nothing is written.',
  ].join('\n');
}

const gainOf = (name: keyof typeof KNOWN_FLEETS) => {
  const fleet = fleetOf({ ...KNOWN_FLEETS[name], contract: 'indexed', baseline: 'arrival' });
  return (years: readonly PriceYear[]) => Math.round(estimate(fleet, years).gainEuros);
};

/** The module that page and server load, for the newest years there are. */
function yearsModule(years: readonly number[]): string {
  const imports = years.map(
    (year) => `import france${year} from './france-${year}.json' with { type: 'json' };`,
  );
  return `${imports.join('\n')}
import { type PriceFile, type PriceYear, priceYear } from './price-year.ts';

/*
 * Written by \`npm run prices\`: the three newest full years. They weigh 60 kB compressed, so a page in the
 * browser loads this module when it is idle, never with its own code.
 */
export const PRICE_FILES: readonly PriceFile[] = [${years.map((year) => `france${year}`).join(', ')}];

export const FRENCH_YEARS: readonly PriceYear[] = PRICE_FILES.map(priceYear);
`;
}
