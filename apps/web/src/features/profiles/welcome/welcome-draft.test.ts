import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../../test/fake-storage.ts';
import { clearDraft, readDraft, type WelcomeDraft, writeDraft } from './welcome-draft.ts';

const draft: WelcomeDraft = {
  userId: 7,
  step: 2,
  values: {
    bio: 'I like owls.',
    favoriteSubjects: ['Nature'],
    difficultyLevel: 'elementary',
    weeklyHours: 3,
    learningGoals: [],
    language: 'en',
    timeZone: 'UTC',
    allowDataSharing: false,
    parentEmail: '',
  },
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
  return () => vi.unstubAllGlobals();
});

test('a draft is there after a reload', () => {
  writeDraft(draft);
  expect(readDraft(7)).toEqual(draft);
});

test('another user neither sees a draft nor leaves it there', () => {
  writeDraft(draft);
  expect(readDraft(8)).toBeUndefined();
  expect(readDraft(7)).toBeUndefined();
});

test('a draft that was completed is gone', () => {
  writeDraft(draft);
  clearDraft();
  expect(readDraft(7)).toBeUndefined();
});

test.each([
  ['no JSON', 'owls'],
  ['an unknown step', JSON.stringify({ ...draft, step: 9 })],
  [
    'an unknown level',
    JSON.stringify({ ...draft, values: { ...draft.values, difficultyLevel: 1 } }),
  ],
])('%s is read as no draft', (_case, text) => {
  sessionStorage.setItem('welcome_draft', text);
  expect(readDraft(7)).toBeUndefined();
});
