import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest, type SiteManifest, twinsOf } from '#server/pages/site-manifest.ts';
import { builtAt } from '../built-at.ts';
import { loadedFiles, packageFiles, packagesInPages } from './loaded-files.ts';
import { sbom } from './sbom.ts';

/**
 * Everything an installation runs, and nothing else, as a folder and a tarball: Node, the built site, the
 * server's sources and the packages it loads. The same commit gives the same bytes; the build id is their hash.
 *
 *   npm run package        writes release/voltige-<version>-<build>.tar.gz
 */
const OUTPUT = 'release';
const EXECUTABLE = 0o755;
const READABLE = 0o644;

const { name, version, type, license, imports } = JSON.parse(readFileSync('package.json', 'utf8'));
const at = builtAt();
// It is run by another user than it is made by.
process.umask(0o022);
mkdirSync(OUTPUT, { recursive: true });
const folder = mkdtempSync(join(OUTPUT, 'new-'));
try {
  const { sources, packages } = loadedFiles();
  for (const file of sources) add(file);
  for (const inside of packages) {
    for (const file of packageFiles(inside)) add(join(inside, file));
  }
  const asTheyAre = ['migrations/*.sql', 'deploy/**/*', 'docs/*.md', 'integrations/**/*'];
  // What compose.yaml says to make beside it is this machine's own.
  const exclude = ['deploy/container/secrets/**', 'deploy/container/certificates/**'];
  for (const file of globSync(asTheyAre, { exclude }).filter(isFile)) add(file);
  for (const file of ['bin/voltige', 'LICENSE', 'THIRD-PARTY-NOTICES', 'CHANGELOG.md']) add(file);
  add('dist/site.json');
  for (const file of servedFiles(readManifest('dist'))) add(join('dist', file));
  add('dist/desk/index.html');
  for (const file of globSync('dist/desk/**/*').filter(isFile)) add(file);
  add('node_modules/node/bin/node', 'bin/node');
  // npm is not there to read the rest of it.
  write('package.json', { name, version, private: true, license, type, imports });
  const nodeBinary = join(folder, 'bin/node');
  const pages = packagesInPages();
  write('sbom.cdx.json', sbom({ name, version, at, server: packages, pages, nodeBinary }));

  const build = hashOf(folder).slice(0, 12);
  write('release.json', { version, build, builtAt: at.toISOString() });
  const done = join(OUTPUT, `${name}-${version}-${build}`);
  rmSync(done, { recursive: true, force: true });
  chmodSync(folder, EXECUTABLE);
  renameSync(folder, done);
  pack(done);
  const megabytes = Math.round(statSync(`${done}.tar.gz`).size / 1e6);
  console.log(
    `${done}.tar.gz: ${megabytes} MB, ${sources.length} sources, ${packages.length} packages`,
  );
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  throw error;
}

/** What the server reads; the router leaves more behind. */
function servedFiles({ pages, notFound, assets }: SiteManifest): string[] {
  const twinned = [...pages, ...notFound].map(({ file }) => ({ file, compressed: true }));
  return [...twinned, ...assets].flatMap((one) => twinsOf(one).map((twin) => one.file + twin));
}

function add(file: string, place = file): void {
  const target = join(folder, place);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target, { dereference: true });
  chmodSync(target, statSync(file).mode & 0o100 ? EXECUTABLE : READABLE);
}

function write(file: string, content: unknown): void {
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`, { mode: READABLE });
}

function isFile(file: string): boolean {
  return statSync(file).isFile();
}

/** Of all names, contents and rights to execute. */
function hashOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*', { cwd: root }).sort()) {
    const path = join(root, file);
    const { mode } = statSync(path);
    if (!isFile(path)) continue;
    const content = createHash('sha256').update(readFileSync(path)).digest('hex');
    hash.update(`${file} ${mode & EXECUTABLE} ${content}\n`);
  }
  return hash.digest('hex');
}

function pack(done: string): void {
  const seconds = Math.floor(at.getTime() / 1000);
  execFileSync('tar', [
    ...['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner'],
    ...['--format=gnu', '--use-compress-program=gzip -n -4'],
    ...['-cf', `${done}.tar.gz`, '-C', OUTPUT, done.slice(OUTPUT.length + 1)],
  ]);
}
