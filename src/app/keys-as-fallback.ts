/**
 * Specification, section 4: a missing translation logs a warning and shows its key. The types make
 * that impossible from our own code; this is for a dictionary that came from elsewhere.
 */
export function keysAsFallback<T extends object>(words: T, path = ''): T {
  return new Proxy(words, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || key === 'toJSON' || key === '$$typeof') return found;
      const here = path === '' ? key : `${path}.${key}`;
      if (found === undefined) {
        console.warn(`Missing translation: ${here}`);
        return here;
      }
      return isDictionary(found) ? keysAsFallback(found, here) : found;
    },
  });
}

const isDictionary = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
