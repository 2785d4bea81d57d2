import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { encodeState } from '#domain/simulator/url-codec.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { amountsIn } from '../agreement/read-amounts.ts';
import { mainFigure } from './simulator-page.ts';
import { sampledIn } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

const { value: headline } = CLAIMS.headlineGainMax;
const query = encodeState({ mode: 'expert', fleet: KNOWN_FLEETS.largeVans });

for (const language of LANGUAGES) {
  test(
    `the card that promises ${headline} EUR leads to the fleet that keeps it, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      await page.goto(pathTo('home', language));
      await hydrated(page);
      const link = page.locator(`a[href$="?${query}"]`);
      const card = page.locator('main aside').filter({ has: link });
      const [promised] = amountsIn((await card.textContent()) ?? '');
      expect(promised).toBe(headline);
      await link.click();
      await expect(page).toHaveURL((url) => url.search === `?${query}`);
      const shown = async () => amountsIn((await mainFigure(page).textContent()) ?? '')[0];
      await expect.poll(shown, { timeout: 10_000 }).toBeGreaterThanOrEqual(headline);
    },
  );
}
