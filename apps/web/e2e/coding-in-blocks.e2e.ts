import { describe, expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney();

describe('a program in blocks', () => {
  test.each([6, 9])(
    'at %i: runs, is changed by keyboard, and is there after a reload',
    async (age) => {
      const { page, troubles } = await journey.open();
      await enterAsChild(page, age);
      await page.goto('/ai-coding?project=1');
      const numbers = page.getByRole('treeitem', { name: 'Numbers' });
      await numbers.waitFor();

      const run = page.locator('button:not([aria-disabled="true"])', { hasText: 'Run Code' });
      await run.click();
      await page.getByRole('paragraph').filter({ hasText: 'We know twelve pets.' }).waitFor();

      const blocks = page.locator(
        '.blocklySvg:not(.blocklyFlyout) .blocklyBlockCanvas > .blocklyDraggable',
      );
      const before = await blocks.count();
      await numbers.click();
      await page.locator('.blocklyFlyout .blocklyDraggable').first().waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(() => blocks.count()).toBe(before + 1);

      await page.reload();
      await numbers.waitFor();
      await expect.poll(() => blocks.count()).toBe(before + 1);
      await page.getByRole('tab', { name: 'Code', exact: true }).click();
      const code = page.getByRole('textbox', { name: /^Your code for/ });
      await code.waitFor();
      expect(await code.textContent()).toContain('function classify(pet)');
      expect(troubles).toEqual([]);
    },
  );
});
