import type { Language } from '#domain/site/language.ts';
import type { PageId } from '#domain/site/routes.ts';

/** One page of each kind: pictures, a form, the simulator, its figures, an article, a failure. */
const SAMPLE: readonly PageId[] = [
  'home',
  'pre-registration',
  'simulator',
  'simulator-method',
  'article-night',
  'form-failed',
];

/** `npm run e2e` looks at the sample, `npm run e2e:all` at every page. */
export const sweep = (id: PageId) => ({ tag: SAMPLE.includes(id) ? [] : '@sweep' });

/** A detail of a look, or of a part whose main ways `npm run e2e` does try. */
export const DETAIL = { tag: '@sweep' };

/** A long test whose other language shows little more: that one is left to `npm run e2e:all`. */
export const sampledIn = (language: Language, sampled: Language = 'fr') => ({
  tag: language === sampled ? [] : '@sweep',
});
