import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { iconsOf, ownModules, reachableModules } from './home-modules.ts';

const SOURCES = join(import.meta.dirname, '../src');
const modules = [...ownModules(join(SOURCES, 'routes/-homes/student.tsx'))].map((path) =>
  path.slice(SOURCES.length + 1).replaceAll(sep, '/'),
);

test('the home holds its own module and the parts of each feature, with their words and styles', () => {
  expect(modules).toEqual(
    expect.arrayContaining([
      'routes/-homes/student.tsx',
      'features/dashboard/dashboard-page.tsx',
      'features/dashboard/components/banner.module.css',
      'features/challenges/daily-challenges.tsx',
      'features/journal/quick-entry.tsx',
      'features/achievements/achievements-card.tsx',
      'i18n/en/dashboard.json',
    ]),
  );
});

test('it does not hold what other pages share, or what loads when it is asked for', () => {
  expect(modules.filter((path) => path.startsWith('ui/') || path.startsWith('app/'))).toEqual([]);
  expect(modules).not.toContain('features/achievements/lanterns-dialog.tsx');
});

test('no other page of a feature is among it', () => {
  expect(modules.filter((path) => path.endsWith('-page.tsx'))).toEqual([
    'features/dashboard/dashboard-page.tsx',
  ]);
});

test('the icons of a page are those that its modules name', () => {
  const icons = iconsOf(reachableModules([join(SOURCES, 'ui/data-table/wide-table.tsx')]));
  expect([...icons]).toEqual(expect.arrayContaining(['IconArrowUp', 'IconArrowDown']));
  expect(icons).not.toContain('IconMenu2');
});
