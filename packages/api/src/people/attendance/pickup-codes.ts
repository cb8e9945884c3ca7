import { timingSafeEqual } from 'node:crypto';
import type { Db } from '@lamplight/db';
import { PICKUP_CODE_LENGTH, type Who } from '@lamplight/domain/attendance';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { findWalkUp } from './door.repository.ts';
import { findCodes, insertCodes } from './pickups.repository.ts';

/** The codes that are said at the door: one for each child and day, made when somebody first asks for it. */
export interface PickupCodes {
  /** @param day a date */
  of(studentIds: readonly number[], day: string): Promise<Map<number, string>>;
  /** Whether it is the code of that child for that day. Of a child for whom none was made no code is right. */
  isRight(who: Who, day: string, code: string): Promise<boolean>;
}

export function createPickupCodes(db: Db, clock: Clock, random: Random): PickupCodes {
  async function known(studentIds: readonly number[], day: string) {
    return new Map((await findCodes(db, studentIds, day)).map((row) => [row.studentId, row.code]));
  }

  async function codeOf({ kind, id }: Who, day: string): Promise<string | undefined> {
    if (kind === 'student') return (await known([id], day)).get(id);
    const walkUp = await findWalkUp(db, id);
    return walkUp?.day === day ? walkUp.code : undefined;
  }

  return {
    async of(studentIds, day) {
      const before = await known(studentIds, day);
      const without = studentIds.filter((id) => !before.has(id));
      if (without.length === 0) return before;
      const madeAt = clock.now();
      await insertCodes(
        db,
        without.map((studentId) => ({
          ...{ studentId, day, madeAt },
          code: random.code(PICKUP_CODE_LENGTH),
        })),
      );
      return known(studentIds, day);
    },

    async isRight(who, day, code) {
      const right = await codeOf(who, day);
      return (
        right !== undefined &&
        right.length === code.length &&
        timingSafeEqual(Buffer.from(right), Buffer.from(code))
      );
    },
  };
}
