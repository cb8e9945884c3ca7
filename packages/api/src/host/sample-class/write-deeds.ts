import type { Db } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import { DAYS_PER_WEEK } from '@lamplight/domain/curriculum';
import type { AchievementsService } from '../../learning/achievements/achievements.service.ts';
import { updateUser } from '../../people/users/users.repository.ts';
import type { Deed } from './deeds/deed.ts';
import { createPen } from './deeds/pen.ts';

const WEEK_MILLIS = DAYS_PER_WEEK * DAY_MILLIS;

/** Writes what a child did in its order, with what it earned at the end of each week. */
export async function writeDeeds(
  trx: Db,
  {
    userId,
    deeds,
    achievements,
  }: {
    readonly userId: number;
    readonly deeds: readonly Deed[];
    readonly achievements: Pick<AchievementsService, 'award'>;
  },
): Promise<void> {
  const pen = createPen(trx);
  const first = deeds[0]?.at ?? 0;
  const weekOf = ({ at }: Deed) => Math.floor((at - first) / WEEK_MILLIS);
  for (const [place, deed] of deeds.entries()) {
    await deed.write(pen);
    const next = deeds[place + 1];
    if (next !== undefined && weekOf(next) === weekOf(deed)) continue;
    await pen.flush();
    await achievements.award(trx, userId, deed.at);
  }
  const lastLoginAt = deeds.at(-1)?.at;
  if (lastLoginAt !== undefined) await updateUser(trx, userId, { lastLoginAt });
}
