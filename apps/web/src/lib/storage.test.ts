import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../test/fake-storage.ts';
import { forgetEntriesOf, integerEntry, jsonEntry, textEntry } from './storage.ts';

let local: FakeStorage;
let session: FakeStorage;

beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => vi.unstubAllGlobals());

test('a text comes back as it was stored', () => {
  const entry = textEntry('note');
  entry.write('hello');
  expect(local.getItem('note')).toBe('hello');
  expect(entry.read()).toBe('hello');
});

test('what was cleared is gone', () => {
  const entry = textEntry('note');
  entry.write('hello');
  entry.clear();
  expect(entry.read()).toBeUndefined();
  expect(local.length).toBe(0);
});

test('an entry of the session stays out of the lasting storage', () => {
  textEntry('demo', 'session').write('Naomi');
  expect(session.getItem('demo')).toBe('Naomi');
  expect(local.length).toBe(0);
});

describe('an integer', () => {
  test('comes back as a number', () => {
    const entry = integerEntry('user_age');
    entry.write(9);
    expect(local.getItem('user_age')).toBe('9');
    expect(entry.read()).toBe(9);
  });

  test.each(['nine', '', '9.5', '1e9', '99999999999'])('reads %j as absent', (text) => {
    local.setItem('user_age', text);
    expect(integerEntry('user_age').read()).toBeUndefined();
  });
});

describe('JSON', () => {
  const isPair = (value: unknown): value is [number, number] =>
    Array.isArray(value) && value.length === 2;

  test('comes back as a value', () => {
    const entry = jsonEntry('pair', isPair);
    entry.write([1, 2]);
    expect(entry.read()).toEqual([1, 2]);
  });

  test.each(['not json', '[1]', '{}'])('reads %j as absent', (text) => {
    local.setItem('pair', text);
    expect(jsonEntry('pair', isPair).read()).toBeUndefined();
  });
});

describe('where nothing can be stored', () => {
  test('a full storage keeps the value as long as the page lives', () => {
    local.full = true;
    const entry = textEntry('kept');
    entry.write('hello');
    expect(entry.read()).toBe('hello');
    entry.clear();
    expect(entry.read()).toBeUndefined();
  });

  test('a later value that fits is stored', () => {
    const entry = textEntry('later');
    local.full = true;
    entry.write('first');
    local.full = false;
    entry.write('second');
    expect(local.getItem('later')).toBe('second');
    expect(entry.read()).toBe('second');
  });

  test('a forbidden storage breaks nothing', () => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    const entry = textEntry('forbidden');
    entry.write('hello');
    expect(entry.read()).toBe('hello');
    entry.clear();
    expect(entry.read()).toBeUndefined();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

test('what was kept for one person is forgotten, and nothing of others', () => {
  const theirs = ['journal_draft_page_7', 'seen_badges_7', 'daily-challenges-7-2026-06-15'];
  const others = ['journal_draft_page_17', 'daily-challenges-6-2026-06-07', 'cookie-consent'];
  for (const key of [...theirs, ...others]) local.setItem(key, 'kept');
  forgetEntriesOf(7);
  expect(theirs.map((key) => local.getItem(key))).toEqual([null, null, null]);
  expect(others.map((key) => local.getItem(key))).toEqual(['kept', 'kept', 'kept']);
});
