import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled, smallTargets } from './page-geometry.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4', 'best-practice'];

/** No violation of any rule axe knows under these names, and no target too small to hit. */
export async function expectAccessible(page: Page, { forcedColours = false } = {}): Promise<void> {
  await settled(page);
  const { violations, passes } = await new AxeBuilder({ page })
    // First, or it would undo what follows. Half the time: nothing to list but violations, no media to fetch, no
    // frames to look into.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(TAGS)
    // With forced colours axe compares what styles ask for, which nobody sees: the colours are the reader's.
    .disableRules(forcedColours ? ['color-contrast'] : [])
    .setLegacyMode()
    .analyze();
  expect(passes.length).toBeGreaterThan(20);
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}
