import { expect, test } from 'vitest';
import { tileNames } from './tile-names.ts';

test('a tile shows the first name, and the initial only where two are equal', () => {
  expect(
    tileNames([
      { firstName: 'Mia', lastName: 'Baker' },
      { firstName: 'Noah', lastName: 'Reed' },
      { firstName: 'mia', lastName: 'Čapek' },
      { firstName: 'Mia', lastName: null },
    ]),
  ).toEqual(['Mia B.', 'Noah', 'mia Č.', 'Mia']);
});
