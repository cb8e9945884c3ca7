import { expect, test } from 'vitest';
import { referenceBeside } from './question.ts';

test.each([
  ['Moab lies east of the Jordan.', 'Ruth 1:4', 'Ruth 1:4'],
  ['Ruth 1:4 names the land.', 'Ruth 1:4', null],
  ['Nobody wrote it down.', null, null],
])('beside “%s” of %s stands %s', (explanation, reference, shown) => {
  expect(referenceBeside({ explanation, reference })).toBe(shown);
});
