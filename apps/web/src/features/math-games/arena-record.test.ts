import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import {
  afterRound,
  arenaRecord,
  firstState,
  keepArenaRecord,
  shownState,
} from './arena-record.ts';

const STATE = { grade: 4, age: 9, level: 3, label: 'Intermediate', rounds: 5 } as const;

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('what was kept is found again, by each child their own', () => {
  keepArenaRecord(7, STATE);
  expect(arenaRecord(7)).toEqual(STATE);
  expect(arenaRecord(8)).toBeUndefined();
  localStorage.setItem('math-arena-7', '{"level":"three"}');
  expect(arenaRecord(7)).toBeUndefined();
});

test.each([
  ['the saved level passed', 3, 3, 4],
  ['the saved level not passed', 3, 2, 3],
  ['a lower level passed, as practice', 2, 5, 3],
])('after %s', (_case, level, right, expected) => {
  expect(afterRound(STATE, level, right)).toEqual({ ...STATE, level: expected, rounds: 6 });
});

test('a child of whom nothing is known begins with its grade', () => {
  expect(firstState({ grade: null, age: 7 })).toEqual({
    grade: 2,
    age: 7,
    level: 1,
    label: 'Elementary',
    rounds: 0,
  });
});

describe('what is shown', () => {
  const kept = { ...STATE, level: 5, rounds: 7 };

  test('is the word of the host', () => {
    expect(shownState({ host: STATE, kept, waiting: false })).toEqual(STATE);
    expect(shownState({ host: STATE, kept: undefined, waiting: true })).toEqual(STATE);
  });

  test('counts levels that wait here', () => {
    expect(shownState({ host: STATE, kept, waiting: true })).toEqual(kept);
    expect(shownState({ host: kept, kept: STATE, waiting: true })).toEqual(kept);
  });

  test('is what this browser knew while the host can’t be reached', () => {
    expect(shownState({ host: undefined, kept, waiting: false })).toEqual(kept);
    expect(shownState({ host: undefined, kept: undefined, waiting: false })).toBeUndefined();
  });
});
