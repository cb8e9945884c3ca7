import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunkGroups, featureOf, pageOf } from './chunk-groups.ts';

const ROUTES = join(import.meta.dirname, '../src/routes');
const PAGE = '?tsr-split=component---loader';

describe('the feature that a module travels with', () => {
  test.each([
    ['/app/src/features/lessons/lessons-page.tsx', 'lessons'],
    ['/app/src/features/lessons/components/lesson-row.tsx', 'lessons'],
    ['/app/src/i18n/en/lessons.json', 'lessons'],
  ])('%s: %s', (id, feature) => {
    expect(featureOf(id)).toBe(feature);
  });

  test.each([
    '/app/src/i18n/de/lessons.json',
    '/app/src/ui/card/card.tsx',
    '/app/node_modules/react/index.js',
    '/app/src/features/cookies/cookie-preferences.tsx',
  ])('%s travels with none', (id) => {
    expect(featureOf(id)).toBeNull();
  });
});

describe('the feature that the page of a route travels with', () => {
  test.each([
    ['_visitor/login.tsx', 'auth'],
    ['_visitor/register.tsx', 'registration'],
    ['_student/math-games.tsx', 'math-games'],
  ])('%s: %s', (route, feature) => {
    expect(pageOf(join(ROUTES, route) + PAGE)).toBe(feature);
  });

  test('the landing page brings its words', () => {
    expect(pageOf(join(ROUTES, '-homes/visitor.tsx'))).toBe('landing');
  });

  test.each([
    ['put together from two features', join(ROUTES, '_shared/lessons.tsx') + PAGE],
    ['in the first script with the table of all routes', join(ROUTES, '_visitor/login.tsx')],
    ['no route', '/app/src/features/lessons/lessons-page.tsx'],
  ])('none when it is %s', (_why, id) => {
    expect(pageOf(id)).toBeNull();
  });
});

test('what every page needs is taken before all others but the sockets, which few pages open', () => {
  const [first, second, ...others] = [...chunkGroups].sort((a, b) => b.priority - a.priority);
  expect(first).toMatchObject({ name: 'live' });
  expect(second).toMatchObject({ name: 'lamplight', tags: ['$initial'] });
  expect(others.map(({ priority }) => priority)).not.toContain(second?.priority);
});
