import { type Db, isUniqueViolation, transact } from '@lamplight/db';
import { seededPick } from '@lamplight/domain/random';
import type { FilledSampleClass, SampleClassState } from '@lamplight/domain/sample-class';
import { gradeForAge } from '@lamplight/domain/users';
import type { AchievementsService } from '../../learning/achievements/achievements.service.ts';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import type { Passwords } from '../../people/auth/passwords.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { writeAdults, writeWorry } from './adults.ts';
import { type SampleCalendar, sampleCalendar } from './calendar.ts';
import { type GamePlayer, plannedGames, questionsOf, writeGame } from './games.ts';
import { CHARACTERS, SAMPLE_CHILDREN, SAMPLE_CLASS_NAME, SAMPLE_LAST_NAME } from './people.ts';
import { type WrittenClass, writePeople } from './people-rows.ts';
import {
  deleteSample,
  findSampleAccountIds,
  findSampleClasses,
  orderSampleEvents,
} from './sample-class.repository.ts';
import { sampleWeeks } from './weeks.ts';
import { writeEvents } from './write-events.ts';

const CODE_LENGTH = 6;
/** Letters of the password that everybody of the class has: about 49 bits. */
const PASSWORD_LENGTH = 10;

export interface SampleClassService {
  state(): Promise<SampleClassState>;
  /**
   * Makes a class of thirty children with two teachers, three parents and five weeks of activity.
   * @param actorId the admin who asks for it; null on the command line
   * @throws AppError SAMPLE_CLASS_EXISTS
   */
  fill(actorId: number | null): Promise<FilledSampleClass>;
  /**
   * Removes exactly what `fill` made, and ends the sessions of its accounts.
   * @returns how many accounts were removed
   */
  remove(actorId: number | null): Promise<number>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly achievements: Pick<AchievementsService, 'award'>;
  /** Ends the sessions of a user whose account has gone. */
  readonly endSessions: (userId: number) => Promise<void>;
}

export function createSampleClass(deps: Dependencies): SampleClassService {
  const { db, clock, random, passwords, achievements, endSessions } = deps;

  async function state(): Promise<SampleClassState> {
    const [sample] = await findSampleClasses(db);
    const accounts = await findSampleAccountIds(db);
    return { className: sample?.name ?? null, accounts: accounts.length };
  }

  async function requireNone(handle: Db): Promise<void> {
    const accounts = await findSampleAccountIds(handle);
    const classes = await findSampleClasses(handle);
    if (accounts.length + classes.length > 0) throw new AppError('SAMPLE_CLASS_EXISTS');
  }

  async function makePeople(calendar: SampleCalendar, password: string, actorId: number | null) {
    const passwordHash = await passwords.hash(password);
    const now = clock.now();
    const code = random.code(CODE_LENGTH);
    try {
      return await transact(db, async (trx) => {
        await requireNone(trx);
        const written = await writePeople(trx, calendar, { passwordHash, code, now });
        await insertAuditEvent(trx, { actorId, action: 'sample-class.filled', at: now });
        return written;
      });
    } catch (error) {
      if (isUniqueViolation(error)) {
        const message = 'An account on this host has a name that the sample class needs.';
        throw new AppError('USERNAME_TAKEN', { message });
      }
      throw error;
    }
  }

  /** Everything that the people did; a transaction for each child, so that a game beside it goes on. */
  async function makeActivity({ classId, people }: WrittenClass, calendar: SampleCalendar) {
    const idOf = (firstName: string) => {
      const person = people.find((each) => each.firstName === firstName);
      if (!person) throw new Error(`nobody of the sample class is called ${firstName}`);
      return person.id;
    };
    const { meetings } = calendar;
    const first = meetings[0]?.beginsAt ?? clock.now();
    await transact(db, (trx) => writeWorry(trx, { classId, idOf }, first));
    const players: GamePlayer[] = [];
    for (const { firstName, age, character } of SAMPLE_CHILDREN) {
      const id = idOf(firstName);
      const pick = seededPick(`sample class ${firstName}`);
      const child = { id, firstName, age, grade: gradeForAge(age), pick, character };
      const { events, present } = await sampleWeeks(child, meetings);
      await transact(db, (trx) => writeEvents(trx, { userId: id, events, achievements }));
      players.push({ id, age, skill: CHARACTERS[character].skill, present });
    }
    const pick = seededPick('sample class games');
    for (const game of plannedGames(players, meetings)) {
      const questions = questionsOf(game);
      const hostId = idOf('Grace');
      await transact(db, (trx) => writeGame(trx, game, { questions, pick, classId, hostId }));
    }
    await transact(db, async (trx) => {
      await writeAdults(trx, { classId, idOf }, meetings);
      await orderSampleEvents(trx);
    });
  }

  async function removeAll(actorId: number | null): Promise<number> {
    const ids = await findSampleAccountIds(db);
    await transact(db, async (trx) => {
      await deleteSample(trx);
      const [action, at] = ['sample-class.removed', clock.now()] as const;
      await insertAuditEvent(trx, { actorId, action, detail: { accounts: ids.length }, at });
    });
    for (const id of ids) await endSessions(id);
    return ids.length;
  }

  return {
    state,

    async fill(actorId) {
      await requireNone(db);
      const calendar = sampleCalendar(clock.now());
      const password = random.code(PASSWORD_LENGTH).toLowerCase();
      const written = await makePeople(calendar, password, actorId);
      try {
        await makeActivity(written, calendar);
      } catch (error) {
        await removeAll(actorId);
        throw error;
      }
      return {
        className: SAMPLE_CLASS_NAME,
        password,
        people: written.people.map(({ firstName, username, role }) => ({
          ...{ name: `${firstName} ${SAMPLE_LAST_NAME}`, username, role },
        })),
      };
    },

    remove: removeAll,
  };
}
