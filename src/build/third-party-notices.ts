import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Licences of the packages we pass on: node src/build/third-party-notices.ts, after a package was added or updated.
 */
const FILE = 'THIRD-PARTY-NOTICES';

const HEAD = `Third-party notices

What the server runs and visitors receive of the work of others. Written by 'node src/build/third-party-notices.ts' from
package-lock.json and the installed packages.`;

/** Needed to build only, but what they make reaches visitors: two faces and the search engine. */
export const SHIPPED_BY_THE_BUILD: readonly string[] = [
  'node_modules/@fontsource-variable/bricolage-grotesque',
  'node_modules/inter-ui',
  'node_modules/pagefind',
];

type Entry = {
  version?: string;
  license?: string;
  dev?: boolean;
  /** Tools and types that a package of ours may be built with, and no process loads. */
  devOptional?: boolean;
  /** A binary of one platform: npm installs it for tools only. */
  os?: string[];
};

/** What we pass on of others' work, each with its version and licence. */
export function thirdPartyNotices(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const passedOn = Object.entries(packages).filter(
    ([path, { dev, devOptional, os }]) =>
      SHIPPED_BY_THE_BUILD.includes(path) || !(path === '' || dev || devOptional || os),
  );
  const namesByText = new Map<string, string[]>();
  for (const [path, { version, license }] of passedOn) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const text = licenceText(path) ?? 'The package carries no licence text of its own.';
    namesByText.set(text, [
      ...(namesByText.get(text) ?? []),
      `${name} ${version} (${license ?? 'licence not named'})`,
    ]);
  }
  const notices = [...namesByText].map(
    ([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`,
  );
  return `${[HEAD, ...priceNotices(), ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function priceNotices(): string[] {
  return globSync('src/domain/simulator/prices/*.json')
    .sort()
    .map((file) => {
      const { zone, year, source, licence } = JSON.parse(readFileSync(file, 'utf8'));
      return `Hourly prices of ${year}, ${zone}\n\n${source}\n${licence}`;
    });
}

function licenceText(path: string): string | undefined {
  if (!existsSync(path)) throw new Error(`${path} is not installed: run 'npm ci' first`);
  const found = readdirSync(path)
    .sort()
    .find((name) => /^(licen[cs]e|copying|ofl)(\.\w+|-\w+)*$/i.test(name));
  if (found === undefined) return undefined;
  const place = join(path, found);
  if (statSync(place).isDirectory()) return licenceText(place);
  return readFileSync(place, 'utf8').replaceAll('\r\n', '\n').trim();
}

if (import.meta.main) {
  writeFileSync(FILE, thirdPartyNotices());
  console.info(`${FILE} written`);
}
