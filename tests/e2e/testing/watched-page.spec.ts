import { test as unwatched } from '@playwright/test';
import { expect, Faults, hydrated } from './watched-page.ts';

const PROVOKED: Record<string, () => void> = {
  'warning: spilt': () => console.warn('spilt'),
  'uncaught: fell over': () =>
    setTimeout(() => {
      throw new Error('fell over');
    }),
  'error: Policy violated: style-src-attr by inline ': () =>
    document.body.setAttribute('style', 'color: red'),
  'error: Policy violated: require-trusted-types-for by trusted-types-sink Element innerHTML|<b>':
    () => {
      try {
        document.body.innerHTML = '<b>';
      } catch {}
    },
  'stranger: http://127.0.0.1:9/pixel': () => {
    new Image().src = 'http://127.0.0.1:9/pixel';
  },
  'cookie: crumb': () => {
    // biome-ignore lint/suspicious/noDocumentCookie: it stands for the tracker that would.
    document.cookie = 'crumb=1';
  },
  'stored: visits': () => localStorage.setItem('visits', '1'),
};

unwatched('S8: a watched page reports every kind of fault', async ({ context, page, baseURL }) => {
  const faults = new Faults();
  await faults.watch(context, new URL(baseURL ?? '').origin);
  await page.goto('/faq');
  await hydrated(page);
  expect(faults.report().unexpected).toEqual([]);
  for (const provoke of Object.values(PROVOKED)) await page.evaluate(provoke);
  await faults.lookForTraces(context);
  for (const fault of Object.keys(PROVOKED)) {
    await expect.poll(() => faults.report().unexpected).toContain(fault);
  }
});

unwatched('an expected fault that does not appear is reported too', async ({ context, page }) => {
  const faults = new Faults();
  await faults.watch(context, '');
  faults.expect(/^warning: spilt$/);
  faults.expect(/^error: never$/);
  await page.evaluate(() => console.warn('spilt'));
  await expect.poll(() => faults.report()).toEqual({ unexpected: [], missing: [/^error: never$/] });
});
