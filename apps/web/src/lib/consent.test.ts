import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../test/fake-storage.ts';
import { ACCEPT_ALL, clearConsent, REJECT_ALL, storeConsent, storedConsent } from './consent.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
let local: FakeStorage;

beforeEach(() => {
  local = new FakeStorage();
  vi.stubGlobal('localStorage', local);
});
afterEach(() => vi.unstubAllGlobals());

test('no choice is stored at first', () => {
  expect(storedConsent()).toBeUndefined();
});

test('Accept All sets all four', () => {
  storeConsent(ACCEPT_ALL, NOON);
  expect(JSON.parse(local.getItem('cookie-consent') ?? '')).toEqual({
    essential: true,
    analytics: true,
    functional: true,
    preferences: true,
  });
});

test('Reject All sets essential only', () => {
  storeConsent(REJECT_ALL, NOON);
  expect(storedConsent()).toEqual({
    essential: true,
    analytics: false,
    functional: false,
    preferences: false,
  });
});

test('each choice stores its date', () => {
  storeConsent(REJECT_ALL, NOON);
  expect(local.getItem('cookie-consent-date')).toBe('2026-06-01T12:00:00.000Z');
});

test('essential cannot be turned off, the others can', () => {
  storeConsent({ ...ACCEPT_ALL, essential: false, analytics: false }, NOON);
  expect(storedConsent()).toEqual({ ...ACCEPT_ALL, analytics: false });
});

test('clearing forgets choice and date', () => {
  storeConsent(ACCEPT_ALL, NOON);
  clearConsent();
  expect(storedConsent()).toBeUndefined();
  expect(local.length).toBe(0);
});

describe('a stored choice that is none', () => {
  test.each(['', 'yes', 'null', '{"essential":true}', '{"essential":1,"analytics":0}'])(
    'reads as absent: %j',
    (text) => {
      local.setItem('cookie-consent', text);
      expect(storedConsent()).toBeUndefined();
    },
  );
});
