import { MODEL_AGE } from '../ai/index.ts';
import type { AiBudget } from '../host/index.ts';

/** Turns a day that a model may answer, up to an age in years; after them the built-in engine goes on. */
const DAILY_TURNS: readonly (readonly [upTo: number, turns: number])[] = [
  [MODEL_AGE - 1, 0],
  [12, 40],
  [Number.POSITIVE_INFINITY, 60],
];

/** Turns a day that a class has for each of its students, and at least; not all of them chat on one day. */
const CLASS_TURNS_EACH = 15;
const CLASS_TURNS_LEAST = 100;

/**
 * How many turns of a day a model may answer for a student; one without an age counts as the youngest.
 * @param chosen what the admin chose for every student; those too young for a model have none all the same
 */
export function dailyTurns(age: number | null, chosen: number | null = null): number {
  const turns = DAILY_TURNS.find(([upTo]) => (age ?? 0) <= upTo)?.[1] ?? 0;
  return turns === 0 ? 0 : (chosen ?? turns);
}

/**
 * How many turns of a day models may answer for a class together.
 * @param chosen what the admin chose for every class
 */
export function classTurns(students: number, chosen: number | null = null): number {
  return chosen ?? Math.max(CLASS_TURNS_LEAST, CLASS_TURNS_EACH * students);
}

/** What was used of a day, before a turn. */
export interface TurnsUsed {
  readonly age: number | null;
  /** Turns of this student that a model has answered today. */
  readonly own: number;
  /** The student's classes: how many students they have, and how many turns these have used today. */
  readonly classes: readonly { readonly students: number; readonly used: number }[];
}

/**
 * What keeps a model from being asked for one turn more: the turns of the student, or of a class, which rests with all
 * its students; `off` where there never were any.
 */
export type UsedUp = 'student' | 'class' | 'off';

/** What is used up for a student; null where a turn is left. */
export function usedUp({ age, own, classes }: TurnsUsed, budget: AiBudget): UsedUp | null {
  const turns = dailyTurns(age, budget.studentTurnsPerDay);
  const rest = classes.map(({ students, used }) => ({
    turns: classTurns(students, budget.classTurnsPerDay),
    used,
  }));
  if (turns === 0 || rest.some((each) => each.turns === 0)) return 'off';
  if (own >= turns) return 'student';
  return rest.some((each) => each.used >= each.turns) ? 'class' : null;
}
