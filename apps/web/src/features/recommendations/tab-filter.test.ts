import { expect, test } from 'vitest';
import { isUnder, TABS } from './tab-filter.ts';

test.each([
  ['content', 'low', ['all', 'content']],
  ['content', 'high', ['all', 'priority', 'content']],
  ['timing', 'medium', ['all', 'timing']],
  ['difficulty', 'medium', ['all']],
  ['intervention', 'urgent', ['all', 'priority', 'support']],
] as const)('%s of priority %s stands under %j', (type, priority, tabs) => {
  expect(TABS.filter((tab) => isUnder(tab, { type, priority }))).toEqual(tabs);
});
