import { expect, test } from 'vitest';
import { isOnDeskOf } from './desk.ts';

const teacher = { role: 'teacher', teachesChild: true, childHasTeacher: true } as const;
const stranger = { role: 'teacher', teachesChild: false, childHasTeacher: true } as const;
const admin = { role: 'admin', teachesChild: false, childHasTeacher: true } as const;
const adminAlone = { role: 'admin', teachesChild: false, childHasTeacher: false } as const;
const parent = { role: 'parent', teachesChild: false, childHasTeacher: true } as const;
const child = { role: 'student', teachesChild: false, childHasTeacher: true } as const;

test.each([
  ['the teacher of the child', teacher, true, true],
  ['the teacher of another class', stranger, false, false],
  ['an admin', admin, false, true],
  ['an admin of a host where nobody teaches the child', adminAlone, true, true],
  ['a parent', parent, false, false],
  ['a student', child, false, false],
] as const)('on the desk of %s', (_, adult, standard, severe) => {
  expect(isOnDeskOf('standard', adult)).toBe(standard);
  expect(isOnDeskOf('severe', adult)).toBe(severe);
});
