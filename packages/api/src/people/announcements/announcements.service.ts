import { type Db, transact } from '@lamplight/db';
import {
  type Announcement,
  type AnnouncementsOfClass,
  type AnnouncementWords,
  announcementState,
  announcementTextsSchema,
  isFor,
  type ReadAnnouncement,
} from '@lamplight/domain/announcements';
import type { AuditAction } from '@lamplight/domain/audit';
import type { CurrentUser } from '@lamplight/domain/users';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime, localDate } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { findConfirmedChildIds } from '../families/family-links.repository.ts';
import { fullName } from '../users/full-name.ts';
import {
  type AnnouncementRow,
  findAnnouncement,
  findAnnouncementsOfClass,
  findShownAnnouncements,
  insertAnnouncement,
  updateAnnouncement,
} from './announcements.repository.ts';

/** Announcements that the adults of a class see: those of a year of busy weeks. */
const MOST_LISTED = 200;

/** What teachers say to a class and its families. Nobody answers: it is a board and no chat. */
export interface AnnouncementsService {
  /** @throws AppError as `authoriseClass` */
  ofClass(actor: SignedIn, classId: number): Promise<AnnouncementsOfClass>;
  /** @throws AppError as `authoriseClass` */
  make(actor: SignedIn, wish: { classId: number; words: AnnouncementWords }): Promise<number>;
  /**
   * Says something else in its place.
   * @throws AppError as `authoriseClass` for its class, FORBIDDEN for one that is not there or was withdrawn
   */
  change(actor: SignedIn, wish: { id: number; words: AnnouncementWords }): Promise<void>;
  /** Nobody reads it from now on; safe to repeat. @throws AppError as `change` */
  withdraw(actor: SignedIn, id: number): Promise<void>;
  /** What is up today for a student, or for the families of a parent's children, by links that somebody has confirmed; the newest first. */
  shownTo(reader: CurrentUser): Promise<ReadAnnouncement[]>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly classes: ClassesService;
}

/** Whoever no longer teaches a class no longer speaks to its children. */
function maySpeak({ role, approvedAt, teaches }: AnnouncementRow): boolean {
  return role === 'admin' || (role === 'teacher' && approvedAt !== null && teaches !== null);
}

function toRead(row: AnnouncementRow): ReadAnnouncement {
  return {
    ...{ id: row.id, className: row.className, author: fullName(row) },
    ...{ from: row.fromOn, until: row.untilOn },
    texts: announcementTextsSchema.parse(JSON.parse(row.texts)),
  };
}

function toStored({ audience, from, until, texts }: AnnouncementWords) {
  return { audience, fromOn: from, untilOn: until, texts: JSON.stringify(texts) };
}

export function createAnnouncements({ db, clock, classes }: Dependencies): AnnouncementsService {
  const today = () => localDate(clock.now());

  function toAnnouncement(row: AnnouncementRow): Announcement {
    const { fromOn: from, untilOn: until, audience, withdrawnAt, changedAt } = row;
    const isWithdrawn = withdrawnAt !== null || !maySpeak(row);
    return {
      ...toRead(row),
      audience,
      state: announcementState({ from, until, isWithdrawn }, today()),
      changedAt: changedAt === null ? null : isoTime(changedAt),
    };
  }

  /** The announcement, for whoever may change it. */
  async function authorise(actor: SignedIn, id: number) {
    const found = await findAnnouncement(db, id);
    if (!found) throw new AppError('FORBIDDEN');
    await classes.authoriseClass(actor, found.classId);
    return found;
  }

  function note(trx: Db, actor: SignedIn, action: AuditAction, classId: number, id: number) {
    const detail = { classId, announcementId: id };
    return insertAuditEvent(trx, { actorId: actor.user.id, action, detail, at: clock.now() });
  }

  async function childrenOf(reader: CurrentUser): Promise<number[]> {
    if (reader.role === 'student') return [reader.id];
    // Whoever only says to be a parent reads nothing of where a class is and what it does.
    return findConfirmedChildIds(db, reader.id);
  }

  return {
    async ofClass(actor, classId) {
      const { id } = await classes.authoriseClass(actor, classId);
      const rows = await findAnnouncementsOfClass(db, id, MOST_LISTED);
      return { today: today(), announcements: rows.map(toAnnouncement) };
    },

    async make(actor, { classId, words }) {
      await classes.authoriseClass(actor, classId);
      return transact(db, async (trx) => {
        const id = await insertAnnouncement(trx, {
          ...{ classId, authorId: actor.user.id, createdAt: clock.now() },
          ...{ changedAt: null, withdrawnAt: null },
          ...toStored(words),
        });
        await note(trx, actor, 'announcement.made', classId, id);
        return id;
      });
    },

    async change(actor, { id, words }) {
      const { classId, withdrawnAt } = await authorise(actor, id);
      if (withdrawnAt !== null) throw new AppError('FORBIDDEN');
      await transact(db, async (trx) => {
        const who = { authorId: actor.user.id, changedAt: clock.now() };
        await updateAnnouncement(trx, id, { ...toStored(words), ...who });
        await note(trx, actor, 'announcement.changed', classId, id);
      });
    },

    async withdraw(actor, id) {
      const { classId, withdrawnAt } = await authorise(actor, id);
      if (withdrawnAt !== null) return;
      await transact(db, async (trx) => {
        await updateAnnouncement(trx, id, { withdrawnAt: clock.now() });
        await note(trx, actor, 'announcement.withdrawn', classId, id);
      });
    },

    async shownTo(reader) {
      const who = reader.role === 'student' ? 'students' : 'families';
      const studentIds = await childrenOf(reader);
      if (studentIds.length === 0) return [];
      const rows = await findShownAnnouncements(db, { studentIds, date: today() });
      return rows.filter((row) => isFor(row.audience, who) && maySpeak(row)).map(toRead);
    },
  };
}
