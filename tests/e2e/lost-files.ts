import { expect, type Page, type Request } from '@playwright/test';
import type { Prefix } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';

/** Undefined: the connection is gone as well. */
interface Loss {
  status?: number;
}

/** A page comes in two files, its code and its words, which may differ in nothing but the hash. */
function codeOf(page: Page, id: PageId): Promise<string | undefined> {
  return page.evaluate((route) => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> };
    };
    return manifest.routes[route]?.module;
  }, id);
}

/** Gives back a function by which they can be had again. */
async function lose(page: Page, isLost: (request: Request) => boolean, { status }: Loss) {
  const matches = (url: URL) => url.pathname.startsWith('/');
  await page.route(matches, (route) => {
    if (!isLost(route.request())) return route.fallback();
    return status === undefined ? route.abort() : route.fulfill({ status });
  });
  return () => page.unroute(matches);
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Without a connection the page's address does not answer either. */
const isProbe = (request: Request, { status }: Loss) =>
  status === undefined && request.method() === 'HEAD';

export async function loseCode(page: Page, id: PageId, loss: Loss = {}) {
  const code = await codeOf(page, id);
  expect(code).toMatch(/^\/assets\/.+\.js$/);
  return lose(page, (request) => pathOf(request) === code || isProbe(request, loss), loss);
}

export async function loseWords(page: Page, id: PageId, loss: Loss = {}) {
  const code = await codeOf(page, id);
  const isWords = (path: string) => path.startsWith(`/assets/${id}-`) && path !== code;
  return lose(page, (request) => isWords(pathOf(request)) || isProbe(request, loss), loss);
}

/** Every document asked for from now on, by its path. */
export function documents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

export async function clickInFooter(page: Page, id: PageId, prefix: Prefix) {
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pathTo(id, prefix)}"]`)
    .click();
}
