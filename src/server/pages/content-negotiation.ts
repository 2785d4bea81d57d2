import type { IncomingHttpHeaders } from 'node:http';
import { preferredLanguage } from '#domain/site/language.ts';
import type { PreparedAnswer, Resource } from './site-resources.ts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const languageFor = memoizeByHeader(preferredLanguage);
const encodingFor = memoizeByHeader(preferredEncoding);

/** The prepared answer in the visitor's language and encoding. */
export function negotiate({ fr, en }: Resource, headers: IncomingHttpHeaders): PreparedAnswer {
  const isEnglish = fr !== en && languageFor(headers['accept-language']) === 'en';
  return (isEnglish ? en : fr)[encodingFor(headers['accept-encoding'])];
}

/**
 * The smallest of our encodings that the client accepts: all are compressed beforehand, so its order
 * of preference among them makes no difference.
 *
 * preferredEncoding('gzip, deflate, br') // => 'br'
 * preferredEncoding('br;q=0, gzip')      // => 'gzip'
 * preferredEncoding('*')                 // => 'br'
 * preferredEncoding(undefined)           // => 'identity'
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map<string, boolean>();
  for (const entry of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    accepted.set(name.trim(), !parameters.some(refuses));
  }
  const takes = (encoding: string) => accepted.get(encoding) ?? accepted.get('*') ?? false;
  return ENCODINGS.find(takes) ?? 'identity';
}

function refuses(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=');
  return name.trim() === 'q' && !(Number(value) > 0);
}

const MOST_VALUES = 500;
const LONGEST_VALUE = 200;

/**
 * Browsers send the same few values of a header over and over. Bounded, so that made-up values
 * cannot fill the memory.
 */
export function memoizeByHeader<Decision>(decide: (header: string | undefined) => Decision) {
  const known = new Map<string | undefined, Decision>();
  return (header: string | undefined): Decision => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const decision = decide(header);
    if (known.size === MOST_VALUES) known.clear();
    if (header === undefined || header.length <= LONGEST_VALUE) known.set(header, decision);
    return decision;
  };
}
