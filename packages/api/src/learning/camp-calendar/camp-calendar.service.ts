import { type Db, transact } from '@lamplight/db';
import { type CalendarEvent, type CampCalendar, campEvents } from '@lamplight/domain/camp-calendar';
import { LANGUAGES, PROFILE_DEFAULTS } from '@lamplight/domain/profiles';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import { findClassSettings, findClosures } from '../../people/classes/class-pace.repository.ts';
import { planOf } from '../../people/classes/class-plan.ts';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import { findConfirmedChildIds } from '../../people/families/family-links.repository.ts';
import { toCurrentUser } from '../../people/users/user-view.ts';
import { findUser } from '../../people/users/users.repository.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime, localDate } from '../../platform/clock.ts';
import { digest, type Random } from '../../platform/random.ts';
import {
  endFeedOf,
  findClassesWith,
  findDueLessons,
  findFeed,
  findFeedByToken,
  saveFeed,
} from './camp-calendar.repository.ts';
import { icalFeed } from './ical-feed.ts';

/** The calendar of the camp: the days of classes, their closures, and until when lessons are wished for. */
export interface CampCalendarService {
  /** That of the reader's classes: a teacher's own, a child's, those of a parent's children by confirmed links. */
  ofReader(reader: CurrentUser): Promise<CampCalendar>;
  /** @throws AppError as `authoriseClass` */
  ofClass(actor: SignedIn, classId: number): Promise<CampCalendar>;
  /** Since when the reader has an address for their own calendar. */
  feedOf(userId: number): Promise<{ madeAt: string | null }>;
  /** Makes a secret address, which is told this once; the one before ends. @returns its token */
  renewFeed(userId: number): Promise<string>;
  /** Ends the address; safe to repeat. */
  endFeed(userId: number): Promise<void>;
  /**
   * What a calendar is answered that asks with a token: the classes of its owner as they are now, in the owner's
   * language, as an iCalendar file. No child is named in it.
   * @throws AppError NOT_FOUND for a token that nobody has
   */
  feed(token: string): Promise<string>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly classes: ClassesService;
}

interface NamedClass {
  readonly id: number;
  readonly name: string;
}

export function createCampCalendar(deps: Dependencies): CampCalendarService {
  const { db, clock, random, classes } = deps;

  async function classesOf(reader: CurrentUser): Promise<NamedClass[]> {
    if (reader.role === 'teacher') {
      if (!reader.approved) return [];
      return findClassesWith(db, { userIds: [reader.id], role: 'teacher' });
    }
    // Whoever only says to be a parent is not told where children are on which day.
    const userIds =
      reader.role === 'parent' ? await findConfirmedChildIds(db, reader.id) : [reader.id];
    return userIds.length === 0 ? [] : findClassesWith(db, { userIds, role: 'student' });
  }

  async function eventsOf(named: readonly NamedClass[]): Promise<CalendarEvent[]> {
    if (named.length === 0) return [];
    const ids = named.map(({ id }) => id);
    const closures = await findClosures(db, ids);
    const due = await findDueLessons(db, ids);
    const all = [];
    for (const { id, name } of named) {
      const settings = await findClassSettings(db, id);
      all.push({
        ...{ classId: id, className: name },
        plan: settings ? planOf(settings, closures) : null,
        closures: closures.filter(({ classId }) => classId === id),
        due: due
          .filter(({ classId }) => classId === id)
          .map(({ dueOn, title }) => ({ date: dueOn, title })),
      });
    }
    return campEvents(all);
  }

  async function calendarOf(named: readonly NamedClass[]): Promise<CampCalendar> {
    return { today: localDate(clock.now()), events: await eventsOf(named) };
  }

  return {
    ofReader: async (reader) => calendarOf(await classesOf(reader)),
    ofClass: async (actor, classId) => calendarOf([await classes.authoriseClass(actor, classId)]),

    async feedOf(userId) {
      const feed = await findFeed(db, userId);
      return { madeAt: feed ? isoTime(feed.madeAt) : null };
    },

    async renewFeed(userId) {
      const token = random.token();
      const madeAt = clock.now();
      await transact(db, async (trx) => {
        await saveFeed(trx, { userId, tokenHash: digest(token), madeAt });
        await insertAuditEvent(trx, { actorId: userId, action: 'calendar.feed-made', at: madeAt });
      });
      return token;
    },

    endFeed: (userId) =>
      transact(db, async (trx) => {
        if (!(await findFeed(trx, userId))) return;
        await endFeedOf(trx, userId, clock.now());
        const event = { actorId: userId, action: 'calendar.feed-ended', at: clock.now() } as const;
        await insertAuditEvent(trx, event);
      }),

    async feed(token) {
      const owner = await findFeedByToken(db, digest(token));
      const row = owner && (await findUser(db, owner.userId));
      if (!row) throw new AppError('NOT_FOUND', { message: 'There is no such calendar.' });
      const reader = toCurrentUser(row);
      const language =
        LANGUAGES.find((known) => known === reader.language) ?? PROFILE_DEFAULTS.language;
      const { events } = await calendarOf(await classesOf(reader));
      return icalFeed(events, { language, now: clock.now() });
    },
  };
}
