import { describe, expect, test } from 'vitest';
import { chunkGroups, featureOf } from './chunk-groups.ts';

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

test('what every page needs is taken before all others but the sockets, which few pages open', () => {
  const [first, second, ...others] = [...chunkGroups].sort((a, b) => b.priority - a.priority);
  expect(first).toMatchObject({ name: 'live' });
  expect(second).toMatchObject({ name: 'lamplight', tags: ['$initial'] });
  expect(others.map(({ priority }) => priority)).not.toContain(second?.priority);
});
