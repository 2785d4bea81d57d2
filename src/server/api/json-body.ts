const DEEPEST = 6;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Undefined for what is not JSON, or holds what no honest page sends and a database refuses. */
export function parseJsonBody(bytes: Buffer): unknown {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isHonest(body, DEEPEST) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isHonest(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([key, inner]) => isHonestKey(key) && isHonest(inner, depth - 1),
  );
}

export function isHonestKey(key: string): boolean {
  return !FORBIDDEN_KEYS.has(key) && isStorable(key);
}

/** PostgreSQL keeps neither a NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
