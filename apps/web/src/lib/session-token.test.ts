import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../test/fake-storage.ts';
import { sessionHeaders, sessionToken } from './session-token.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('a token goes along as bearer and as X-Session-Token', () => {
  sessionToken.write('abc');
  expect(sessionHeaders()).toEqual({ Authorization: 'Bearer abc', 'X-Session-Token': 'abc' });
});

test('without a token there is no such header', () => {
  expect(sessionHeaders()).toEqual({});
  sessionToken.write('');
  expect(sessionHeaders()).toEqual({});
});
