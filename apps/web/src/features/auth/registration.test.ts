import { registrationSchema } from '@lamplight/domain/auth';
import { expect, test } from 'vitest';
import {
  consentNote,
  EMPTY_REGISTRATION,
  registrationPayload,
  withAge,
  withRole,
} from './registration.ts';

const filled = {
  ...EMPTY_REGISTRATION,
  username: ' naomi ',
  password: 'a-good-password',
  confirmPassword: 'a-good-password',
  age: 9,
  grade: 5,
};

test('the password travels once', () => {
  expect(registrationPayload(filled)).not.toHaveProperty('confirmPassword');
});

test('a body is what the server takes, once the terms are accepted', () => {
  expect(registrationSchema.parse(registrationPayload({ ...filled, termsAccepted: true }))).toEqual(
    {
      role: 'student',
      username: 'naomi',
      password: 'a-good-password',
      age: 9,
      grade: 5,
      termsAccepted: true,
    },
  );
  expect(registrationSchema.safeParse(registrationPayload(filled)).success).toBe(false);
});

test.each([
  [5, 1],
  [9, 5],
  [18, 12],
])('the age of %i pre-fills an empty grade with %i', (age, grade) => {
  expect(withAge(age, null)).toEqual({ age, grade });
});

test('a grade that was chosen stays', () => {
  expect(withAge(9, 3)).toEqual({ age: 9, grade: 3 });
});

test('taking the age back leaves an empty grade empty', () => {
  expect(withAge(null, null)).toEqual({ age: null, grade: null });
});

test('an adult keeps nothing that only students are asked', () => {
  expect(withRole('parent')).toEqual({
    ...{ role: 'parent', age: null, grade: null },
    ...{ parentEmail: '', classCode: '' },
  });
  expect(withRole('student')).toEqual({ role: 'student' });
});

test.each([
  [5, 'child'],
  [12, 'child'],
  [13, 'teen'],
  [17, 'teen'],
  [18, null],
  [null, null],
] as const)('at the age of %s the note is for %s', (age, note) => {
  expect(consentNote(age)).toBe(note);
});
