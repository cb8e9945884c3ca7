import { type Db, transact } from '@lamplight/db';
import { type UsedUp, usedUp } from '@lamplight/domain/chat';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { addTurns, countClassTurns, countOwnTurns } from './turns.repository.ts';

/** The turns of a day that models may answer (safety, Children). */
export interface TurnBudget {
  /**
   * Takes one turn before a model is asked.
   * @returns how to give it back when none answered, or what is used up today
   */
  take(student: { readonly id: number; readonly age: number | null }): Promise<GiveBack | UsedUp>;
}

type GiveBack = () => Promise<void>;

/** The day in UTC that a moment belongs to, such as `2026-06-15`. */
export function dayOf(millis: number): string {
  return isoTime(millis).slice(0, 10);
}

/** The moment at which the day of a moment began. */
export function startOfDay(millis: number): number {
  return Date.parse(`${dayOf(millis)}T00:00:00.000Z`);
}

export function createTurnBudget(db: Db, clock: Clock): TurnBudget {
  return {
    take: ({ id: userId, age }) =>
      transact(db, async (trx): Promise<GiveBack | UsedUp> => {
        const key = { userId, day: dayOf(clock.now()) };
        const own = await countOwnTurns(trx, key);
        const classes = await countClassTurns(trx, key);
        const { aiBudget } = await readSettings(trx);
        const up = usedUp({ age, own, classes }, aiBudget);
        if (up !== null) return up;
        await addTurns(trx, key, 1);
        return () => addTurns(db, key, -1);
      }),
  };
}
