import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What axe finds serious or critical on what is shown now, a line each. No page of ours has frames and nobody reads
 * what passed: put together in the page itself, and without the passed ones, a look takes a third of the time.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const { pathname, search } = new URL(page.url());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${pathname}${search}: ${id}, ${nodes.length} × ${nodes[0]?.html.slice(0, 160)}`,
    );
}

/** Checks that a screen shuts nobody out, and that nobody has to push it sideways, however the tablet is held. */
export async function expectSoundEitherWay(page: Page): Promise<void> {
  await expectSoundScreen(page);
  await expectSoundTurned(page);
}

/** Turns the tablet, and checks the same once. */
export async function expectSoundTurned(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: height, height: width });
  await expectSoundScreen(page);
}

/** Checks that a screen shuts nobody out, and that nobody has to push it sideways. */
export async function expectSoundScreen(page: Page): Promise<void> {
  // A page that turns by itself may do so while it is looked at.
  await expect.poll(() => seriousFindings(page)).toEqual([]);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `px that ${page.url()} is too wide`).toBeLessThanOrEqual(0);
}

/** Checks that something can be touched where it stands, without scrolling and with nothing over it. */
export async function expectInReach(target: Locator): Promise<void> {
  await target.waitFor();
  const isInReach = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  await expect.poll(isInReach).toBe(true);
}
