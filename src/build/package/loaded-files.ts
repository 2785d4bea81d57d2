import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsOf } from '../source-imports.ts';
import { SHIPPED_BY_THE_BUILD } from '../third-party-notices.ts';

/** Whatever an installation runs is loaded from here: processes, commands, their threads. */
const ENTRY = 'src/server/cli/cli-command.ts';

/** Of a package nothing is loaded but code and data; its licence goes along. */
const NOT_LOADED =
  /\.(?:d\.[cm]?ts|[cm]?ts|tsx|map|md|markdown|flow|yml)$|\/(?:tests?|docs?|examples?|benchmarks?|\.github)\//i;

/** Read while the pages are built, or never. */
const NOT_IN_PAGES = [
  'src/app/{routes.ts,entry.server.tsx,env.d.ts}',
  'src/app/workshop/**',
  '**/*.test.{ts,tsx}',
];

export interface LoadedFiles {
  /** Of our own sources, sorted. */
  sources: string[];
  /** Folders below node_modules, sorted: what the sources import, and what that needs. */
  packages: string[];
}

export function loadedFiles(): LoadedFiles {
  const sources = new Set<string>();
  const packages = new Set<string>();
  const waiting = [ENTRY];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sources.has(file)) continue;
    sources.add(file);
    if (!file.endsWith('.ts')) continue;
    for (const { to, isPackage, isType } of importsOf(file)) {
      if (isType) continue;
      if (isPackage) addPackage(to, '.', packages);
      else waiting.push(to);
    }
  }
  return { sources: [...sources].sort(), packages: [...packages].sort() };
}

/** What the built pages carry of others: what their sources import and what that needs, fonts and the search engine. */
export function packagesInPages(): string[] {
  const packages = new Set<string>(SHIPPED_BY_THE_BUILD);
  const sources = globSync('src/{app,desk,ui}/**/*.{ts,tsx}', { exclude: NOT_IN_PAGES });
  for (const { to, isPackage, isType } of sources.flatMap(importsOf)) {
    if (isPackage && !isType) addPackage(to, '.', packages);
  }
  return [...packages].sort();
}

/** The files of a package that may be loaded, relative to it. */
export function packageFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['node_modules/**'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !NOT_LOADED.test(`/${file}`))
    .sort();
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

function addPackage(name: string, from: string, packages: Set<string>): void {
  const folder = placeOf(name, from);
  if (packages.has(folder)) return;
  packages.add(folder);
  for (const needed of [...namesNeededBy(folder), ...binariesOf(folder)]) {
    addPackage(needed, folder, packages);
  }
}

/** The folders of what a package needs itself. */
export function needsOf(folder: string): string[] {
  return namesNeededBy(folder).map((name) => placeOf(name, folder));
}

function namesNeededBy(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (peer) => !manifest.peerDependenciesMeta?.[peer]?.optional,
  );
  return [...new Set([...Object.keys(manifest.dependencies ?? {}), ...peers])];
}

/** Of what is optional, the binary for this machine: npm has installed only that one, and it names its system. */
function binariesOf(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(manifest.optionalDependencies ?? {}).filter((name) => {
    const file = join('node_modules', name, 'package.json');
    return existsSync(file) && 'os' in JSON.parse(readFileSync(file, 'utf8'));
  });
}

/** As Node looks for it: beside who asks for it, then further up. */
function placeOf(name: string, from: string): string {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === '.') throw new Error(`${from} needs ${name}, which is not installed.`);
  }
}
