import type { Challenge, ChallengeResult, ChallengeSet } from '@lamplight/domain/challenges';
import { jsonEntry, textEntry } from '../../lib/storage.ts';

/** What a result shows on a card; the child's own words are not kept with the list. */
export type ShownResult = Omit<ChallengeResult, 'answer'>;

/** A day's challenges as they are shown and kept. */
export interface ShownSet extends Omit<ChallengeSet, 'results'> {
  readonly results: readonly ShownResult[];
}

/** What a child has done so far on the challenge that is open. */
export interface Attempt {
  readonly answer: string;
  readonly seconds: number;
  readonly hintsShown: number;
}

/** The challenge that is open on the challenge page, and whose it is. */
export interface OpenChallenge {
  readonly userId: number;
  readonly challenge: Challenge;
  readonly attempt: Attempt;
  /** Once it was submitted. */
  readonly result?: ChallengeResult;
}

/** Days for which an old list is looked for and removed. */
const FORGOTTEN_DAYS = 31;

function listEntry(userId: number, date: string) {
  return jsonEntry(`daily-challenges-${userId}-${date}`, isShownSet);
}

/** The list that this browser keeps for a user and day (spec 9, "cached per user and date"). */
export function keptSet(userId: number, date: string): ShownSet | undefined {
  return listEntry(userId, date).read();
}

/** Keeps the list of a day and forgets those of the days before. */
export function keepSet(userId: number, set: ShownSet): void {
  const results = set.results.map(({ id, correct, points, timeBonus, hintDeduction }) => ({
    ...{ id, correct, points, timeBonus, hintDeduction },
  }));
  listEntry(userId, set.date).write({ ...set, results });
  for (let back = 1; back <= FORGOTTEN_DAYS; back += 1) {
    const day = new Date(Date.parse(set.date) - back * 24 * 60 * 60 * 1000);
    listEntry(userId, day.toISOString().slice(0, 10)).clear();
  }
}

/** A set in which a challenge is completed (spec 4, "flag set locally"). */
export function withResult<S extends ShownSet>(set: S, result: ShownResult): S {
  if (!set.challenges.some(({ id }) => id === result.id)) return set;
  return {
    ...set,
    challenges: set.challenges.map((challenge) =>
      challenge.id === result.id ? { ...challenge, isCompleted: true } : challenge,
    ),
    results: [...set.results.filter(({ id }) => id !== result.id), result],
  };
}

const current = textEntry('current-challenge');

/** The stored challenge; null when none is stored, 'unreadable' for what is none. */
export function openChallenge(): OpenChallenge | null | 'unreadable' {
  const text = current.read();
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isOpenChallenge(value) ? value : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** Opens a challenge of a list; one that is open already goes on where it was left. */
export function startChallenge(userId: number, challenge: Challenge): void {
  const open = openChallenge();
  if (
    open !== null &&
    open !== 'unreadable' &&
    open.userId === userId &&
    open.challenge.id === challenge.id &&
    open.result === undefined
  ) {
    return;
  }
  storeOpenChallenge({
    userId,
    challenge,
    attempt: { answer: '', seconds: 0, hintsShown: 0 },
  });
}

export function storeOpenChallenge(open: OpenChallenge): void {
  current.write(JSON.stringify(open));
}

export function clearOpenChallenge(): void {
  current.clear();
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const TYPES = ['math', 'reading', 'science', 'creative', 'logic'];

function isChallenge(value: unknown): value is Challenge {
  return (
    isRecord(value) &&
    typeof value.id === 'number' &&
    typeof value.title === 'string' &&
    typeof value.description === 'string' &&
    TYPES.includes(String(value.type)) &&
    typeof value.points === 'number' &&
    typeof value.estimatedTime === 'number' &&
    typeof value.dateGenerated === 'string' &&
    Array.isArray(value.ageRange) &&
    Array.isArray(value.hints) &&
    isRecord(value.content)
  );
}

function isShownSet(value: unknown): value is ShownSet {
  return (
    isRecord(value) &&
    typeof value.date === 'string' &&
    typeof value.setNumber === 'number' &&
    Array.isArray(value.challenges) &&
    value.challenges.every(isChallenge) &&
    Array.isArray(value.results)
  );
}

function isOpenChallenge(value: unknown): value is OpenChallenge {
  return (
    isRecord(value) &&
    typeof value.userId === 'number' &&
    isChallenge(value.challenge) &&
    isRecord(value.attempt) &&
    typeof value.attempt.answer === 'string' &&
    typeof value.attempt.seconds === 'number' &&
    typeof value.attempt.hintsShown === 'number'
  );
}
