import {
  arenaAge,
  FIRST_LEVEL,
  LEVEL_LABELS,
  levelAfter,
  levelLabel,
  type MathState,
  mathGradeLevel,
} from '@lamplight/domain/math-games';
import type { CurrentUser } from '@lamplight/domain/users';
import { jsonEntry, type StorageEntry } from '../../lib/storage.ts';

function entry(userId: number): StorageEntry<MathState> {
  return jsonEntry(`math-arena-${userId}`, isState);
}

function isState(value: unknown): value is MathState {
  if (typeof value !== 'object' || value === null) return false;
  const { grade, age, level, label, rounds } = value as Readonly<Record<string, unknown>>;
  return (
    [grade, age, level, rounds].every((number) => Number.isInteger(number)) &&
    LEVEL_LABELS.some((known) => known === label)
  );
}

/** What this browser last knew of where a child stands. */
export function arenaRecord(userId: number): MathState | undefined {
  return entry(userId).read();
}

/** Keeps where a child stands for the time when the host can't be reached. */
export function keepArenaRecord(userId: number, state: MathState): void {
  entry(userId).write(state);
}

/** Where a child stands after a level: as the host will find it (`levelAfter`). */
export function afterRound(state: MathState, level: number, right: number): MathState {
  return {
    ...state,
    rounds: state.rounds + 1,
    level: level === state.level ? levelAfter(level, right) : state.level,
  };
}

/** Where a child stands of whom nobody knows more than the account tells. */
export function firstState({ grade, age }: Pick<CurrentUser, 'grade' | 'age'>): MathState {
  const ofProblems = mathGradeLevel({ grade, age });
  return {
    grade: ofProblems,
    age: arenaAge({ age }),
    level: FIRST_LEVEL,
    label: levelLabel(ofProblems),
    rounds: 0,
  };
}

export interface KnownStates {
  /** The host's answer; undefined while it can't be had. */
  readonly host: MathState | undefined;
  /** What this browser last knew. */
  readonly kept: MathState | undefined;
  /** Whether levels wait here that the host does not know yet. */
  readonly waiting: boolean;
}

/** What is shown: the host's word, but for levels that it does not know yet. */
export function shownState({ host, kept, waiting }: KnownStates): MathState | undefined {
  if (host === undefined || kept === undefined || !waiting) return host ?? kept;
  return {
    ...host,
    level: Math.max(host.level, kept.level),
    rounds: Math.max(host.rounds, kept.rounds),
  };
}
