import { expect, test } from 'vitest';
import { mayBeSamePerson } from './names.ts';

test.each([
  ['Tom Reed', 'tom reed', true],
  ['Reed, Tom', 'Tom Reed', true],
  ['Tom', 'Tom Reed', true],
  ['Thomas Édouard Réed', 'REED Thomas', true],
  ['Ｔｏｍ', 'tom', true],
  ['Tom Reed', 'Tom Baker', false],
  ['Tom', 'Tommy', false],
  ['', 'Tom', false],
  ['…', 'Tom', false],
])('%j and %j may be one person: %s', (one, other, same) => {
  expect(mayBeSamePerson(one, other)).toBe(same);
  expect(mayBeSamePerson(other, one)).toBe(same);
});
