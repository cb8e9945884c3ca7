import { expect, test } from 'vitest';
import { fullName } from './accounts.ts';

test('a name is what there is of it', () => {
  expect(fullName({ firstName: 'Ruth', lastName: 'Miller' })).toBe('Ruth Miller');
  expect(fullName({ firstName: null, lastName: 'Miller' })).toBe('Miller');
  expect(fullName({ firstName: null, lastName: null })).toBe('');
});
