import { type Db, transact } from '@lamplight/db';
import { DAY_MILLIS, startOfUtcDay, utcDay } from '@lamplight/domain/activity';
import { seededPick } from '@lamplight/domain/random';
import type { AchievementsService } from '../../learning/achievements/achievements.service.ts';
import type { Passwords } from '../../people/auth/passwords.ts';
import type { Sessions } from '../../people/auth/sessions.ts';
import { usernameKey } from '../../people/auth/username-key.ts';
import { deleteMemberships } from '../../people/classes/classes.repository.ts';
import {
  deleteUser,
  findUserByUsernameKey,
  insertUser,
  updateUser,
} from '../../people/users/users.repository.ts';
import { type Clock, isoTime, localDate } from '../../platform/clock.ts';
import { sampleWeeks } from '../sample-class/weeks.ts';
import { writeEvents } from '../sample-class/write-events.ts';

/** The account that the sign-in screen offers to someone who just looks around. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'lamplight' } as const;

const DEMO_CHILD = { firstName: 'Demo', age: 9, grade: 4 } as const;
/** Days that the demo student has behind it, so that there is something to see. */
const DAYS_BEHIND = 3;
/** The hour in UTC at which it learned on each of them. */
const LEARNS_AT = 15 * 60 * 60 * 1000;

export interface DemoAccount {
  /** Makes the demo student where it is wanted and missing, and removes it where it is not. */
  ensure(): Promise<void>;
  /**
   * Puts a new demo student in the place of one that is from an earlier day: what visitors did with it goes,
   * and whoever is signed in as it is signed out.
   */
  refresh(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly achievements: Pick<AchievementsService, 'award'>;
  /** Whether the sign-in screen offers it (DEMO_ACCOUNTS). */
  readonly wanted: boolean;
}

export function createDemoAccount(deps: Dependencies): DemoAccount {
  const { db, clock, passwords, sessions, achievements, wanted } = deps;
  const key = usernameKey(DEMO_ACCOUNT.username);

  /** The demo student; a person who has its name is somebody else. */
  async function find() {
    const user = await findUserByUsernameKey(db, key);
    return { isTaken: user !== undefined, demo: user?.isDemo === 1 ? user : null };
  }

  /** It is in no class and has no family, so it meets no child and stands in nobody's list. */
  async function make(before: { readonly id: number } | null): Promise<void> {
    const passwordHash = await passwords.hash(DEMO_ACCOUNT.password);
    const now = clock.now();
    const id = await transact(db, async (trx) => {
      if (before) await deleteUser(trx, before.id);
      return insertUser(trx, {
        ...{ username: DEMO_ACCOUNT.username, usernameKey: key, passwordHash, role: 'student' },
        ...{ ...DEMO_CHILD, isDemo: 1, createdAt: now },
      });
    });
    if (before) await sessions.endAll(before.id);
    const pick = seededPick('the demo student');
    const { events } = await sampleWeeks(
      { ...DEMO_CHILD, id, pick, character: 'bright' },
      daysBefore(now),
    );
    await transact(db, async (trx) => {
      await writeEvents(trx, { userId: id, events, achievements });
      await updateUser(trx, id, { currentDay: DAYS_BEHIND + 1, lastLoginAt: null });
    });
  }

  return {
    async ensure() {
      const { isTaken, demo } = await find();
      if (demo && !wanted) {
        await deleteUser(db, demo.id);
        await sessions.endAll(demo.id);
      }
      if (demo && wanted) await deleteMemberships(db, demo.id);
      if (!isTaken && wanted) await make(null);
    },

    async refresh() {
      const { demo } = await find();
      if (!demo || !wanted || localDate(demo.createdAt) === localDate(clock.now())) return;
      await make(demo);
    },
  };
}

function daysBefore(now: number) {
  return Array.from({ length: DAYS_BEHIND }, (_, at) => {
    const beginsAt = startOfUtcDay(utcDay(now - (DAYS_BEHIND - at) * DAY_MILLIS)) + LEARNS_AT;
    return { day: at + 1, date: isoTime(beginsAt).slice(0, 10), beginsAt };
  });
}
