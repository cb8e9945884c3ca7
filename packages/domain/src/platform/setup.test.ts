import { describe, expect, test } from 'vitest';
import { hasPlatform, needsSetup } from './setup.ts';

describe('setup of the platform', () => {
  test.each([
    ['no age is stored', 9, undefined],
    ['another age is stored', 10, 9],
  ])('runs for a student when %s', (_case, age, storedAge) => {
    expect(needsSetup({ role: 'student', age, storedAge })).toBe(true);
  });

  test('does not run again when the stored age is the same', () => {
    expect(needsSetup({ role: 'student', age: 9, storedAge: 9 })).toBe(false);
  });

  test.each([null, undefined])('does not run for a student without an age (%s)', (age) => {
    expect(needsSetup({ role: 'student', age, storedAge: undefined })).toBe(false);
    expect(hasPlatform({ role: 'student', age })).toBe(false);
  });

  test.each(['parent', 'teacher', 'admin'])('does not run for a %s', (role) => {
    expect(needsSetup({ role, age: 40, storedAge: undefined })).toBe(false);
  });
});
