import { expect, test } from 'vitest';
import { calledOf, nameOf, studentIdIn } from './student-names.ts';

test.each([
  ['Ruth', 'Miller', 'Ruth Miller', 'Ruth'],
  ['Ruth', null, 'Ruth', 'Ruth'],
  [null, 'Miller', 'Miller', 'ruth7'],
  [null, null, 'ruth7', 'ruth7'],
])('%s %s is %s, and is called %s', (firstName, lastName, name, called) => {
  const student = { username: 'ruth7', firstName, lastName };
  expect([nameOf(student), calledOf(student)]).toEqual([name, called]);
});

test.each([
  ['students/12', 12],
  ['students', null],
  ['students/', null],
  ['students/0', null],
  ['students/12/notes', null],
  ['students/ruth', null],
  ['', null],
])('#%s names student %s', (hash, id) => {
  expect(studentIdIn(hash)).toBe(id);
});
