import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled, smallTargets } from './page-geometry.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4', 'best-practice'];

/** With forced colours axe compares what styles ask for, which nobody sees: the colours are the reader's. */
export const WITH_FORCED_COLOURS = ['color-contrast'];

/**
 * No violation of any rule axe knows under these names, and no target too small to hit; `except` names rules
 * that cannot hold here.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  await settled(page);
  const { violations, passes } = await new AxeBuilder({ page })
    // First, or it would undo what follows. Half the time: nothing to list but violations, no media to fetch, no
    // frames to look into.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(TAGS)
    .disableRules([...except])
    .setLegacyMode()
    .analyze();
  expect(passes.length).toBeGreaterThan(15);
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}
