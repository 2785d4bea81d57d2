import type { Place } from '#domain/analytics.ts';
import type { Language } from '#domain/language.ts';
import { pageAt } from '#domain/routes.ts';

/** As the browser keeps it: the visitor may have gone on before this file arrives. */
const [navigation] = performance.getEntriesByType('navigation');
const found = pageAt(new URL(navigation?.name ?? location.href).pathname);

/** The page this document began with. */
export const LANDING: Place = {
  page: found?.page ?? 'not-found',
  language: found?.prefix || (document.documentElement.lang as Language),
};
