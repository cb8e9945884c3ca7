import { expect, test } from 'vitest';
import { classAddress } from './class-address.ts';
import { classSearch } from './class-search.ts';

test.each([
  ['OWLS22', 'OWLS22'],
  [234567, '234567'],
  ['', undefined],
  ['x'.repeat(21), undefined],
  [['OWLS22'], undefined],
  [undefined, undefined],
])('?class=%j invites to %j', (value, code) => {
  expect(classSearch({ class: value })).toEqual({ class: code });
});

test('the address of a class leads to the profile with its code', () => {
  expect(classAddress('http://host:8080', 'OWLS22')).toBe('http://host:8080/profile?class=OWLS22');
});
