import type { Browser } from '@playwright/test';
import { idle } from './measured-click.ts';

/** What a visitor of the home page points at on the way; the pages of VISITED are opened too. */
const POINTED_AT = ['/solutions', '/faq', '/partenaires', '/blog', '/contact', '/pre-inscription'];
const VISITED = ['/faq', '/solutions/flottes'];
const LOOK_MS = 400;

/**
 * The bytes of files, compressed and without their headers, that a visit fetched and no page needed: over
 * links, down the page and up again, into two pages.
 */
export async function bytesInVain(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await idle(page);
    const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
    for (const visited of ['', ...VISITED]) {
      if (visited !== '') {
        await page.locator(`footer a[href="${visited}"]`).click();
        await page.waitForURL(`${origin}${visited}`);
      }
      for (const address of POINTED_AT) {
        const link = page.locator(`a[href="${address}"]:visible`).first();
        if ((await link.count()) === 0) continue;
        await link.hover();
        await page.waitForTimeout(LOOK_MS);
      }
      for (const down of [1, -1]) {
        await page.mouse.wheel(0, down * 4000);
        await page.waitForTimeout(LOOK_MS);
      }
      await page.waitForLoadState('networkidle');
    }
    return await page.evaluate(
      ({ from, visited }) => {
        const { routes } = (window as unknown as ManifestWindow).__reactRouterManifest;
        const filesOf = (id: string) => {
          const { module, imports = [], css = [] } = routes[id] ?? {};
          return [module, ...imports, ...css.map((file) => file.replace('#', ''))];
        };
        const used = visited.flatMap(filesOf);
        const ofPages = Object.keys(routes).flatMap(filesOf);
        const isUsed = (path: string) =>
          used.includes(path) || visited.some((id) => path.startsWith(`/assets/${id}-fr-`));
        const isOfAPage = (path: string) => ofPages.includes(path) || /-fr-[^-]+\.json$/.test(path);
        const files = performance.getEntriesByType('resource').slice(from);
        return (files as PerformanceResourceTiming[])
          .filter(({ name, transferSize }) => {
            const { pathname } = new URL(name);
            return transferSize > 0 && isOfAPage(pathname) && !isUsed(pathname);
          })
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      },
      { from: before, visited: ['root', 'home', 'faq', 'fleets'] },
    );
  } finally {
    await context.close();
  }
}

interface ManifestWindow {
  __reactRouterManifest: {
    routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
  };
}
