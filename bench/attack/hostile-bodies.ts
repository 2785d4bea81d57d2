import { honestBody, JSON_TYPE, type Json, pairsOf, type Target } from './honest-bodies.ts';
import { Random } from './random.ts';

export interface HostileBody {
  target: Target;
  kind: string;
  type: string;
  body: Buffer;
}

export const FORM_TYPE = 'application/x-www-form-urlencoded';

export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'toJSON',
  'then',
];
const LENGTHS = [36, 41, 81, 121, 161, 201, 255, 501, 2049, 5061, 20_000, 32_000];
const UNITS = ['a', 'é', '😀', ' ', '\n', '<', '"', '\\', '=', '\u0301', '\ufdfa', 'İ', '\u202e'];
const ODD_TEXTS = [
  '',
  ' ',
  "'; DROP TABLE crm_leads; --",
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '%s%n%00%0d%0a',
  'a\r\nBcc: victim@fret.example',
  'file:///etc/passwd',
  'http://169.254.169.254/latest',
  'javascript:alert(1)',
  '=1+1',
  '\ufeff',
  '\u2028\u2029\u0085',
  'ada@fret.example,victim@fret.example',
  '"ada"@fret.example',
  'ada@[127.0.0.1]',
  `ada@${'\ufdfa'.repeat(40)}.example`,
  'ada@xn--.example',
  'ada@ｆｒｅｔ.example',
];
const NUMBERS =
  '0 -0 -1 0.1 5e-324 1e-400 1e308 1e400 -1e400 2147483648 -2147483649 9007199254740993 9223372036854775808 4102444800001 00 0x10 1e .5 NaN Infinity'.split(
    ' ',
  );
const DATES =
  '2026-02-30 2026-02-29 2026-13-01 2026-00-10 2026-11-31 0000-00-00 0000-01-01 9999-12-31 -000001-01-01 +275760-09-14 2026-1-1 20261115 2026-11-15T25:00 2026-02-30T09:00:00Z 0000-01-01T09:00:00Z 2026-11-15T09:00:00+23:59'.split(
    ' ',
  );

const quoted = (text: string) => JSON.stringify(text);
const inserted = (current: Json, random: Random, escaped: string) => {
  const text = typeof current === 'string' ? current : 'Fret';
  const at = random.whole(0, text.length);
  const [before, after] = [quoted(text.slice(0, at)), quoted(text.slice(at))];
  return `${before.slice(0, -1)}${escaped}${after.slice(1)}`;
};

/** What takes the place of a value, as JSON text: not everything a client can write is a value. */
const REPLACEMENTS: Record<string, (random: Random, current: Json) => string> = {
  'wrong type': (random) => random.pick('null|true|[]|{}|0|""|"text"|[[]]|{"a":1}|-1'.split('|')),
  'huge text': (random) => quoted(random.pick(UNITS).repeat(random.pick(LENGTHS))),
  nesting: (random) => {
    const depth = random.pick([5, 6, 7, 50, 1000, 4000]);
    return random.chance(0.5)
      ? '['.repeat(depth) + ']'.repeat(depth)
      : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  },
  'prototype name': (random) => quoted(random.pick(PROTOTYPE_NAMES)),
  'control character': (random, current) =>
    inserted(
      current,
      random,
      `\\u00${random
        .pick([random.whole(1, 31), random.whole(127, 159)])
        .toString(16)
        .padStart(2, '0')}`,
    ),
  'lone surrogate': (random, current) =>
    inserted(current, random, random.pick(['\\ud83d', '\\ude00', '\\ude00\\ud83d', '\\ud800a'])),
  'emoji at a cut': (random) =>
    quoted(
      `https://fret.example/${'a'.repeat(random.whole(0, 300))}${'😀'.repeat(random.whole(1, 1500))}`,
    ),
  NUL: (random, current) => inserted(current, random, '\\u0000'),
  'edge number': (random) => random.pick(NUMBERS),
  'number as text': (random) => quoted(random.pick(NUMBERS)),
  'date that is none': (random) => quoted(random.pick(DATES)),
  'array for one': (random, current) =>
    random.pick([
      JSON.stringify([current]),
      JSON.stringify([current, current]),
      JSON.stringify({ 0: current, length: 1 }),
    ]),
  'many members': (random) => {
    const count = random.pick([41, 101, 1001, 2500]);
    return random.chance(0.5)
      ? `[${'1,'.repeat(count)}1]`
      : `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`;
  },
  'odd text': (random) => quoted(random.pick(ODD_TEXTS)),
};

const VALUE = '\u0001value\u0001';
const KEY = '\u0001key\u0001';

function replaced(body: Json, random: Random): [kind: string, text: string] {
  const kind = random.pick([...Object.keys(REPLACEMENTS), 'further name', 'name twice']);
  const places = placesIn(body);
  const { holder, name } = random.pick(places);
  if (kind === 'further name' || kind === 'name twice') {
    const objects = places.flatMap(({ holder: each }) => (Array.isArray(each) ? [] : [each]));
    const object = random.pick(objects) as Record<string, Json>;
    const added =
      kind === 'name twice'
        ? random.pick(Object.keys(object))
        : random.pick([...PROTOTYPE_NAMES, 'extra', '', 'a.b', '\u0000', '😀', 'k'.repeat(5000)]);
    object[KEY] = random.pick(['x', 1, null, {}, { polluted: true }]);
    return [kind, JSON.stringify(body).replace(quoted(KEY), () => quoted(added))];
  }
  const current = holder[name] ?? null;
  const text = REPLACEMENTS[kind]?.(random, current) ?? 'null';
  holder[name] = VALUE;
  return [kind, JSON.stringify(body).replace(quoted(VALUE), () => text)];
}

