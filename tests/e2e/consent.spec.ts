import { loadWords } from '#content/load-words.ts';
import { CONSENT_KEY, consentRecord, ESSENTIAL_ONLY, EVERYTHING } from '#domain/privacy/consent.ts';
import { LEGAL_UPDATED } from '#domain/site/legal.ts';
import { bannerOf, NO_RECORD, storeBefore, storedRecord } from './consent-parts.ts';
import { french, manageLink, opened } from './french-banner.ts';
import { DETAIL } from './sweep.ts';
import { expect, hydrated, lastPartArrived, test } from './watched-page.ts';

test.use({ storageState: NO_RECORD });

const DAY_MS = 86_400_000;

test('P2: saying yes, saying no and choosing have the same size, type and colours', async ({
  page,
}) => {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const { acceptAll, essentialOnly, customize } = await opened(page);
    const looks = await Promise.all(
      [acceptAll, essentialOnly, customize].map((button) => button.evaluate(lookOf)),
    );
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
  }
});

function lookOf(button: Element) {
  const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
  const { width, height } = button.getBoundingClientRect();
  const size = [Math.round(width), Math.round(height)];
  return { tag: button.tagName, color, backgroundColor, borderColor, fontSize, fontWeight, size };
}

for (const [name, choice] of [
  ['acceptAll', EVERYTHING],
  ['essentialOnly', ESSENTIAL_ONLY],
] as const) {
  test(`P3, P10: '${french[name]}' keeps the four fields, is sent to the server once and not asked again`, async ({
    page,
    context,
  }) => {
    const proofs: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/consent')) proofs.push(request.postData() ?? '');
    });
    const parts = await opened(page);
    const beforeMs = await page.evaluate(() => Date.now());
    await parts[name].click();
    await expect(parts.banner).toBeHidden();
    await expect(page.getByText(french.saved)).toBeAttached();
    const record = await storedRecord(page);
    expect(record).toEqual({ necessary: true, ...choice, timestamp: expect.any(Number) });
    expect(record?.timestamp).toBeGreaterThanOrEqual(beforeMs);
    await expect.poll(() => proofs).toHaveLength(1);
    expect(JSON.parse(proofs[0] ?? '')).toEqual({
      ...choice,
      timestamp: record?.timestamp,
      policyDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      lang: 'fr',
      uiHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    await page.reload();
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(parts.banner).toBeHidden();
    expect(proofs).toHaveLength(1);
  });
}

test('P6: the switch is off until pressed, nothing is kept until saved, and what has no tool has none', async ({
  page,
}) => {
  const { banner, customize, toggle, save } = await opened(page);
  await expect(customize).toHaveAttribute('aria-expanded', 'false');
  await customize.click();
  await expect(customize).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle('necessary')).toBeChecked();
  await expect(toggle('necessary')).toBeDisabled();
  await expect(toggle('analytics')).not.toBeChecked();
  await expect(toggle('marketing')).toHaveCount(0);
  await expect(banner.getByText(french.noTool)).toBeVisible();
  await toggle('analytics').check();
  expect(await storedRecord(page)).toBeNull();
  await customize.click();
  await expect(toggle('analytics')).toBeHidden();
  await customize.click();
  await expect(toggle('analytics')).not.toBeChecked();
  await toggle('analytics').check();
  await save.click();
  await expect(banner).toBeHidden();
  expect(await storedRecord(page)).toMatchObject({ analytics: true, marketing: false });
});

