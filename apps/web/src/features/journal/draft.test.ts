import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import { changedDraft, draftEntry, emptyDraft, isEmptyDraft, wordCount } from './draft.ts';

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a draft belongs to a person and a place', () => {
  const draft = changedDraft(emptyDraft(), { text: 'An owl' });
  draftEntry(7, 'page').write(draft);
  expect(draftEntry(7, 'page').read()).toEqual(draft);
  expect(draftEntry(7, 'quick').read()).toBeUndefined();
  expect(draftEntry(8, 'page').read()).toBeUndefined();
});

test('other words have another key, so that none is taken for a repeat', () => {
  const first = changedDraft(emptyDraft(), { text: 'An owl' });
  const second = changedDraft(first, { text: 'An owl flew by' });
  expect(second.key).not.toBe(first.key);
  expect(second.text).toBe('An owl flew by');
});

test('a draft is empty without words and without a prompt', () => {
  const prompt = { text: 'What did you see?', theme: 'wonder' } as const;
  expect(isEmptyDraft(emptyDraft())).toBe(true);
  expect(isEmptyDraft(changedDraft(emptyDraft(), { prompt }))).toBe(false);
  expect(isEmptyDraft(changedDraft(emptyDraft(), { text: 'An' }))).toBe(false);
});

test.each([
  ['no key', { prompt: null, text: 'An owl' }],
  ['no words', { key: 'k', prompt: null }],
  ['a prompt without a theme', { key: 'k', prompt: { text: 'Why?' }, text: '' }],
  ['a prompt of an unknown theme', { key: 'k', prompt: { text: 'Why?', theme: 'x' }, text: '' }],
])('what is stored with %s is no draft', (_case, value) => {
  localStorage.setItem('journal_draft_page_7', JSON.stringify(value));
  expect(draftEntry(7, 'page').read()).toBeUndefined();
});

test('words are counted between white space', () => {
  expect([wordCount(''), wordCount(' an  owl\nflew ')]).toEqual([0, 3]);
});
