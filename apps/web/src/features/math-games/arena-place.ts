import { PROBLEMS_PER_LEVEL } from '@lamplight/domain/math-games';
import { jsonEntry } from '../../lib/storage.ts';
import type { ArenaState, LevelKey, LevelPlace } from './arena-state.ts';

interface KeptPlace extends LevelPlace {
  readonly userId: number;
}

const place = jsonEntry('math-arena-place', isKeptPlace, 'session');

/** Where a child was in this tab, so that a reload in the middle of a level goes on there; null in the menu. */
export function arenaPlace(userId: number): LevelPlace | null {
  const kept = place.read();
  if (kept?.userId !== userId) return null;
  const { level, answers, at } = kept;
  return { level, answers, at };
}

/** Keeps the place in an open level: its problems can be drawn again. A result was reported. */
export function keepArenaPlace(userId: number, state: ArenaState): void {
  if (state.view === 'playing') {
    const { level, answers, at } = state;
    place.write({ userId, level, answers, at });
  } else if (state.view !== 'starting') place.clear();
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A whole number from `least` to `most`. */
function isWhole(value: unknown, least: number, most = Number.POSITIVE_INFINITY): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isLevelKey(value: unknown): value is LevelKey {
  return (
    isRecord(value) &&
    typeof value.seed === 'string' &&
    isWhole(value.level, 1) &&
    isWhole(value.grade, 1, 12) &&
    isWhole(value.age, 1)
  );
}

function isKeptPlace(value: unknown): value is KeptPlace {
  if (!isRecord(value) || typeof value.userId !== 'number') return false;
  const { level, answers, at } = value;
  return (
    isLevelKey(level) &&
    isWhole(at, 0, PROBLEMS_PER_LEVEL - 1) &&
    Array.isArray(answers) &&
    isWhole(answers.length, at, at + 1) &&
    answers.every((choice) => isWhole(choice, 0))
  );
}
