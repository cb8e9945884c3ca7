import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../test/fake-storage.ts';
import { keepReturnPath, takeReturnPath } from './return-path.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const MINUTE = 60_000;

test('the way back is kept over a sign-in, and taken once', () => {
  keepReturnPath('/reports/class/3?span=week', 0);
  expect(takeReturnPath(29 * MINUTE)).toBe('/reports/class/3?span=week');
  expect(takeReturnPath(29 * MINUTE)).toBeUndefined();
});

test('one of another hour is forgotten, and so is what leads to another host', () => {
  keepReturnPath('/profile', 0);
  expect(takeReturnPath(30 * MINUTE)).toBeUndefined();
  for (const href of ['https://example.org', '//example.org']) {
    sessionStorage.setItem('return-path', JSON.stringify({ href, at: 0 }));
    expect(takeReturnPath(0)).toBeUndefined();
  }
});
