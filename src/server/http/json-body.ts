/** Far above what our own pages send. */
export const BODY_LIMITS = { depth: 6, fields: 500, nameLength: 100 } as const;

const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Undefined for what is not JSON, or holds what no page of ours sends and the database refuses. */
export function parseJsonBody(bytes: Buffer): unknown {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isAcceptable(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Level by level and not by recursion, so that deep nesting cannot overflow the stack. */
function isAcceptable(body: unknown): boolean {
  let level: unknown[] = [body];
  let fields = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && !isStorable(value)) return false;
      if (typeof value !== 'object' || value === null) continue;
      if (depth === BODY_LIMITS.depth) return false;
      for (const [name, inner] of Object.entries(value)) {
        fields += 1;
        if (fields > BODY_LIMITS.fields || !isFieldName(name)) return false;
        next.push(inner);
      }
    }
    level = next;
  }
  return true;
}

export function isFieldName(name: string): boolean {
  return name.length <= BODY_LIMITS.nameLength && !FORBIDDEN_NAMES.has(name) && isStorable(name);
}

/** PostgreSQL stores neither a NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
