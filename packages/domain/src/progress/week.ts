import { z } from 'zod';
import { DAY_MILLIS } from '../activity/index.ts';

/** Days of a student's own look back, today included. */
export const LOOK_BACK_DAYS = 7;

/** What a student did and showed in the last days. */
export const ownWeekSchema = z.object({
  /** The last seven days where the host stands, oldest first, with the minutes in lessons and stories finished on them. */
  days: z.array(z.object({ date: z.iso.date(), minutes: z.int() })).length(LOOK_BACK_DAYS),
  /** Lessons completed on these days. */
  lessons: z.int(),
  /** Answers that the host marked, in lessons, quizzes, games and practice. */
  answers: z.object({ right: z.int(), total: z.int() }),
});
export type OwnWeek = z.infer<typeof ownWeekSchema>;

/** Something finished, with the minutes in it. */
export interface FinishedWork {
  /** A day as days since 1970-01-01. */
  readonly day: number;
  readonly minutes: number;
  readonly kind: 'lesson' | 'story';
}

/**
 * The look back of a student.
 * @param today as days since 1970-01-01
 * @param answers whether each was right, of these days
 */
export function ownWeek(
  today: number,
  work: readonly FinishedWork[],
  answers: readonly { readonly correct: boolean }[],
): OwnWeek {
  const first = today - LOOK_BACK_DAYS + 1;
  const recent = work.filter(({ day }) => day >= first && day <= today);
  return {
    days: Array.from({ length: LOOK_BACK_DAYS }, (_, index) => {
      const own = recent.filter(({ day }) => day === first + index);
      return {
        date: dateOfDay(first + index),
        minutes: Math.round(own.reduce((sum, { minutes }) => sum + minutes, 0)),
      };
    }),
    lessons: recent.filter(({ kind }) => kind === 'lesson').length,
    answers: { right: answers.filter(({ correct }) => correct).length, total: answers.length },
  };
}

function dateOfDay(day: number): string {
  return new Date(day * DAY_MILLIS).toISOString().slice(0, 10);
}
