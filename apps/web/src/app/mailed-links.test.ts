import { describe, expect, test } from 'vitest';
import { linkToken } from '../routes/-link-token.ts';
import { outcomeAt } from './access.ts';

describe('a mailed link', () => {
  test.each(['/magic-login', '/reset-password'])(
    '%s opens for a parent who is signed in',
    (path) => {
      expect(outcomeAt(path, 'parent', { token: 'abc' })).toBe('page');
    },
  );

  test.each(['/magic-login', '/reset-password'])('%s without its token does not', (path) => {
    expect(outcomeAt(path, 'parent', {})).toBe('not-found');
  });

  test('a token opens no other path', () => {
    expect(outcomeAt('/daily-schedule', 'parent', { token: 'abc' })).toBe('not-found');
    expect(outcomeAt('/setup', 'parent', { token: 'abc' })).toBe('not-found');
  });
});

test('the setup link opens for a visitor who is not signed in', () => {
  expect(outcomeAt('/setup', 'logged-out')).toBe('page');
});

test.each([
  [{ token: 'abc' }, { token: 'abc' }],
  [{ token: '' }, { token: '' }],
  [{ token: 123 }, { token: '123' }],
  [{}, {}],
  [{ token: { a: 1 } }, {}],
])('of the query %j is read %j', (query, read) => {
  expect(linkToken(query)).toEqual(read);
});
