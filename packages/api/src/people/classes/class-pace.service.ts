import type { Db } from '@lamplight/db';
import { type ClassGate, gateOf } from '@lamplight/domain/classes';
import { type Clock, localDate } from '../../platform/clock.ts';
import { findClosures, findPacesOf } from './class-pace.repository.ts';
import { planOf } from './class-plan.ts';

/** What their classes let students do, day by day. */
export interface ClassPaceService {
  /**
   * What holds a student to the day of their classes; null for one who goes on as they like.
   * @param handle the database, or the transaction that the answer decides about
   */
  gateFor(handle: Db, student: { id: number; currentDay: number }): Promise<ClassGate | null>;
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
