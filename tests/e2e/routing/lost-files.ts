import type { Page, Request } from '@playwright/test';
import type { Prefix } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';

/** Undefined: the connection is gone as well. */
interface Loss {
  status?: number;
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

/** A page's code and its words are named after it, and differ in their ending. */
const fileOf = (id: PageId, ending: string) => (request: Request) =>
  pathOf(request).startsWith(`/assets/${id}-`) && pathOf(request).endsWith(ending);

export const loseCode = (page: Page, id: PageId, loss: Loss = {}) =>
  lose(page, (request) => fileOf(id, '.js')(request) || isProbe(request, loss), loss);

export const loseWords = (page: Page, id: PageId, loss: Loss = {}) =>
  lose(page, (request) => fileOf(id, '.json')(request) || isProbe(request, loss), loss);

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
