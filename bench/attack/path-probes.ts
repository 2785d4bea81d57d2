import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Probe, several } from './attacked-house.ts';
import { PROTOTYPE_NAMES } from './hostile-bodies.ts';
import { Random } from './random.ts';

const SECRETS = [
  'etc/passwd',
  'package.json',
  'package-lock.json',
  '.env',
  '.git/config',
  '.git/HEAD',
  'node_modules/fastify/package.json',
  'src/server/startup/main.ts',
  'dist/site.json',
  'site.json',
  'server/index.js',
  'migrations/0001_leads.sql',
  'proc/self/environ',
  'index.html.br',
  'index.html',
  'assets/index.js.map',
  '__spa-fallback.html',
  'metrics',
  'wp-admin',
];
/** What must not be in an answer, whatever its status. */
const LEAKS =
  /root:x:0|"private": true|"devDependencies"|\[core\]|TOKEN_SECRET|CREATE TABLE|ref: refs\//;
const PARENTS =
  '../ ..\\ ..;/ ..%2f ..%5c %2e%2e/ %2e%2e%2f %252e%252e%252f %c0%ae%c0%ae/ %c0%af.. %e0%80%af ..%c0%af ..%u2215 .../ ....// ..%00/ ..%0d/ %uff0e%uff0e/ ．．/ ./ // /./ \\ %5c %00 ;/ ..%ef%bc%8f'.split(
    ' ',
  );
const TAILS = [
  '',
  '/',
  '//',
  '?',
  '?x=%',
  '#',
  '%00',
  '%00.html',
  '.',
  ' ',
  '%20',
  '~',
  '.bak',
  '.map',
  '.br',
  ';a=b',
  '%',
  '%f',
  '%zz',
  '%2F',
  '\\',
  '::$DATA',
  '%0d%0aX-Injected:%201',
  '?__proto__[x]=1',
  '?token=%ED%A0%80',
];
const PREFIXES = [
  '/',
  '//',
  '/fr/',
  '/en/',
  '/assets/',
  '/api/',
  '/api/simulations/',
  '/blog/',
  '/share/',
  '/pagefind/',
  '/newsletter/',
];

interface Manifest {
  pages: { path: string }[];
  assets: { path: string }[];
}

function publicPaths(): string[] {
  const { pages, assets }: Manifest = JSON.parse(readFileSync('dist/site.json', 'utf8'));
  return [...pages, ...assets].map(({ path }) => path);
}

export function hostilePath(random: Random, known: readonly string[]): string {
  const names = [...SECRETS, ...PROTOTYPE_NAMES];
  const climb = () => random.pick(PARENTS).repeat(random.whole(1, 12));
  const garbled = () => {
    const bytes = random.bytes(random.whole(1, 60));
    return [...bytes]
      .map((byte) =>
        random.chance(0.6)
          ? `%${byte.toString(16).padStart(2, '0')}`
          : String.fromCharCode(33 + (byte % 94)),
      )
      .join('');
  };
  const ways = [
    () => `${random.pick(PREFIXES)}${climb()}${random.pick(names)}${random.pick(TAILS)}`,
    () =>
      `${random.pick(PREFIXES)}${climb()}${random.pick(PARENTS)}${climb()}${random.pick(names)}`,
    () => `${random.pick(known)}${random.pick(['/', ''])}${climb()}${random.pick(names)}`,
    () => `${random.pick(known)}${random.pick(TAILS)}`,
    () => random.pick(known).toUpperCase(),
    () => random.pick(known).replaceAll('/', random.pick(['//', '/./', '%2f', '\\', '/;/'])),
    () => `${random.pick(PREFIXES)}${random.pick(names)}${random.pick(TAILS)}`,
    () => `${random.pick(PREFIXES)}${garbled()}`,
    () =>
      `/${random.pick(['a', '/', '%', '%41', '../', 'é', '😀', '.'])}`.repeat(
        random.whole(50, 3_000),
      ),
    () =>
      `${random.pick(['http://x', 'https://evil.example', 'http://x:99999', 'file://', 'http://', 'ftp://a@b'])}${random.pick(known)}${random.pick(TAILS)}`,
    () => `//evil.example/${random.pick(['', '..', '%2f..'])}`,
    () => `/\\evil.example/${random.pick(TAILS)}`,
    () => random.pick(['*', 'x', '', '?', '%', 'evil.example:443', '\u00e9', '/\u0000', '/\u007f']),
  ];
  return random
    .pick(ways)()
    .replace(/[\r\n ]/g, '%20');
}

export interface Read {
  status: number;
  location: string | undefined;
  answer: string;
}

/** Over a socket of its own: no client library would send most of these. */
export async function get(port: number, target: string, head = 'Host: x\r\n'): Promise<Read> {
  const socket = connect(port, '127.0.0.1');
  const late = setTimeout(() => socket.destroy(), 10_000);
  socket.write(`GET ${target} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
  const answer = await text(socket).catch(() => '');
  clearTimeout(late);
  const [top = ''] = answer.split('\r\n\r\n', 1);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    location: /^location: (.*)$/im.exec(top)?.[1],
    answer,
  };
}

/** Of the site itself: '//evil.example' would be another one. */
export const isOwnPlace = (location: string) =>
  /^\/(?![/\\])[^\\]*$/.test(location.split('?')[0] ?? '');

export function faultIn(
  target: string,
  { status, location, answer }: Read,
  known: ReadonlySet<string>,
) {
  if (status === 0) return 'no answer';
  if (status >= 500) return String(status);
  if (LEAKS.test(answer)) return 'a file that is not public';
  if (/^x-injected:/im.test(answer.split('\r\n\r\n', 1)[0] ?? '')) return 'an injected header';
  if (location !== undefined && !isOwnPlace(location)) return `leads away to ${location}`;
  const path = target.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/)[0] ?? '';
  if (status === 200 && !known.has(path)) return '200 for no page';
  return undefined;
}

const hostilePaths: Probe = {
  name: 'hostile paths',
  limits: 'raised',
  async run(house, { seed, isSample }) {
    const random = new Random(seed);
    const known = publicPaths();
    const allowed = new Set([...known, '/healthz', '/readyz', '/api/openapi.json', '']);
    const targets = Array.from({ length: isSample ? 1_000 : 10_000 }, () =>
      hostilePath(random, known),
    );
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    await several(targets, 16, async (target) => {
      const read = await get(house.server().port, target);
      statuses.set(read.status, (statuses.get(read.status) ?? 0) + 1);
      const fault = faultIn(target, read, allowed);
      if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify(target.slice(0, 80))}`);
    });
    const counts = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} x ${status}`);
    return {
      sent: targets.length,
      found: `answers ${counts.join(', ')}${faults.length === 0 ? '' : `; ${faults.length} wrong, such as ${faults.slice(0, 4).join('; ')}`}`,
      ok: faults.length === 0,
    };
  },
};

export const pathProbes: Probe[] = [hostilePaths];
