import { randomUUID } from 'node:crypto';
import { sheetPageWords } from '#content/mail-words.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { expectAccessible, WITH_FORCED_COLOURS } from './accessible.ts';
import { newAddress, rows, salesMailAbout } from './arrivals.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LONG = 'Messageries-des-deux-rives-'.repeat(6).slice(0, 150);
const HOSTILE = `</dd></main><form action=//evil.example>${'é<&>"'.repeat(10)}`.slice(0, 60);

for (const language of LANGUAGES) {
  test(
    `from the sales mail to the sheet of a lead and the end of its link, in ${language}`,
    sampledIn(language),
    async ({ page, baseURL, faults }) => {
      faults.expect(/Failed to load resource: .* 410 /);
      const email = newAddress('sheet');
      const answer = await page.request.post('/api/leads', {
        headers: { 'Idempotency-Key': randomUUID() },
        data: {
          email,
          first_name: '<b>Ana</b>',
          company: LONG,
          phone: '+33 1 99 00 18 44',
          phone_consent: true,
          fleet_size: 100,
          vehicle_type: 'vans',
          industry: 'logistics',
          urgency: 'immediate',
          current_energy_cost: HOSTILE,
          email_consent: true,
          language,
          filled_ms: 40_000,
        },
      });
      expect(answer.status()).toBe(201);
      const opened = () =>
        rows(
          baseURL,
          `SELECT 1 FROM sheet_log l JOIN lead_submissions s ON s.id = l.lead_submission_id
           WHERE s.answers->>'email' = $1 AND l.event = 'sheet.opened'`,
          [email],
        );
      const [submission] = await rows(
        baseURL,
        `SELECT id FROM lead_submissions WHERE answers->>'email' = $1`,
        [email],
      );
      const reference = referenceOf(String(submission?.id));
      const mail = await salesMailAbout(baseURL, reference);
      const link = new URL(/https:\/\/\S+\/fiche\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
      expect(link.pathname).toBe(`/${language}/fiche`);

      const words = sheetPageWords(language);
      const title = page.getByRole('heading', { level: 1 });
      const press = (label: string) => page.getByRole('button', { name: label }).click();
      const isAccessible = async () => {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page);
        }
      };
      await page.goto(link.pathname + link.search);
      await expect(title).toHaveText(words.opening.title);
      expect(await page.content()).not.toContain(email);
      await isAccessible();
      expect(await opened()).toEqual([]);

      // With the link to it.
      const analysed = () =>
        rows(baseURL, 'SELECT 1 FROM analyses WHERE lead_submission_id = $1', [submission?.id]);
      await expect.poll(analysed, { timeout: 30_000 }).toHaveLength(1);
      await press(words.opening.press);
      await expect(title).toContainText(reference);
      await expect(page.locator('main')).toContainText(email);
      await expect(page.locator('main')).toContainText(LONG);
      await expect(page.locator('main form')).toHaveCount(1);
      await expect(page.getByRole('link', { name: words.figure.seeAnalysis })).toBeVisible();
      await expect(page.locator('main ol > li')).toHaveCount(3);
      expect(await opened()).toHaveLength(1);
      await isAccessible();
      await page.emulateMedia({ forcedColors: 'active' });
      await expectAccessible(page, WITH_FORCED_COLOURS);
      await page.emulateMedia({ forcedColors: null });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator('.paste').click();
      const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
      expect(selected).toContain(words.paste.next.call);

      await press(words.link.revoke);
      await expect(title).toHaveText(words.revoked.title);
      await isAccessible();
      await page.goto(link.pathname + link.search);
      await expect(title).toHaveText(words.gone.title);
      await isAccessible();
      expect(await page.context().cookies()).toEqual([]);
    },
  );
}
