import { expect, test } from 'vitest';
import { setupFormSchema } from './setup-form.ts';

const filled = {
  username: 'ruth',
  password: 'a-good-password',
  confirmPassword: 'a-good-password',
};

function refusals(values: typeof filled): Record<string, string> {
  const issues = setupFormSchema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('a name and the same password twice make an admin', () => {
  expect(refusals(filled)).toEqual({});
});

test('another second password is refused', () => {
  expect(refusals({ ...filled, confirmPassword: 'another-password' })).toEqual({
    confirmPassword: "Passwords don't match",
  });
});

test('an empty form is told everything at once', () => {
  expect(refusals({ username: '', password: '', confirmPassword: '' })).toEqual({
    username: 'Username must be at least 3 characters',
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Please confirm your password',
  });
});
