import { expect, test } from 'vitest';
import { welcomeFor } from './welcome-toasts.ts';

test.each([
  [5, 'fun', 'kindergarten'],
  [6, 'fun', 'kindergarten'],
  [7, 'customized', 'elementary'],
  [10, 'customized', 'elementary'],
  [11, 'advanced', 'advanced'],
  [18, 'advanced', 'advanced'],
] as const)('a student of %i is told of the %s content of %s level', (age, message, level) => {
  expect(welcomeFor({ role: 'student', age })).toEqual({ message, level });
});

test.each(['parent', 'teacher'] as const)('a %s is told only that the account is there', (role) => {
  expect(welcomeFor({ role, age: null })).toEqual({ message: 'created', level: null });
});
