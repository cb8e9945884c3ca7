import type { DifficultyLevel } from '../profiles/options.ts';
import type { ChallengeBand } from './band.ts';
import { CHALLENGE_DIFFICULTIES, type ChallengeDifficulty } from './challenge.ts';

/** Correct answers in a row that make the next challenge harder. */
const UP_AFTER = 3;

/** Wrong answers in a row that make the next challenge easier. */
const DOWN_AFTER = 2;

const STARTS: Readonly<Record<DifficultyLevel, ChallengeDifficulty>> = {
  beginner: 'beginner',
  elementary: 'easy',
  intermediate: 'medium',
  medium: 'medium',
  advanced: 'hard',
  expert: 'hard',
};

/**
 * Where a child begins.
 * @param level of the profile; null while nobody has chosen one
 */
export function firstDifficulty(
  level: DifficultyLevel | null,
  band: ChallengeBand,
): ChallengeDifficulty {
  if (level !== null) return STARTS[level];
  return band === 'little' ? 'beginner' : 'easy';
}

/**
 * The difficulty that comes next, in the progressive order of spec 9.
 * @param correct how the earlier challenges of that type went, oldest first
 */
export function nextDifficulty(
  first: ChallengeDifficulty,
  correct: readonly boolean[],
): ChallengeDifficulty {
  const last = CHALLENGE_DIFFICULTIES.length - 1;
  let step = CHALLENGE_DIFFICULTIES.indexOf(first);
  let right = 0;
  let wrong = 0;
  for (const wasCorrect of correct) {
    right = wasCorrect ? right + 1 : 0;
    wrong = wasCorrect ? 0 : wrong + 1;
    if (right === UP_AFTER) {
      step = Math.min(last, step + 1);
      right = 0;
    }
    if (wrong === DOWN_AFTER) {
      step = Math.max(0, step - 1);
      wrong = 0;
    }
  }
  return CHALLENGE_DIFFICULTIES[step] ?? first;
}
