import { throughProvider } from '../../src/server/testing/openid-login.ts';
import { type Answered, type House, type Probe, several } from './attacked-house.ts';
import { counted, named } from './body-probes.ts';
import { unchanged } from './desk-rows.ts';
import { isOwnPlace } from './path-probes.ts';

const cookieIn = ({ headers }: Answered, name: string) =>
  headers['set-cookie']?.find((set) => set.startsWith(`${name}=`))?.split(';')[0] ?? '';

/** From the door through the provider and back; what came of it. */
async function logIn(house: House, query = ''): Promise<Answered> {
  const begun = await house.send(`/login${query}`);
  const back = await throughProvider(String(begun.headers.location), 'Camille Durand');
  const Cookie = cookieIn(begun, '__Host-desk-login');
  return house.send(`${back.pathname}${back.search}`, { headers: { Cookie } });
}

const AWAY = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/requests\r\nLocation: https://evil.example',
  '/requests\r\nSet-Cookie: __Host-desk=stolen',
  '/%0d%0aSet-Cookie:%20x=1',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/@evil.example',
  ' //evil.example',
  '/\u00a0/evil.example',
  '/\u2028evil',
  '/requests\u0000',
  '//evil.example/%2e%2e',
  '/?door=failed#//evil.example',
  `/${'a'.repeat(3_000)}`,
  '',
];

const redirects: Probe = {
  name: 'desk: no link to the login leads away from the desk',
  limits: 'real',
  desk: true,
  async run(house) {
    const wrong: string[] = [];
    const queries = [
      ...AWAY.flatMap((to) => [`?to=${encodeURIComponent(to)}`]),
      ...[
        '?to=//evil.example',
        '?to=/\\evil.example',
        '?to=%2f%2fevil.example',
        '?to=%255c%255cevil',
      ],
      ...[
        '?to=/leads&to=//evil.example',
        '?to[]=//evil.example',
        '?to=%zz',
        '?to=%ED%A0%80',
        '?__proto__[to]=//x',
      ],
    ];
    await several(queries, 4, async (query) => {
      const answer = await logIn(house, query);
      const to = String(answer.headers.location);
      const resolved = URL.canParse(to, house.deskOrigin)
        ? new URL(to, house.deskOrigin)
        : undefined;
      const stays = isOwnPlace(to) && resolved?.origin === house.deskOrigin;
      if (answer.status !== 303 || !stays) wrong.push(`${query} leads to ${to} (${answer.status})`);
      const set = answer.headers['set-cookie'] ?? [];
      const isOurs =
        /^__Host-desk(-login)?=[\w.%-]*; (Max-Age=0; )?Path=\/; (Expires=[^;]+; )?HttpOnly; Secure;/;
      if (set.some((one) => !isOurs.test(one))) {
        wrong.push(`${query} sets ${set.join(', ')}`);
      }
    });
    return {
      sent: queries.length,
      found: wrong.join('; ') || 'all to the desk',
      ok: wrong.length === 0,
    };
  },
};

const encoded = (value: unknown) =>
  `__Host-desk-login=${Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;
const begun = { state: 's', nonce: 'n', verifier: 'v', to: '/' };

const COOKIES: [name: string, cookie: string][] = [
  ['none', ''],
  ['an empty one', '__Host-desk-login='],
  ['no base64', '__Host-desk-login=%%%'],
  ['no JSON', encoded('x')],
  ['a number', encoded(1)],
  ['null', encoded(null)],
  ['a list', encoded([begun])],
  ['nested lists', encoded('['.repeat(9_000))],
  ['another prototype', encoded('{"__proto__":{"state":"s","nonce":"n","verifier":"v","to":"/"}}')],
  ['a login of theirs', encoded(begun)],
  ['one that leads away', encoded({ ...begun, to: '//evil.example' })],
  ['one with a long state', encoded({ ...begun, state: 's'.repeat(9_000) })],
  ['lone surrogates', encoded('{"state":"\\ud83d","nonce":"n","verifier":"v","to":"/"}')],
  ['a verifier that is none', encoded({ ...begun, verifier: '\u0000' })],
];
const ANSWERS = [
  '',
  '?',
  '?code=x',
  '?code=x&state=s',
  '?code=&state=s',
  '?code=x&code=y&state=s&state=t',
  '?error=access_denied&state=s',
  '?error=x&error_description=%00%0d%0a<script>&state=s',
  '?code=x&state=s&iss=https://evil.example',
  '?response=eyJ.eyJ.x&state=s',
  '?id_token=x&access_token=y&state=s',
  '?code=%ED%A0%80&state=s',
  '?code=%zz&state=%',
  `?code=${'a'.repeat(8_000)}&state=s`,
  `?state=s&${'a=b&'.repeat(2_000)}`,
  '?__proto__[state]=s&code=x',
  '#code=x&state=s',
];

const garbage: Probe = {
  name: 'desk: garbage in the place of the provider lets nobody in',
  limits: 'real',
  desk: true,
  async run(house) {
    const wrong: string[] = [];
    const statuses: number[] = [];
    const tried = COOKIES.flatMap(([name, Cookie]) =>
      ANSWERS.map((query) => ({ name, query, headers: Cookie === '' ? {} : { Cookie } })),
    );
    const found = await unchanged(house, () =>
      several(tried, 8, async ({ name, query, headers }) => {
        const answer = await house.send(`/callback${query}`, {
          headers: headers as Record<string, string>,
        });
        statuses.push(answer.status);
        const { location = '' } = answer.headers;
        const isOut = answer.status === 303 && /^\/\?door=(failed|unavailable)$/.test(location);
        const isRefused = answer.status >= 400 && answer.status < 500;
        if (!isOut && !isRefused)
          wrong.push(`${name} ${query.slice(0, 40)}: ${answer.status} ${location}`);
        if (cookieIn(answer, '__Host-desk') !== '') wrong.push(`${name} ${query}: a session`);
      }),
    );
    return {
      sent: tried.length,
      found: [`answers ${named(counted(statuses, String))}`, ...wrong.slice(0, 4), ...found].join(
        '; ',
      ),
      ok: wrong.length === 0 && found.length === 0,
    };
  },
};

const crowd: Probe = {
  name: 'desk: twenty who log in at once have a session each',
  limits: 'real',
  desk: true,
  async run(house) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(house)));
    const cookies = new Set(answers.map((answer) => cookieIn(answer, '__Host-desk')));
    const own = await several([...cookies], 20, async (Cookie) =>
      (await house.send('/api/session', { headers: { Cookie } })).text.includes('Camille Durand'),
    );
    const known = own.filter(Boolean).length;
    return { sent: 20, found: `${known} sessions`, ok: known === 20 };
  },
};

export const deskDoorProbes: Probe[] = [redirects, garbage, crowd];
