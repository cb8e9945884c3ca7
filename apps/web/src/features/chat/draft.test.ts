import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import { draftEntry, draftOf } from './draft.ts';

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a draft belongs to a person', () => {
  const draft = draftOf('Why is the sky blue?');
  draftEntry(7).write(draft);
  expect(draftEntry(7).read()).toEqual(draft);
  expect(draftEntry(8).read()).toBeUndefined();
});

test('other words have another key, so that none is taken for a repeat', () => {
  expect(draftOf('Why?').key).not.toBe(draftOf('Why?').key);
});

test.each([
  ['no key', { text: 'Why?' }],
  ['no words', { key: 'k' }],
  ['nothing', null],
])('what is stored with %s is no draft', (_case, value) => {
  localStorage.setItem('chat_draft_7', JSON.stringify(value));
  expect(draftEntry(7).read()).toBeUndefined();
});
