import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['', 'overview', null],
  ['overview', 'overview', null],
  ['lessons', 'lessons', null],
  ['students', 'students', null],
  ['students/12', 'students', null],
  ['sign-in', 'students', 'sign-in'],
  ['news', 'news', null],
  ['analytics', 'analytics', null],
  ['reports', 'analytics', 'reports'],
  ['class-settings', 'analytics', 'class-settings'],
  ['care', 'care', null],
  ['toString', 'overview', null],
  ['elsewhere', 'overview', null],
] as const)('#%s opens %s, %s', (hash, tab, part) => {
  expect(placeOf(hash)).toEqual({ tab, part });
});
