import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * A registry mirror may hold only the binaries of its own platform. npm then leaves the others out
 * of the lockfile, and the next `npm ci` refuses it as out of sync. Each is entered here with its
 * version and platform, so that npm skips it where it does not fit and fetches it where it does, and
 * with its hash, if the registry now knows it.
 */
type Entry = {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const WINDOWS = /^(?:win|windows)$/;
const PROCESSORS = 'arm arm64 ia32 loong64 ppc64 riscv64 s390x wasm32 x64'.split(' ');

/** platformOf('@biomejs/cli-linux-x64-musl') // => { os: ['linux'], cpu: ['x64'], libc: ['musl'] } */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/).map((word) => word.replace(WINDOWS, 'win32'));
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(words.includes('musl') && { libc: ['musl'] }),
  };
}

const path = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> };

const added: string[] = [];
for (const [parentPath, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || lock.packages[`${parentPath}/${key}`]) continue;
    if (!/^\d/.test(version)) throw new Error(`${parentPath} wants ${name}@${version}: not exact`);
    lock.packages[key] = {
      version,
      ...(parent.dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    };
    added.push(name);
  }
}

/** What the registry says its content must hash to; undefined if it does not hold this version. */
async function integrityOf(name: string, version: string): Promise<string | undefined> {
  const asked = promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity']);
  return asked.then(({ stdout }) => stdout.trim() || undefined).catch(() => undefined);
}

const bare: string[] = [];
for (const [key, entry] of Object.entries(lock.packages)) {
  if (key === '' || entry.integrity !== undefined || entry.version === undefined) continue;
  const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = await integrityOf(name, entry.version);
  if (integrity === undefined) bare.push(name);
  else lock.packages[key] = { version: entry.version, integrity, ...entry };
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(
  path,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
console.info(`${added.length} packages of other platforms entered into the lockfile`);
console.info(`${bare.length} packages without a hash: this registry does not hold them`);
