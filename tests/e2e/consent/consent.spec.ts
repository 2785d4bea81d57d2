import { loadWords } from '#content/load-words.ts';
import { ESSENTIAL_ONLY, EVERYTHING } from '#domain/privacy/consent.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, hydrated, lastPartArrived, open, test } from '../testing/watched-page.ts';
import { asked, bannerOf, chosenBefore, french, NO_RECORD } from './consent.page.ts';

test.use({ storageState: NO_RECORD });

test('P2: yes, no and choosing have the same size, type and colours', async ({ page }) => {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const { acceptAll, essentialOnly, customize } = await asked(page);
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
  test(`P3, P10: '${french[name]}' is kept, sent to the server once, not asked again`, async ({
    page,
    context,
  }) => {
    const proofs: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/consent')) proofs.push(request.postData() ?? '');
    });
    const parts = await asked(page);
    const beforeMs = await page.evaluate(() => Date.now());
    await parts[name].click();
    await expect(parts.banner).toBeHidden();
    await expect(page.getByText(french.saved)).toBeAttached();
    const record = await parts.record();
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

test('P6: the switch is off until pressed, nothing is kept until saved', async ({ page }) => {
  const { banner, customize, toggle, save, record } = await asked(page);
  await expect(customize).toHaveAttribute('aria-expanded', 'false');
  await customize.click();
  await expect(customize).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle('necessary')).toBeChecked();
  await expect(toggle('necessary')).toBeDisabled();
  await expect(toggle('analytics')).not.toBeChecked();
  await expect(toggle('marketing')).toHaveCount(0);
  await expect(banner.getByText(french.noTool)).toBeVisible();
  await toggle('analytics').check();
  expect(await record()).toBeNull();
  await customize.click();
  await expect(toggle('analytics')).toBeHidden();
  await customize.click();
  await expect(toggle('analytics')).not.toBeChecked();
  await toggle('analytics').check();
  await save.click();
  await expect(banner).toBeHidden();
  expect(await record()).toMatchObject({ analytics: true, marketing: false });
});

test('P5: the footer’s link opens the choice as it stands', async ({ page, context }) => {
  await chosenBefore(context, EVERYTHING);
  await open(page, '/contact');
  const { banner, customize, toggle, save, close, manage, record } = bannerOf(page);
  await manage.click();
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
    await expect(manage).toBeFocused();
    expect(await record()).toMatchObject({ ...EVERYTHING });
    await manage.click();
  }
  await toggle('analytics').uncheck();
  await save.click();
  expect(await record()).toMatchObject({ ...ESSENTIAL_ONLY });
});

test('who leaves the choice without having made one is still asked', async ({ page }) => {
  const { banner, customize, toggle, close, manage, record } = await asked(page);
  await expect(close).toBeHidden();
  await manage.click();
  await expect(toggle('analytics')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manage).toBeFocused();
  await expect(close).toBeHidden();
  await expect(customize).toHaveAttribute('aria-expanded', 'false');
  await expect(banner).toBeVisible();
  expect(await record()).toBeNull();
});

test('P5: a withdrawal holds where storage is full', DETAIL, async ({ page, faults }) => {
  faults.expect(/^stored: filling/);
  const { banner, acceptAll, essentialOnly, manage, record } = await asked(page);
  await acceptAll.click();
  await expect.poll(record).toMatchObject({ ...EVERYTHING });
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
  await manage.click();
  await essentialOnly.click();
  await expect(banner).toBeHidden();
  expect(await record()).toBeNull();
});

test('the cookies page opens the choice too', DETAIL, async ({ page }) => {
  const { choice } = await loadWords('cookies', 'fr');
  const { banner, essentialOnly } = await asked(page, '/cookies');
  await essentialOnly.click();
  await page.getByRole('button', { name: choice.change }).click();
  await expect(banner).toBeFocused();
});

test('P21: a browser that says no by itself is not asked', async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const bannerFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/banner-')) bannerFiles.push(request.url());
  });
  await open(page, '/contact');
  await lastPartArrived(page);
  const { banner, toggle, manage, record } = bannerOf(page);
  await manage.scrollIntoViewIfNeeded();
  await expect(banner).toBeHidden();
  // Not even on its way.
  expect(bannerFiles.filter((url) => url.endsWith('.js'))).toEqual([]);
  await manage.click();
  await expect(toggle('analytics')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();
  expect(await record()).toBeNull();
});