test('P4: a damaged or expired choice is asked for again, a refusal not before it expires', async ({
  page,
}) => {
  const policyMs = Date.parse(LEGAL_UPDATED.cookies);
  const nowMs = policyMs + 300 * DAY_MS;
  const soonMs = policyMs + 10 * DAY_MS;
  const refusedAt = (timestamp: number) => JSON.stringify(consentRecord(ESSENTIAL_ONLY, timestamp));
  await page.clock.install({ time: nowMs });
  const { banner } = bannerOf(page, french);
  await page.goto('/contact');
  for (const [stored, timeMs, isAsked] of [
    ['{"necessary":true', nowMs, true],
    [refusedAt(nowMs - 183 * DAY_MS), nowMs, true],
    [refusedAt(nowMs - 181 * DAY_MS), nowMs, false],
    [refusedAt(policyMs - 2 * DAY_MS), soonMs, true],
    [refusedAt(policyMs), soonMs, false],
  ] as const) {
    await page.clock.setSystemTime(timeMs);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      CONSENT_KEY,
      stored,
    ] as const);
    await page.reload();
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(banner).toBeVisible({ visible: isAsked });
  }
});

test('P5: the footer’s link opens the choice as it stands, to be looked at, closed and changed', async ({
  page,
  context,
}) => {
  await storeBefore(context, JSON.stringify(consentRecord(EVERYTHING, Date.now())));
  await page.goto('/contact');
  await hydrated(page);
  const { banner, customize, toggle, save, close } = bannerOf(page, french);
  const link = manageLink(page);
  await link.click();
  await expect(banner).toBeFocused();
  await expect(customize).toHaveAttribute('aria-expanded', 'true');
  await customize.click();
  await expect(customize).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle('analytics')).toBeHidden();
  await customize.click();
  await expect(toggle('analytics')).toBeChecked();
  for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
    await leave();
    await expect(banner).toBeHidden();
    await expect(link).toBeFocused();
    expect(await storedRecord(page)).toMatchObject({ ...EVERYTHING });
    await link.click();
  }
  await toggle('analytics').uncheck();
  await save.click();
  expect(await storedRecord(page)).toMatchObject({ ...ESSENTIAL_ONLY });
});

test('who leaves the choice without having made one is still asked', async ({ page }) => {
  const { banner, customize, toggle, close } = await opened(page);
  await expect(close).toBeHidden();
  const link = manageLink(page);
  await link.click();
  await expect(toggle('analytics')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect(close).toBeHidden();
  await expect(customize).toHaveAttribute('aria-expanded', 'false');
  await expect(banner).toBeVisible();
  expect(await storedRecord(page)).toBeNull();
});

test(
  'P5: a withdrawal holds on the next page even where storage has no room for it',
  DETAIL,
  async ({ page, faults }) => {
    faults.expect(/^stored: filling/);
    const { banner, acceptAll, essentialOnly } = await opened(page);
    await acceptAll.click();
    await expect.poll(() => storedRecord(page)).toMatchObject({ ...EVERYTHING });
    await page.evaluate(() => {
      // To the last letter.
      for (let [length, step] = [0, 2 ** 22]; step >= 1; ) {
        try {
          localStorage.setItem('filling', 'x'.repeat(length + step));
          length += step;
        } catch {
          step /= 2;
        }
      }
    });
    await manageLink(page).click();
    await essentialOnly.click();
    await expect(banner).toBeHidden();
    expect(await storedRecord(page)).toBeNull();
  },
);

test('the cookies page opens the choice too', DETAIL, async ({ page }) => {
  const { choice } = await loadWords('cookies', 'fr');
  const { banner, essentialOnly } = await opened(page, '/cookies');
  await essentialOnly.click();
  await page.getByRole('button', { name: choice.change }).click();
  await expect(banner).toBeFocused();
});

test('P21: a browser that says no by itself is not asked, and can still choose', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const bannerFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/banner-')) bannerFiles.push(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  await lastPartArrived(page);
  const { banner, toggle } = bannerOf(page, french);
  const link = manageLink(page);
  await link.scrollIntoViewIfNeeded();
  await expect(banner).toBeHidden();
  // Not even on its way.
  expect(bannerFiles.filter((url) => url.endsWith('.js'))).toEqual([]);
  await link.click();
  await expect(toggle('analytics')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();
  expect(await storedRecord(page)).toBeNull();
});
