const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The smallest of our encodings that the client takes at all: we made them beforehand, so its
 * order among them costs us nothing and gains it nothing.
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
