import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { newAddress } from './arrivals.ts';
import { FORMS } from './form-drivers.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

const REFUSED = { status: 500, contentType: 'application/problem+json', body: '{"status":500}' };

interface Announcement {
  text: string;
  /** What stands outside an open modal dialog is not announced. */
  heard: boolean;
}

/** The live text is taken away after a second: what was in it is written down as it changes. */
async function listen(page: Page): Promise<() => Promise<Announcement[]>> {
  await page.addInitScript(() => {
    const announced: Announcement[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      const live = document.querySelector('[role="status"][aria-live="assertive"]');
      const text = live?.textContent;
      if (!live || !text || text === announced.at(-1)?.text) return;
      const modal = document.querySelector('dialog:modal');
      announced.push({ text, heard: modal === null || modal.contains(live) });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: Announcement[] }).announced);
}

for (const language of LANGUAGES) {
  test(
    `a message is announced as what it says, the key standing in the region's name, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const announcements = await listen(page);
      const { toast } = await loadWords('shell', language);
      const { thanks } = await loadFormWords('newsletter', language);
      const { fill, submit } = await FORMS.newsletter(page, language);
      await fill(newAddress('announced'));
      await submit.click();
      await expect
        .poll(announcements)
        .toEqual([{ text: `${toast.announced} ${thanks.title} ${thanks.text}`, heard: true }]);
      const region = page.getByRole('region', { name: 'Messages (F8)', exact: true });
      await expect(region).toMatchAriaSnapshot(`
      - region "Messages (F8)":
        - list:
          - listitem:
            - text: /.+/
            - button "${toast.close}"
    `);
    },
  );

  test(
    `a failure in the dialog is announced inside it, a title without full stop getting one, in ${language}`,
    sampledIn(language),
    async ({ page, faults }) => {
      faults.expect(/Failed to load resource/);
      const announcements = await listen(page);
      const { toast } = await loadWords('shell', language);
      const { fill, submit, failure } = await FORMS.dialog(page, language);
      expect(failure.title).toMatch(/[^.!?]$/);
      await fill(newAddress('announced'));
      await page.route('**/api/form-submission', (route) => route.fulfill(REFUSED));
      await submit.click();
      await expect
        .poll(announcements)
        .toEqual([{ text: `${toast.announced} ${failure.title}. ${failure.text}`, heard: true }]);
    },
  );
}
