import { expect, test } from 'vitest';
import { changesOf, type UserValues, userFormSchema, valuesOf } from './user-form.ts';

const ruth: UserValues = {
  username: 'ruth',
  email: 'ruth@example.org',
  role: 'student',
  age: '9',
  grade: '4',
};

function refusals(values: UserValues): Record<string, string> {
  const issues = userFormSchema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('age and grade are sent as integers', () => {
  expect(changesOf(3, ruth)).toEqual({
    id: 3,
    username: 'ruth',
    email: 'ruth@example.org',
    role: 'student',
    age: 9,
    grade: 4,
  });
});

test('age and grade are sent only if they are filled in', () => {
  expect(changesOf(3, { ...ruth, age: '', grade: ' ' })).toEqual({
    id: 3,
    username: 'ruth',
    email: 'ruth@example.org',
    role: 'student',
  });
});

test('a filled form is taken, also without address, age and grade', () => {
  expect(refusals(ruth)).toEqual({});
  expect(refusals({ ...ruth, email: '', age: '', grade: '' })).toEqual({});
});

test.each([
  ['username', 'ru', 'Username must be at least 3 characters'],
  ['email', 'ruth', 'Invalid email address'],
  ['age', '3', 'Please enter an age from 4 to 18.'],
  ['age', 'nine', 'Please enter an age from 4 to 18.'],
  ['age', '9.5', 'Please enter an age from 4 to 18.'],
  ['grade', '13', 'Please select a valid grade level (1-12)'],
])('%s may not be %s', (field, value, message) => {
  expect(refusals({ ...ruth, [field]: value })).toEqual({ [field]: message });
});

test('an account without age, grade and address fills the dialog with empty fields', () => {
  const account = {
    id: 1,
    username: 'eva',
    email: null,
    role: 'parent',
    age: null,
    grade: null,
    firstName: null,
    lastName: null,
    createdAt: '2026-06-15T09:00:00.000Z',
    lastLoginAt: null,
    currentDay: 1,
    approved: true,
    isDemo: false,
  } as const;
  expect(valuesOf(account)).toEqual({
    username: 'eva',
    email: '',
    role: 'parent',
    age: '',
    grade: '',
  });
});
