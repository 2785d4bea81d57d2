import { LANGUAGES } from '#domain/site/language.ts';
import { canonicalPath, PAGE_IDS, ROUTES } from '#domain/site/routes.ts';
import { audit, failedAudits, scoreOf, withServedSites } from './audits.ts';

/**
 * Every page in both languages: what does not depend on how busy the machine is. A page that search
 * engines are told to leave alone has no SEO to score.
 */
const PORT = 4320;

let failed = false;
await withServedSites([{ dir: 'dist', port: PORT }], async () => {
  for (const page of PAGE_IDS) {
    const categories = [
      'accessibility',
      'best-practices',
      ...(ROUTES[page].indexed ? ['seo'] : []),
    ];
    for (const language of LANGUAGES) {
      const address = canonicalPath(page, language);
      const result = await audit(PORT, address, categories);
      const scores = categories.map((name) => ({ name, score: scoreOf(result, name) }));
      const ok = scores.every(({ score }) => score === 100);
      const told = scores.map(({ name, score }) => `${name} ${Math.round(score)}`).join(', ');
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${address}: ${told}`);
      if (!ok) for (const fault of failedAudits(result)) console.log(`     ${fault}`);
      failed ||= !ok;
    }
  }
});
process.exit(failed ? 1 : 0);
