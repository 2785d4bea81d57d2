import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { CONSENT_KEY, consentRecord, ESSENTIAL_ONLY } from '#domain/privacy/consent.ts';

/** Faults that fail a test: errors, policy violations, requests to other hosts, cookies and storage left behind. */
export class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** For a test that brings a fault about: it must then appear, and no other beside it. */
  expect(fault: RegExp): void {
    this.#expected.push(fault);
  }

  async watch(context: BrowserContext, origin: string): Promise<void> {
    context.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning') this.#found.push(`${type}: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().message}`));
    context.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (protocol.startsWith('http') && asked !== origin) {
        this.#found.push(`stranger: ${request.url()}`);
      }
    });
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        // biome-ignore lint/suspicious/noConsole: the console is where the watch listens.
        console.error(`Policy violated: ${violatedDirective} by ${blockedURI} ${sample}`),
      ),
    );
  }

  async lookForTraces(context: BrowserContext): Promise<void> {
    const { cookies, origins } = await context.storageState();
    for (const { name } of cookies) this.#found.push(`cookie: ${name}`);
    for (const { name } of origins.flatMap(({ localStorage }) => localStorage)) {
      if (name !== CONSENT_KEY) this.#found.push(`stored: ${name}`);
    }
  }

  report() {
    const isExpected = (fault: string) => this.#expected.some((form) => form.test(fault));
    return {
      unexpected: this.#found.filter((fault) => !isExpected(fault)),
      missing: this.#expected.filter((form) => !this.#found.some((fault) => form.test(fault))),
    };
  }
}

/** Chromium calls every document with this status an error, the not-found page too. */
export const NOT_FOUND_DOCUMENT = /^error: Failed to load resource: .* 404 /;

export const test = base.extend<{ faults: Faults }>({
  /**
   * Every visitor of these tests has refused, so that the banner stands in nobody's way. The tests of
   * the banner itself start without a record: `test.use({ storageState: NO_RECORD })`.
   */
  storageState: async ({ baseURL }, use) => {
    const value = JSON.stringify(consentRecord(ESSENTIAL_ONLY, Date.now()));
    const origin = new URL(baseURL ?? '').origin;
    await use({ cookies: [], origins: [{ origin, localStorage: [{ name: CONSENT_KEY, value }] }] });
  },
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = new Faults();
      await faults.watch(context, new URL(baseURL ?? '').origin);
      await use(faults);
      await faults.lookForTraces(context);
      expect(faults.report()).toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],
});

/** Gives the sign of life the page waits for, then waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await takenOver(page);
}

/** Goes to an address, as a visitor who then does something. */
export async function open(page: Page, ...address: Parameters<Page['goto']>): Promise<void> {
  await page.goto(...address);
  await hydrated(page);
}

/** Only an effect gives the menu buttons their state, and effects run once everything is hydrated. */
export async function takenOver(page: Page): Promise<void> {
  await page
    .locator('button[aria-controls="menu-solutions"][aria-expanded]')
    .waitFor({ state: 'attached' });
}

/**
 * The part for consent is asked for once all is hydrated. Who cuts the network before it is there
 * brings about a fault that has nothing to do with the test.
 */
export async function lastPartArrived(page: Page): Promise<void> {
  await page.locator('a[href="#main"] + div > [role="status"]').waitFor({ state: 'attached' });
}

export { expect };

/** What is asked for is on its way until the returned function lets it arrive. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const arrives = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  return arrives.resolve;
}

/** The page stays as it was served. */
export const holdScript = (page: Page): Promise<() => void> => hold(page, '**/assets/boot-*.js');
