import { describeError } from '#domain/client-error.ts';
import type { ClientError } from '#domain/client-error-wire.ts';
import type { Language } from '#domain/language.ts';
import { pageAt } from '#domain/routes.ts';

export function newReference(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0').toUpperCase();
}

/** Nobody waits for it: a visitor who meets an error has trouble enough. */
export function reportError(error: unknown, reference: string, language: Language): void {
  const page = pageAt(location.pathname)?.page ?? 'not-found';
  const report: ClientError = { reference, page, language, ...describeError(error) };
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
