import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, inject, test } from 'vitest';
import { DESK_PAGES } from '#domain/desk/desk-roles.ts';
import { rawHeaders, sendRawRequest } from '#server/testing/http-client.ts';
import { startDesk } from '#server/testing/start-desk.ts';
import { startAttackedSite } from './attacked-site.ts';

const SEED = 12;

const [site, desk] = await Promise.all([startAttackedSite(), startDesk()]);
afterAll(() => Promise.all([site.stop(), desk.stop()]));

const words = (list: string) => fc.constantFrom(...list.split(' '));
const SECRET = words(
  'etc/passwd package.json .env .git/config .git/HEAD node_modules/fastify/package.json src/server/startup/main.ts dist/site.json site.json server/index.js migrations/0001_leads.sql proc/self/environ index.html.br index.html assets/index.js.map __spa-fallback.html metrics wp-admin __proto__ constructor toString',
);
/** What must not be in an answer, whatever its status. */
const LEAKS =
  /root:x:0|"private": true|"devDependencies"|\[core\]|TOKEN_SECRET|CREATE TABLE|ref: refs\//;
const PARENT = words(
  '../ ..\\ ..;/ ..%2f ..%5c %2e%2e/ %2e%2e%2f %252e%252e%252f %c0%ae%c0%ae/ %c0%af.. %e0%80%af ..%u2215 .../ ....// ..%00/ ..%0d/ ．．/ ./ // /./ \\ %5c %00 ;/ ..%ef%bc%8f',
);
const TAIL = words(
  '/ // ? ?x=% # %00 %00.html . %20 ~ .bak .map .br ;a=b % %f %zz %2F \\ ::$DATA %0d%0aX-Injected:%201 ?__proto__[x]=1 ?token=%ED%A0%80',
);
const PREFIX = words('/ // /fr/ /en/ /assets/ /api/ /api/simulations/ /blog/ /share/ /newsletter/');
const CLIMB = fc.array(PARENT, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
const BYTES = fc
  .array(fc.tuple(fc.boolean(), fc.nat(255)), { minLength: 1, maxLength: 60 })
  .map((bytes) =>
    bytes.map(([escaped, byte]) =>
      escaped ? `%${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(33 + (byte % 94)),
    ),
  )
  .map((signs) => signs.join(''));

function hostilePath(paths: readonly string[]): fc.Arbitrary<string> {
  const known = fc.constantFrom(...paths);
  const joined = (...parts: fc.Arbitrary<string>[]) =>
    fc.tuple(...parts).map((all) => all.join(''));
  const path = fc.oneof(
    joined(PREFIX, CLIMB, SECRET, TAIL),
    joined(known, words('/ ;'), CLIMB, SECRET),
    joined(known, TAIL),
    joined(PREFIX, SECRET, TAIL),
    joined(PREFIX, BYTES),
    known.map((one) => one.toUpperCase()),
    fc.tuple(known, words('// /./ %2f \\ /;/')).map(([one, slash]) => one.replaceAll('/', slash)),
    fc
      .tuple(words('a / % %41 ../ é 😀 .'), fc.integer({ min: 50, max: 3_000 }))
      .map(([part, times]) => `/${part}`.repeat(times)),
    joined(
      words(
        'http://x https://evil.example http://x:99999 file:// ftp://a@b //evil.example /\\evil.example',
      ),
      known,
      TAIL,
    ),
    fc.constantFrom('*', 'x', '', '?', '%', 'evil.example:443', '\u00e9', '/\u0000', '/\u007f'),
  );
  return path.map((target) => target.replace(/[\r\n ]/g, '%20'));
}

/** Whether a redirect stays with us: '//evil.example' would be another site. */
const isOwnPlace = (location: string): boolean =>
  /^\/(?![/\\])[^\\]*$/.test(location.split('?')[0] ?? '');

/** What is wrong with an answer to any address, known or not. */
async function faultOf(
  port: number,
  host: string,
  target: string,
  isKnown: (path: string) => boolean,
) {
  const request = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const answer = await sendRawRequest(port, Buffer.from(request).toString('latin1'));
  const { location, ...headers } = rawHeaders(answer);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  const path = target.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/)[0] ?? '';
  return [
    (status < 200 || status >= 500) && `answered ${status}`,
    LEAKS.test(answer) && 'a file that is not public',
    'x-injected' in headers && 'an injected header',
    location !== undefined && !isOwnPlace(location) && `leads away to ${location}`,
    status === 200 && !isKnown(path) && '200 for no page',
  ].filter(Boolean);
}

test('no address of the site leads to a file that is not public, elsewhere or to an error', async () => {
  const { pages, assets } = JSON.parse(readFileSync(join(inject('siteDir'), 'site.json'), 'utf8'));
  const paths: string[] = [...pages, ...assets].map(({ path }) => path);
  const known = new Set([...paths, '/healthz', '/readyz', '/api/openapi.json', '']);
  await fc.assert(
    fc.asyncProperty(hostilePath(paths), async (target) => {
      expect(await faultOf(site.port, 'x', target, (path) => known.has(path))).toEqual([]);
    }),
    { seed: SEED, numRuns: 1_000 },
  );
  await site.isUnharmed();
}, 120_000);

const PAGES = ['/', ...Object.values(DESK_PAGES).map(({ path }) => path)];
const OTHERS = ['/login', '/callback', '/api/session', '/api/logout', '/healthz', '/readyz'];

test('nor does an address of the desk', async () => {
  const { host } = new URL(desk.origin);
  // Fastify takes '*' for '/'; a page of one record has its reference in its address.
  const isKnown = (path: string) =>
    ['', '*', ...PAGES, ...OTHERS].includes(path) || PAGES.includes(path.replace(/\/[^/]*$/, ''));
  await fc.assert(
    fc.asyncProperty(hostilePath(PAGES), async (target) => {
      expect(await faultOf(desk.port, host, target, isKnown)).toEqual([]);
    }),
    { seed: SEED, numRuns: 1_000 },
  );
}, 120_000);
