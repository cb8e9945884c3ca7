import { expect, test } from 'vitest';
import { calledName, fullName } from './full-name.ts';

test.each([
  ['Ruth', 'Miller', 'Ruth Miller', 'Ruth'],
  ['Ruth', null, 'Ruth', 'Ruth'],
  [null, 'Miller', 'Miller', 'ruth7'],
  [null, null, 'ruth7', 'ruth7'],
])('%s %s is written "%s" and called "%s"', (firstName, lastName, full, called) => {
  const person = { firstName, lastName, username: 'ruth7' };
  expect([fullName(person), calledName(person)]).toEqual([full, called]);
});
