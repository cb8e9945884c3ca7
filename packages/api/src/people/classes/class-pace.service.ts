import type { Db } from '@lamplight/db';
import {
  type ClassGate,
  gateOf,
  type MeetingPlan,
  WEEKDAYS,
  type Weekday,
} from '@lamplight/domain/classes';
import { type Clock, localDate } from '../../platform/clock.ts';
import { findClosures, findPacesOf } from './class-pace.repository.ts';

/** What their classes let students do, day by day. */
export interface ClassPaceService {
  /**
   * What holds a student to the day of their classes; null for one who goes on as they like.
   * @param handle the database, or the transaction that the answer decides about
   */
  gateFor(handle: Db, student: { id: number; currentDay: number }): Promise<ClassGate | null>;
}

/** The stored days of the week, such as `12345`. */
export function weekdaysOf(stored: string): Weekday[] {
  return WEEKDAYS.filter((day) => stored.includes(String(day)));
}

interface StoredPace {
  readonly classId: number;
  readonly pacing: 'own-day' | 'class-day';
  readonly startsOn: string | null;
  readonly meetsOn: string;
}

/** When a class meets that goes together; null for one that does not. */
export function planOf(
  pace: StoredPace,
  closures: readonly { readonly classId: number; readonly date: string }[],
): MeetingPlan | null {
  if (pace.pacing === 'own-day' || pace.startsOn === null) return null;
  const own = closures.filter(({ classId }) => classId === pace.classId);
  return {
    startsOn: pace.startsOn,
    meetsOn: weekdaysOf(pace.meetsOn),
    closures: new Set(own.map(({ date }) => date)),
  };
}

export function createClassPace(clock: Clock): ClassPaceService {
  return {
    async gateFor(handle, { id, currentDay }) {
      const paces = await findPacesOf(handle, id);
      if (paces.length === 0 || paces.some(({ pacing }) => pacing === 'own-day')) return null;
      const closures = await findClosures(
        handle,
        paces.map(({ classId }) => classId),
      );
      const plans = paces.map((pace) => ({ plan: planOf(pace, closures) }));
      return gateOf(plans, currentDay, localDate(clock.now()));
    },
  };
}
