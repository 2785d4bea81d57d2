import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DESK_PAGES } from '#domain/desk/desk-roles.ts';
import { sendRawRequest } from '../../src/server/testing/http-client.ts';
import { type Probe, several } from './attacked-house.ts';
import { counted, named } from './body-probes.ts';
import { unchanged } from './desk-rows.ts';
import { faultIn, get, hostilePath } from './path-probes.ts';
import { Random } from './random.ts';

const PAGES = ['/', ...Object.values(DESK_PAGES).map(({ path }) => path)];
const DOOR = ['/login', '/callback'];
const OTHERS = ['/api/session', '/api/requests.list', '/api/logout', '/healthz', '/readyz'];
const assets = () => readdirSync('dist/desk/assets').map((file) => `/assets/${file}`);

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

const paths: Probe = {
  name: 'desk: hostile paths',
  limits: 'real',
  desk: true,
  async run(house, { seed, isSample }) {
    const random = new Random(seed);
    const known = [...PAGES, ...assets()];
    // Fastify takes '*' for '/'.
    const allowed = new Set([...known, ...OTHERS, '', '*']);
    const count = isSample ? 1_000 : 10_000;
    const targets = Array.from({ length: count }, () => hostilePath(random, known));
    const head = `Host: ${new URL(house.deskOrigin).host}\r\n`;
    const statuses: number[] = [];
    const faults: string[] = [];
    await several(targets, 16, async (target) => {
      const read = await get(house.server().port, target, head);
      statuses.push(read.status);
      // A page of one lead has its reference in its address.
      const page = /^\/(?:requests|people|deliveries|log)\/[^/]+$/.exec(
        target.split(/[?#]/)[0] ?? '',
      );
      const fault = faultIn(target, read, page ? new Set([page[0]]) : allowed);
      if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify(target.slice(0, 80))}`);
    });
    return {
      sent: count,
      found: [`answers ${named(counted(statuses, String))}`, ...faults.slice(0, 4)].join('; '),
      ok: faults.length === 0,
    };
  },
};

const names: Probe = {
  name: 'desk: under another name than its own there is nothing',
  limits: 'real',
  desk: true,
  async run(house) {
    const { host, port } = new URL(house.deskOrigin);
    const heads: [name: string, line: string, head: string][] = [
      ['no name', 'GET / HTTP/1.1', ''],
      ['no name, HTTP 1.0', 'GET / HTTP/1.0', ''],
      ['an empty one', 'GET / HTTP/1.1', 'Host:\r\n'],
      ['without its port', 'GET / HTTP/1.1', 'Host: 127.0.0.1\r\n'],
      ['with another port', 'GET / HTTP/1.1', 'Host: 127.0.0.1:1\r\n'],
      ['localhost', 'GET / HTTP/1.1', `Host: localhost:${port}\r\n`],
      ['a final dot', 'GET / HTTP/1.1', `Host: 127.0.0.1.:${port}\r\n`],
      ['a user before it', 'GET / HTTP/1.1', `Host: evil@${host}\r\n`],
      ['two in one', 'GET / HTTP/1.1', `Host: ${host}, evil.example\r\n`],
      ['the other one first', 'GET / HTTP/1.1', `Host: evil.example\r\nHost: ${host}\r\n`],
      ['another one in the address', 'GET http://evil.example/ HTTP/1.1', 'Host: evil.example\r\n'],
      [
        'its own in the address alone',
        `GET ${house.deskOrigin}/ HTTP/1.1`,
        'Host: evil.example\r\n',
      ],
      ['only as forwarded', 'GET / HTTP/1.1', `Host: x\r\nX-Forwarded-Host: ${host}\r\n`],
      [
        'health under another, in the address',
        'GET http://evil.example/readyz HTTP/1.1',
        'Host: x\r\n',
      ],
      ['folded', 'GET / HTTP/1.1', `Host: evil.example\r\n ${host}\r\n`],
    ];
    const found: string[] = [];
    for (const [name, line, head] of heads) {
      const answer = await sendRawRequest(
        house.server().port,
        `${line}\r\n${head}Connection: close\r\n\r\n`,
      );
      const status = statusOf(answer);
      if (status !== 421 && status !== 400) found.push(`${name}: ${status}`);
      if (/<html|set-cookie/i.test(answer)) found.push(`${name}: something of the desk`);
    }
    return { sent: heads.length, found: found.join('; ') || '400 or 421', ok: found.length === 0 };
  },
};

const METHODS =
  'HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND MKCOL COPY MOVE LOCK SEARCH PURGE LINK QUERY get NONSENSE'.split(
    ' ',
  );

const methods: Probe = {
  name: 'desk: every method on every address',
  limits: 'real',
  desk: true,
  async run(house) {
    const { host } = new URL(house.deskOrigin);
    const wrong: string[] = [];
    const statuses: number[] = [];
    const all = [
      ...PAGES,
      '/requests/3F2A-91BC',
      ...assets().slice(0, 2),
      ...DOOR,
      ...OTHERS,
      '*',
      '/x',
    ];
    const found = await unchanged(house, () =>
      several(METHODS, 4, async (method) => {
        for (const path of all) {
          const answer = await sendRawRequest(
            house.server().port,
            `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{}`,
          );
          const status = statusOf(answer);
          statuses.push(status);
          const isRead = method === 'HEAD' && status < 400;
          if ((status < 400 && !isRead) || status >= 500) wrong.push(`${method} ${path} ${status}`);
          if (isRead && answer.split('\r\n\r\n')[1]) wrong.push(`${method} ${path} has a body`);
          if (/__Host-desk=/.test(answer)) wrong.push(`${method} ${path} opens a session`);
        }
      }),
    );
    return {
      sent: statuses.length,
      found: [`answers ${named(counted(statuses, String))}`, ...wrong.slice(0, 6), ...found].join(
        '; ',
      ),
      ok: wrong.length === 0 && found.length === 0,
    };
  },
};

const repeated = (count: number, line: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => line(nth)).join('\r\n');

/** As they would be sent with a request to be told who one is. */
const FLOODS: [name: string, headers: string][] = [
  ['3,000 headers', repeated(3_000, (nth) => `X-${nth}: 1`)],
  ['one of 20 kB', `X-Long: ${'a'.repeat(20_000)}`],
  ['20,000 empty ones', repeated(20_000, () => 'A:')],
  ['a cookie of 15 kB', `Cookie: __Host-desk=${'A'.repeat(15_000)}`],
  ['a cookie of 60 kB', `Cookie: __Host-desk=${'A'.repeat(60_000)}`],
  ['3,000 cookies', `Cookie: ${'a=b; '.repeat(3_000)}__Host-desk=x`],
  ['3,000 cookies of its name', `Cookie: ${'__Host-desk=x; '.repeat(1_000)}`],
  ['cookies without a name', `Cookie: ${'=;'.repeat(7_000)}`],
  ['two headers of cookies', 'Cookie: __Host-desk=x\r\nCookie: __Host-desk=y'],
  [
    'a cookie of every byte',
    `Cookie: __Host-desk=${String.fromCharCode(...Array.from({ length: 223 }, (_, at) => at + 33))}`,
  ],
  ['a cookie with a nul', 'Cookie: __Host-desk=a\0b'],
  ['a cookie of quotes', `Cookie: __Host-desk="'; DROP TABLE desk_sessions; --"`],
  ['a cookie of %00', 'Cookie: __Host-desk=%00%0d%0aSet-Cookie:%20x=1'],
];

const floods: Probe = {
  name: 'desk: floods of headers, bombs of cookies and odd ones',
  limits: 'real',
  desk: true,
  async run(house) {
    const { host } = new URL(house.deskOrigin);
    const wrong: string[] = [];
    const statuses: number[] = [];
    const found = await unchanged(house, async () => {
      for (const [name, headers] of FLOODS) {
        for (const line of ['GET /api/session', 'POST /api/requests.list', 'POST /api/logout']) {
          const answer = await sendRawRequest(
            house.server().port,
            `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n\r\n`,
          ).catch(() => 'HTTP/1.1 431');
          const status = statusOf(answer);
          statuses.push(status);
          const isNobody = status === 200 && answer.includes('{"session":null}');
          if (!isNobody && (status < 400 || status >= 500))
            wrong.push(`${name}, ${line}: ${status}`);
        }
      }
    });
    return {
      sent: statuses.length,
      found: [`answers ${named(counted(statuses, String))}`, ...wrong, ...found].join('; '),
      ok: wrong.length === 0 && found.length === 0,
    };
  },
};

const SLOW = 200;
const LATEST_MS = 14_000;

const slow: Probe = {
  name: `desk: ${SLOW} clients that send a byte a second keep nobody waiting`,
  limits: 'real',
  desk: true,
  async run(house) {
    const { host } = new URL(house.deskOrigin);
    const line = `POST /api/requests.list HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `;
    let open = SLOW;
    const sockets = Array.from({ length: SLOW }, () => {
      const socket = connect(house.server().port, '127.0.0.1');
      socket.on('error', () => {});
      socket.once('close', () => {
        open -= 1;
      });
      socket.resume();
      socket.write(line);
      return socket;
    });
    const beganMs = Date.now();
    let missing = 0;
    while (open > 0 && Date.now() - beganMs < LATEST_MS) {
      for (const socket of sockets) if (socket.writable) socket.write('a');
      if ((await house.send('/healthz')).status !== 200) missing += 1;
      await pause(1_000);
    }
    const seconds = ((Date.now() - beganMs) / 1000).toFixed(0);
    for (const socket of sockets) socket.destroy();
    return {
      sent: SLOW,
      found: `${open} still connected after ${seconds} s; ${missing} others without an answer`,
      ok: open === 0 && missing === 0,
    };
  },
};

export const deskRequestProbes: Probe[] = [paths, names, methods, floods, slow];
