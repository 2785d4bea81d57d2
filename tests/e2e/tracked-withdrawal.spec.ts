import { pathTo } from '#domain/site/routes.ts';
import { expectSameDocument, markDocument } from './same-document.ts';
import { chat, eventsOf, opened, shell, test } from './tracked-parts.ts';
import { expect } from './watched-page.ts';

const HEATMAP = 'https://heat.tracker.example/heat-42.js';

/** Leaves traces wherever a tool may, at once and at each `leave-traces` event. */
const WRITING = {
  contentType: 'text/javascript',
  body: `
    addEventListener('leave-traces', () => {
      document.cookie = '_thermo_visit=1; path=/';
      document.cookie = '_thermo_folder=1';
      localStorage.setItem('_thermo_queue', '[]');
      sessionStorage.setItem('_thermo_tab', '1');
    });
    dispatchEvent(new Event('leave-traces'));
    window.hasWritten = true;`,
};

const traces = () =>
  [
    ...document.cookie.split('; '),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ].filter((trace) => trace.startsWith('_thermo'));

test.beforeEach(({ faults }) => faults.expect(/^stranger: https:\/\/(heat|frames|ident)\.tracker/));

test('P5: what a tool writes after the withdrawal is removed again, and it brings no more styles', async ({
  page,
  faults,
}) => {
  faults.expect(/^error: Policy violated: style-src-elem by inline/);
  faults.expect(/^error: Applying inline style violates/);
  await page.route(HEATMAP, (route) => route.fulfill(WRITING));
  const { acceptAll, essentialOnly } = await opened(page, pathTo('energy', ''));
  await acceptAll.click();
  await expect.poll(() => page.evaluate(traces)).toHaveLength(4);
  await page.getByRole('link', { name: shell.footer.manageCookies }).click();
  await markDocument(page);
  await essentialOnly.click();
  await expect.poll(() => page.evaluate(traces)).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event('leave-traces')));
  await expect.poll(() => page.evaluate(traces)).toEqual([]);
  await page.evaluate(() => {
    dispatchEvent(new Event('leave-traces'));
    dispatchEvent(new Event('pagehide'));
  });
  expect(await page.evaluate(traces)).toEqual([]);
  const styled = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = ':root { --thermo: on }';
    document.head.append(style);
    return getComputedStyle(document.documentElement).getPropertyValue('--thermo');
  });
  expect(styled).toBe('');
  await expectSameDocument(page);
});

test('P5: a tool still on its way at the withdrawal leaves nothing', async ({ page }) => {
  const arrives = Promise.withResolvers<void>();
  await page.route(HEATMAP, async (route) => {
    await arrives.promise;
    await route.fulfill(WRITING);
  });
  const { acceptAll, essentialOnly } = await opened(page);
  const asked = page.waitForRequest(HEATMAP);
  await acceptAll.click();
  await asked;
  await page.getByRole('link', { name: shell.footer.manageCookies }).click();
  await essentialOnly.click();
  arrives.resolve();
  await page.waitForFunction(() => 'hasWritten' in window);
  await expect.poll(() => page.evaluate(traces)).toEqual([]);
});

test('P5: a withdrawal in one tab holds in the other', async ({ page, context, faults }) => {
  faults.expect(/^error: (Connecting to|Fetch API cannot load|Policy violated: connect-src)/);
  const { acceptAll, essentialOnly } = await opened(page);
  const other = await context.newPage();
  const { banner } = await opened(other, pathTo('faq', ''));
  await acceptAll.click();
  await expect(banner).toBeHidden();
  await expect(other.locator('iframe')).toHaveCount(1);
  const offer = other.getByRole('button', { name: chat.open });
  await expect(offer).toBeVisible();
  await expect.poll(() => eventsOf(other)).toHaveLength(1);

  await page.bringToFront();
  await page.getByRole('link', { name: shell.footer.manageCookies }).click();
  await essentialOnly.click();
  await expect(other.locator('iframe')).toHaveCount(0);
  await expect(offer).toHaveCount(0);
  await other.bringToFront();
  await other.locator('a[data-cta]').first().click();
  await expect(other).not.toHaveURL('/faq');
  expect(await eventsOf(other)).toHaveLength(1);
  await expect.poll(() => context.cookies()).toEqual([]);
});
