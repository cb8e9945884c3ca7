import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with what axe finds on the page: nothing of a serious or critical kind may be there. */
export async function expectNoBarriers(): Promise<void> {
  const { violations } = await axe.run(document.querySelector('main') ?? document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A part of a page has no headings above its own.
    rules: { 'heading-order': { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}
