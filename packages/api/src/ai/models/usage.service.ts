import type { Db } from '@lamplight/db';
import type { AiUsage } from '@lamplight/domain/ai';
import { classTurns } from '@lamplight/domain/chat';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { countTurnsByClass, countTurnsOfDay } from './usage.repository.ts';

/** How much of today's budget is used. */
export interface AiUsageService {
  today(): Promise<AiUsage>;
}

export function createAiUsage(db: Db, clock: Clock): AiUsageService {
  return {
    async today() {
      const day = isoTime(clock.now()).slice(0, 10);
      const { aiBudget } = await readSettings(db);
      const classes = await countTurnsByClass(db, day);
      return {
        ...(await countTurnsOfDay(db, day)),
        classes: classes.map((one) => ({
          ...one,
          allowed: classTurns(one.students, aiBudget.classTurnsPerDay),
        })),
      };
    },
  };
}
