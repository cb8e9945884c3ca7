import type { Challenge } from '@lamplight/domain/challenges';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import {
  keepSet,
  keptSet,
  openChallenge,
  type ShownSet,
  startChallenge,
  storeOpenChallenge,
  withResult,
} from './challenge-storage.ts';
import { mathChallenge } from './testing/challenges.ts';

let local: FakeStorage;
beforeEach(() => {
  local = new FakeStorage();
  vi.stubGlobal('localStorage', local);
});
afterEach(() => vi.unstubAllGlobals());

const RESULT = { id: 7, correct: true, points: 20, timeBonus: 5, hintDeduction: 0 };

function set(date: string, challenges: Challenge[] = [mathChallenge()]): ShownSet {
  return { date, setNumber: 1, challenges, results: [], hadChallenges: true };
}

describe('the list of a day', () => {
  test('is kept for its user and day, and for no other', () => {
    keepSet(1, set('2026-06-15'));
    expect(keptSet(1, '2026-06-15')).toEqual(set('2026-06-15'));
    expect(keptSet(2, '2026-06-15')).toBeUndefined();
    expect(keptSet(1, '2026-06-16')).toBeUndefined();
  });

  test('takes the place of those of the days before', () => {
    keepSet(1, set('2026-06-15'));
    keepSet(1, set('2026-06-18'));
    expect(keptSet(1, '2026-06-15')).toBeUndefined();
    expect(keptSet(1, '2026-06-18')).toBeDefined();
  });

  test('flags what is completed, without the words of the child', () => {
    keepSet(1, withResult(set('2026-06-15'), { ...RESULT, answer: 'private' } as typeof RESULT));
    const kept = keptSet(1, '2026-06-15');
    expect(kept?.challenges[0]?.isCompleted).toBe(true);
    expect(kept?.results).toEqual([RESULT]);
    expect(local.getItem('daily-challenges-1-2026-06-15')).not.toContain('private');
  });

  test('that is no list reads as none', () => {
    local.setItem('daily-challenges-1-2026-06-15', '{"date":"2026-06-15","challenges":[7]}');
    expect(keptSet(1, '2026-06-15')).toBeUndefined();
  });
});

describe('the open challenge', () => {
  test('is none at first, and then the one that was started', () => {
    expect(openChallenge()).toBeNull();
    startChallenge(1, mathChallenge());
    expect(openChallenge()).toEqual({
      userId: 1,
      challenge: mathChallenge(),
      attempt: { answer: '', seconds: 0, hintsShown: 0 },
    });
  });

  test('goes on where it was left, and another one begins anew', () => {
    const attempt = { answer: '4', seconds: 9, hintsShown: 1 };
    storeOpenChallenge({ userId: 1, challenge: mathChallenge(), attempt });
    startChallenge(1, mathChallenge());
    expect(openChallenge()).toMatchObject({ attempt });
    startChallenge(1, mathChallenge({ id: 8 }));
    expect(openChallenge()).toMatchObject({ attempt: { answer: '' }, challenge: { id: 8 } });
    storeOpenChallenge({ userId: 2, challenge: mathChallenge(), attempt });
    startChallenge(1, mathChallenge());
    expect(openChallenge()).toMatchObject({ userId: 1, attempt: { answer: '' } });
  });

  test.each(['{', '{}', '{"userId":1,"challenge":{"id":7}}'])('is unreadable in %s', (text) => {
    local.setItem('current-challenge', text);
    expect(openChallenge()).toBe('unreadable');
  });
});
