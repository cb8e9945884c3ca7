import { expect, test } from 'vitest';
import { experimentSearch } from './experiment-search.ts';

test.each([
  [{}, {}],
  [{ experiment: '3' }, { experiment: 3 }],
  [
    { experiment: '1001', step: '2' },
    { experiment: 1001, step: 2 },
  ],
  [
    { experiment: 3, step: 'setup' },
    { experiment: 3, step: 'setup' },
  ],
  [
    { experiment: 3, step: 'done', simulation: 'buoyancy' },
    { experiment: 3, step: 'done', simulation: 'buoyancy' },
  ],
  [{ category: 'Light and Sound' }, { category: 'Light and Sound' }],
  [{ experiment: '-1', step: '0', simulation: 'magic', category: 'Cooking' }, {}],
  [{ experiment: 'volcano', step: 'middle' }, {}],
])('%j is read as %j', (search, expected) => {
  const nowhere = {
    category: undefined,
    experiment: undefined,
    step: undefined,
    simulation: undefined,
  };
  expect(experimentSearch(search)).toEqual({ ...nowhere, ...expected });
});
