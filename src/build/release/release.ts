import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dayInParis } from '#domain/site/paris-time.ts';
import { withRelease } from './changelog.ts';

export interface ReleaseOptions {
  /** The checkout. */
  folder: string;
  version: string;
  at: Date;
  /** Says what would be done, and whether anything stands in the way. */
  dryRun: boolean;
  /** Builds what was committed and returns the tarball's path below the folder. */
  makePackage: () => string;
  say: (line: string) => void;
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const MAIN = 'main';

/** A version as a commit, a package with its hash, and a tag; nothing leaves this machine. */
export function release({ folder, version, at, dryRun, makePackage, say }: ReleaseOptions): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const tag = `v${version}`;

  refuseUnless(VERSION.test(version), `'${version}' is no version such as 1.2.0.`);
  const current: string = JSON.parse(read('package.json')).version;
  refuseUnless(isHigher(version, current), `${version} is not higher than ${current}.`);
  const branch = git('branch', '--show-current');
  refuseUnless(branch === MAIN, `Releases are made on ${MAIN}, this is ${branch || 'no branch'}.`);
  refuseUnless(git('tag', '--list', tag) === '', `The tag ${tag} is there already.`);
  const changed = git('status', '--porcelain');
  refuseUnless(changed === '', `Commit or remove these first:\n${changed}`);

  const files = {
    'package.json': withVersion(read('package.json'), version),
    'package-lock.json': withVersion(read('package-lock.json'), version),
    'CHANGELOG.md': withRelease(read('CHANGELOG.md'), version, dayInParis(at)),
  };
  if (dryRun) {
    say(`Would set ${current} to ${version} in ${Object.keys(files).join(', ')}, commit,`);
    say(`make the package and release/SHA256SUMS, and tag ${tag}. Nothing was changed.`);
    return;
  }

  const before = git('rev-parse', 'HEAD');
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  git('commit', '--quiet', '--message', `Version ${version}`, '--', ...Object.keys(files));
  let tarball: string;
  try {
    tarball = makePackage();
    writeSum(join(folder, tarball));
  } catch (error) {
    git('reset', '--quiet', '--keep', before);
    say('The package could not be made: the commit is undone, no tag was set.');
    throw error;
  }
  git('tag', '--annotate', tag, '--message', `Version ${version}`);
  say(`${tarball} and ${join(dirname(tarball), 'SHA256SUMS')} are made, ${tag} is set.`);
  say(`To publish it: git push origin ${MAIN} ${tag}`);
}

function refuseUnless(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** isHigher('1.10.0', '1.9.3') // => true */
function isHigher(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

/** Of package.json, and of package-lock.json, which says it twice. */
function withVersion(text: string, version: string): string {
  const content = JSON.parse(text);
  content.version = version;
  if (content.packages) content.packages[''].version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** As `sha256sum --check` reads it. */
function writeSum(tarball: string): void {
  const hash = createHash('sha256').update(readFileSync(tarball)).digest('hex');
  writeFileSync(join(dirname(tarball), 'SHA256SUMS'), `${hash}  ${basename(tarball)}\n`);
}