type Holder = Record<string | number, Json>;

/** Every value in a body by what holds it, the body itself included. */
function placesIn(body: Json): { holder: Holder; name: string }[] {
  if (typeof body !== 'object' || body === null) return [];
  const holder = body as Holder;
  return Object.keys(holder).flatMap((name) => [
    { holder, name },
    ...placesIn(holder[name] ?? null),
  ]);
}

const FORM_FAULTS: Record<string, (random: Random, form: string) => string> = {
  'name twice': (_random, form) => `${form}&${form}`,
  'deep name': (random) => {
    const unit = random.pick(['a', 'form_data', '', '__proto__', '%61']);
    return `${Array(random.pick([3, 7, 100, 3000]))
      .fill(unit)
      .join('.')}=1`;
  },
  'many names': (random, form) => {
    const count = random.pick([40, 101, 1000, 3200]);
    const start = random.pick(['', 'form_data.', 'a.b.c.d.']);
    const names = Array.from({ length: count }, (_, at) => `${start}k${at}=1`);
    return `${form}&${names.join('&')}`;
  },
  'prototype name': (random, form) => {
    const name = random.pick(PROTOTYPE_NAMES);
    const path = random.pick([name, `form_data.${name}`, `${name}.${name}`, `a.${name}.polluted`]);
    return `${form}&${path}=${random.pick(PROTOTYPE_NAMES)}`;
  },
  'odd name': (random, form) =>
    `${form}&${random.pick(['', '.', '..', 'a..b', '.a', 'a.', '%00', '%', 'a[b]', 'a[]', '%2E', '+', '&', 'email.x', 'prefix', '😀'])}=${random.pick(['1', '', '__proto__', '%ED%A0%80'])}`,
  'broken bytes': (random, form) =>
    `${form}&company=${random.pick(['%', '%f', '%zz', '%C0%AF', '%ED%A0%80', '%F0%9F%98', '%00', '%EF%BF%BF', '%1b[31m', '%0d%0a'])}`,
  'emoji at a cut': (random, form) =>
    `${form}&referrer_url=https%3A%2F%2F${'a'.repeat(random.whole(0, 300))}${'%F0%9F%98%80'.repeat(random.whole(1, 1500))}`,
  'form cut short': (random, form) => form.slice(0, random.whole(0, form.length)),
  'long value': (random, form) => `${form}&message=${'a'.repeat(random.pick(LENGTHS))}`,
};

function oneBody(target: Target, random: Random): Omit<HostileBody, 'target'> {
  const honest = honestBody(target.schema, random, random.pick([0, 0.5, 1]));
  const isEmpty = placesIn(honest).length === 0;
  const body = isEmpty ? { token: 'A'.repeat(43) } : honest;
  const way = random.next();
  if (way < 0.55) {
    let [kind, text] = replaced(body, random);
    if (random.chance(0.05)) text = text.slice(0, random.whole(0, text.length));
    return {
      kind,
      type: random.chance(0.02) ? 'application/json; charset=utf-16' : JSON_TYPE,
      body: Buffer.from(text),
    };
  }
  const form = new URLSearchParams(pairsOf(body)).toString();
  if (way < 0.8) {
    const kind = random.pick(Object.keys(FORM_FAULTS));
    return {
      kind: `form: ${kind}`,
      type: FORM_TYPE,
      body: Buffer.from(FORM_FAULTS[kind]?.(random, form) ?? form),
    };
  }
  if (way < 0.87) {
    const pairs = pairsOf(body).map(([name, value]) => [
      name,
      random.chance(0.3) ? random.pick(ODD_TEXTS) : value,
    ]);
    return {
      kind: 'form: odd values',
      type: FORM_TYPE,
      body: Buffer.from(new URLSearchParams(pairs as [string, string][]).toString()),
    };
  }
  if (way < 0.9)
    return { kind: 'honest', type: JSON_TYPE, body: Buffer.from(JSON.stringify(body)) };
  if (way < 0.92) return { kind: 'honest form', type: FORM_TYPE, body: Buffer.from(form) };
  const type = random.pick([
    JSON_TYPE,
    JSON_TYPE,
    FORM_TYPE,
    FORM_TYPE,
    'text/plain',
    'multipart/form-data',
    '*/*',
    'application/json;;',
    'x',
  ]);
  if (way < 0.96) return { kind: 'random bytes', type, body: random.bytes(random.whole(0, 400)) };
  return { kind: 'random JSON', type, body: Buffer.from(JSON.stringify(randomJson(random, 7))) };
}

function randomJson(random: Random, depth: number): Json {
  const kind = depth === 0 ? random.whole(0, 3) : random.whole(0, 5);
  if (kind < 2) return random.pick(ODD_TEXTS);
  if (kind === 2) return random.whole(-1e15, 1e15) / random.whole(1, 1000);
  if (kind === 3) return random.pick([null, true, false]);
  const inner = Array.from({ length: random.whole(0, 4) }, () => randomJson(random, depth - 1));
  if (kind === 4) return inner;
  return Object.fromEntries(
    inner.map((value) => [
      random.pick([...PROTOTYPE_NAMES, 'email', 'inputs', 'events', 'x']),
      value,
    ]),
  );
}

/** `count` bodies, as many for each target, the same ones for the same seed. */
export function hostileBodies(
  targets: readonly Target[],
  seed: number,
  count: number,
): HostileBody[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, at) => {
    const target = targets[at % targets.length] as Target;
    return { target, ...oneBody(target, random) };
  });
}
