import type { Db } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { DAYS_PER_WEEK } from '@lamplight/domain/curriculum';
import type { AchievementsService } from '../../learning/achievements/achievements.service.ts';
import { updateUser } from '../../people/users/users.repository.ts';
import { createRowWriter } from './events/row-writer.ts';
import type { SampleEvent } from './events/sample-event.ts';

const WEEK_MILLIS = DAYS_PER_WEEK * DAY_MILLIS;

/** Writes what a child did in its order, with what it earned at the end of each week. */
export async function writeEvents(
  trx: Db,
  {
    userId,
    events,
    achievements,
  }: {
    readonly userId: number;
    readonly events: readonly SampleEvent[];
    readonly achievements: Pick<AchievementsService, 'award'>;
  },
): Promise<void> {
  const writer = createRowWriter(trx);
  const first = events[0]?.at ?? 0;
  const weekOf = ({ at }: SampleEvent) => Math.floor((at - first) / WEEK_MILLIS);
  for (const [place, event] of events.entries()) {
    await event.write(writer);
    const next = events[place + 1];
    if (next !== undefined && weekOf(next) === weekOf(event)) continue;
    await writer.flush();
    await achievements.award(trx, userId, event.at);
  }
  const lastLoginAt = events.at(-1)?.at;
  if (lastLoginAt !== undefined) await updateUser(trx, userId, { lastLoginAt });
}
