import { describe, expect, test } from 'vitest';
import { errorCode, errorText, fieldMessages, isUnreachable, serverMessage } from './errors.ts';

function answered(data: object, message = 'A sentence.'): Error {
  return Object.assign(new Error(message), { data });
}

describe('an answer that refuses the call', () => {
  const locked = answered(
    { status: 409, code: 'LESSON_LOCKED', message: 'Complete the lessons before this one.' },
    'Complete the lessons before this one.',
  );

  test('hands on the sentence and the stable name', () => {
    expect(serverMessage(locked)).toBe('Complete the lessons before this one.');
    expect(errorCode(locked)).toBe('LESSON_LOCKED');
    expect(isUnreachable(locked)).toBe(false);
  });

  test('reads as status code, colon, sentence', () => {
    expect(errorText(locked)).toBe('409: Complete the lessons before this one.');
  });
});

test('what broke inside the server has no sentence for people', () => {
  const broken = answered({ status: 500, code: 'INTERNAL', message: 'Something went wrong.' });
  expect(serverMessage(broken)).toBeUndefined();
});

test('a full disk has one', () => {
  const full = answered({ status: 507, code: 'DISK_FULL', message: 'The disk is full.' });
  expect(serverMessage(full)).toBe('The disk is full.');
});

test('without an answer the host counts as unreachable', () => {
  const error = new TypeError('Failed to fetch');
  expect(isUnreachable(error)).toBe(true);
  expect(serverMessage(error)).toBeUndefined();
  expect(errorText(error)).toBe('Failed to fetch');
});

test.each([
  'Failed to fetch dynamically imported module: /assets/lessons.js',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
])('what a browser says of a lost connection counts as unreachable: %s', (message) => {
  expect(isUnreachable(new TypeError(message))).toBe(true);
});

test('a mistake in the page does not count as unreachable', () => {
  expect(isUnreachable(new TypeError("Cannot read properties of undefined (reading 'x')"))).toBe(
    false,
  );
});

test('issues are given by field', () => {
  const refused = answered({
    status: 400,
    issues: [{ path: 'email', message: 'Invalid email address' }],
  });
  expect(fieldMessages(refused)).toEqual({ email: 'Invalid email address' });
  expect(fieldMessages(new Error('offline'))).toEqual({});
});
