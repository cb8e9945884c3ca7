import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../test/fake-storage.ts';
import { forgetInvitation, keepInvitation, keptInvitation } from './invitation.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const MINUTE = 60_000;

test('an invitation is kept over a sign-in, until it has led to its room', () => {
  keepInvitation('K7MPXQ', 0);
  expect(keptInvitation(29 * MINUTE)).toBe('K7MPXQ');
  expect(keptInvitation(29 * MINUTE)).toBe('K7MPXQ');
  forgetInvitation();
  expect(keptInvitation(29 * MINUTE)).toBeUndefined();
});

test('one of another hour is forgotten, and nothing is made of other words', () => {
  keepInvitation('K7MPXQ', 0);
  expect(keptInvitation(30 * MINUTE)).toBeUndefined();
  sessionStorage.setItem('room-invitation', '{"code":7}');
  expect(keptInvitation(0)).toBeUndefined();
});
