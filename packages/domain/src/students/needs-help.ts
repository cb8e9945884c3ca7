import { CURRICULUM_DAYS } from '../curriculum/index.ts';
import { WRONG_IN_A_ROW } from '../mastery/index.ts';

/** Days without any learning after which somebody should ask what is the matter. */
export const LONG_INACTIVE_DAYS = 7;

const DAY_MILLIS = 24 * 60 * 60 * 1000;

/** An answer that the host has marked. */
export interface MarkedAnswer {
  readonly correct: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What is known of how a student goes on. */
export interface StudentTrace {
  /** The newest answers of each place where the host marks some, in any order. */
  readonly answers: readonly MarkedAnswer[];
  /** When the student learned last, in epoch milliseconds; null where they have not begun. */
  readonly learnedAt: number | null;
  readonly currentDay: number;
}

/** Why a student needs help now. */
export type HelpReason =
  | { readonly kind: 'wrong-in-a-row'; readonly wrong: number; readonly at: number }
  | { readonly kind: 'long-inactive'; readonly days: number };

/**
 * Why a student needs help now: the newest four marked answers were all wrong, wherever they were given; or nothing was
 * learned for seven days, by somebody who has begun and is not at the end of the programme.
 * @param now epoch milliseconds
 */
export function needsHelp(trace: StudentTrace, now: number): HelpReason[] {
  return [...wrongInARow(trace.answers), ...longInactive(trace, now)];
}

function wrongInARow(answers: readonly MarkedAnswer[]): HelpReason[] {
  const newest = answers.toSorted((a, b) => b.at - a.at).slice(0, WRONG_IN_A_ROW);
  const [last] = newest;
  if (last === undefined || newest.length < WRONG_IN_A_ROW) return [];
  if (newest.some(({ correct }) => correct)) return [];
  return [{ kind: 'wrong-in-a-row', wrong: WRONG_IN_A_ROW, at: last.at }];
}

function longInactive({ learnedAt, currentDay }: StudentTrace, now: number): HelpReason[] {
  if (learnedAt === null || currentDay >= CURRICULUM_DAYS) return [];
  const days = Math.floor((now - learnedAt) / DAY_MILLIS);
  return days < LONG_INACTIVE_DAYS ? [] : [{ kind: 'long-inactive', days }];
}
