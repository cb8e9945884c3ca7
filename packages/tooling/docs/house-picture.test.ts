import { expect, test } from 'vitest';
import { housePicture } from './house-picture.ts';

/** Where the box with a name begins, in pixels from the top. */
const topOf = (svg: string, name: string) =>
  Number(
    new RegExp(`y="(\\d+)" font-size="15" font-weight="bold" fill="#24264d">${name}<`).exec(
      svg,
    )?.[1],
  );

const chain = [
  { from: 'apps/web', to: 'packages/domain' },
  { from: 'packages/api', to: 'packages/domain' },
  { from: 'apps/web', to: 'packages/api' },
  { from: 'packages/api', to: 'packages/db' },
];

test('a package stands below all that import it, and no deeper', () => {
  const svg = housePicture(chain);
  expect(topOf(svg, 'apps/web')).toBeLessThan(topOf(svg, 'packages/api'));
  expect(topOf(svg, 'packages/api')).toBeLessThan(topOf(svg, 'packages/domain'));
  expect(topOf(svg, 'packages/db')).toBe(topOf(svg, 'packages/domain'));
});

test('each import is an arrow', () => {
  expect(housePicture(chain).match(/marker-end/g)).toHaveLength(chain.length);
});

test('packages that import each other cannot be drawn', () => {
  const circle = [...chain, { from: 'packages/domain', to: 'apps/web' }];
  expect(() => housePicture(circle)).toThrow('a circle');
});
