import { plannedActivity } from '@lamplight/content/curriculum';
import { type Db, transact } from '@lamplight/db';
import { type ActivityMark, type MarkedActivity, mayMark } from '@lamplight/domain/curriculum';
import type { CurrentUser } from '@lamplight/domain/users';
import { bandOf } from '../../people/users/reader.ts';
import { findUser } from '../../people/users/users.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import { deleteFinished, findFinishedAt, insertFinished } from './activities.repository.ts';

export interface ActivityMarks {
  /**
   * Notes that a student has done an activity of the programme, or that this was a mistake. Its points count once,
   * however often it is marked.
   * @param remember is told the result in the same transaction
   * @throws AppError NOT_FOUND for an activity that is none; DAY_TO_COME for one of a day ahead of the student's
   */
  mark(user: CurrentUser, mark: ActivityMark, remember: Remember): Promise<MarkedActivity>;
}

export function createActivityMarks(db: Db, clock: Clock): ActivityMarks {
  return {
    mark: (user, { key, done }, remember) =>
      transact(db, async (trx) => {
        const planned = plannedActivity(key, bandOf(user));
        if (planned === null) throw new AppError('NOT_FOUND');
        const { day, activity } = planned;
        const currentDay = (await findUser(trx, user.id))?.currentDay ?? user.currentDay;
        if (!mayMark(day, currentDay)) throw new AppError('DAY_TO_COME');
        if (done) {
          const { points } = activity;
          const finished = { userId: user.id, activity: key, day, points, finishedAt: clock.now() };
          await insertFinished(trx, finished);
        } else await deleteFinished(trx, user.id, key);
        const at = await findFinishedAt(trx, user.id, key);
        const marked = { key, doneAt: at === undefined ? null : isoTime(at) };
        await remember(trx, marked);
        return marked;
      }),
  };
}
