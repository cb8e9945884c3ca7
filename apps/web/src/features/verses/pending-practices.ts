import { VERSE_EXERCISES, type VerseExercise, type VerseProgress } from '@lamplight/domain/verses';
import type { PendingCall } from '../../lib/outbox/outbox.ts';

/** The procedure that takes an exercise that was right. */
export const PRACTICE_VERSE = 'verses.practice';

/** An exercise that a person got right while the host could not be reached. */
export interface PendingPractice {
  readonly week: number;
  readonly exercise: VerseExercise;
}

/** What waits on this device for the host; only right answers are ever sent. */
export function pendingPractices(
  waiting: readonly PendingCall[],
  userId: number,
): PendingPractice[] {
  return waiting
    .filter((call) => call.userId === userId && call.operation === PRACTICE_VERSE)
    .flatMap(({ input }) => practiceOf(input) ?? []);
}

/** What the host knows of a verse, together with what it does not know yet. */
export function withPending<Progress extends VerseProgress>(
  progress: Progress,
  kept: readonly PendingPractice[],
): Progress {
  const right = (exercise: VerseExercise) =>
    progress.done.includes(exercise) ||
    kept.some((practice) => practice.week === progress.week && practice.exercise === exercise);
  const done = progress.exercises.filter(right);
  return {
    ...progress,
    done,
    isLearned: progress.isLearned || done.length === progress.exercises.length,
  };
}

function practiceOf(input: unknown): PendingPractice | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  if (!('week' in input) || typeof input.week !== 'number' || !('exercise' in input)) {
    return undefined;
  }
  const exercise = VERSE_EXERCISES.find((one) => one === input.exercise);
  return exercise === undefined ? undefined : { week: input.week, exercise };
}
