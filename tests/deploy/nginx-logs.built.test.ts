import { connect as secureConnect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, sendRawRequest } from '#server/testing/http-client.ts';
import { freePort } from '#server/testing/postgres.ts';
import { startBuiltSite } from '../site/built-site.ts';
import { startContainerNginx, startShippedNginx } from './shipped-nginx.ts';

const TOKEN = 'Z'.repeat(43);
/** As a visitor's, and not what else may stand in a log. */
const VISITOR = '127.66.77.88';
const NAMES = ['www.voltige.example', 'desk.voltige.example', 'other.example'];

let site: Awaited<ReturnType<typeof startBuiltSite>>;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.end());

const shipped = (port: number) => startShippedNginx('dist', [port, port], { deskPort: port });
const container = (port: number) => startContainerNginx(port, port);
const EDGES = [
  ['on Debian', shipped],
  ['of the containers', container],
] as const;

/** What visitors, mail programs and scanners send: to every server, well and badly written. */
async function sendEverything({ httpsPort, httpPort }: { httpsPort: number; httpPort?: number }) {
  const ports = [httpsPort, ...(httpPort === undefined ? [] : [httpPort])];
  for (const port of ports) {
    const secure = port === httpsPort;
    const sent = (path: string, Host: string, more: Record<string, string> = {}, body?: string) =>
      ask(port, path, {
        ...{ secure, from: VISITOR, headers: { Host, Referer: `https://x/?${TOKEN}`, ...more } },
        ...(body !== undefined && { method: 'POST', body }),
      }).catch(() => undefined);
    for (const name of NAMES) {
      for (const path of ['/fr/analyse', '/callback', '/api/newsletter/confirm', '/readyz']) {
        for (const spelt of ['?token=', '%3Ftoken=', '%253Ftoken%253D', '&token=', ';token=']) {
          await sent(`${path}${spelt}${TOKEN}`, name);
        }
      }
      await sent(`/fr/analyse?token=${TOKEN}${'a'.repeat(40_000)}`, name);
      await sent(`/fr/analyse?token=${TOKEN}`, name, { 'X-Long': 'a'.repeat(40_000) });
      await sent(`/api/leads?token=${TOKEN}`, name, {}, 'a'.repeat(100_000));
      await sent(`/fr/analyse?token=${TOKEN}`, `${name}\u0001`).catch(() => undefined);
    }
    const whole = `/fr/analyse?token=${TOKEN}`;
    for (const raw of [
      `GET ${whole} HTTP/9.9\r\n\r\n`,
      `GET ${whole}\r\n\r\n`,
      `${whole} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `GET${whole} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `GET ${whole}%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      `GET ${whole} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
      `GET https://www.voltige.example${whole} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      `POST ${whole} HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n`,
    ]) {
      // In the clear to the port for TLS as well.
      await sendRawRequest(port, raw, { from: VISITOR });
      if (secure) await sendRawRequest(port, raw, { from: VISITOR, secure });
    }
  }
  // No protocol in common, and a name that is not served.
  await new Promise((done) => {
    const socket = secureConnect({
      ...{ host: '127.0.0.1', port: httpsPort, localAddress: VISITOR, rejectUnauthorized: false },
      ...{
        maxVersion: 'TLSv1.1' as const,
        minVersion: 'TLSv1' as const,
        ciphers: 'ALL:@SECLEVEL=0',
      },
    });
    socket.on('error', done).on('secureConnect', done);
  });
}

test.each(EDGES)('no log of nginx %s has a token or who asked', async (_name, start) => {
  for (const port of [site.port, await freePort()]) {
    const edge = await start(port);
    await sendEverything(edge);
    const down = port !== site.port;
    await expect
      .poll(() => edge.logs())
      .toMatch(down ? / \/fr\/analyse 50[23] / : / \/fr\/analyse 4/);
    const logs = edge.logs();
    await edge.stop();
    expect(logs.split('\n').filter((line) => line.includes(TOKEN.slice(0, 9)))).toEqual([]);
    expect(logs.split('\n').filter((line) => line.includes(VISITOR))).toEqual([]);
  }
});

test('the access log has the method, path and answer of a request', async () => {
  const edge = await shipped(site.port);
  await ask(edge.httpsPort, `/fr/mes-donnees/ouvrir?token=${TOKEN}`, { secure: true });
  await expect.poll(() => edge.logs()).toMatch(/ GET \/fr\/mes-donnees\/ouvrir \d{3} \d+ /);
  await edge.stop();
});
