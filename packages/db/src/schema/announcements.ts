import type { Generated } from 'kysely';
import type { Millis } from './values.ts';

export interface AnnouncementTables {
  announcements: AnnouncementsTable;
  calendarFeeds: CalendarFeedsTable;
}

/** What a teacher says to a class, its families or both. */
export interface AnnouncementsTable {
  id: Generated<number>;
  classId: number;
  /** Who wrote it, or changed it last. */
  authorId: number;
  audience: 'students' | 'families' | 'everybody';
  /** The first and the last date on which it is shown, `2026-06-15`. */
  fromOn: string;
  untilOn: string;
  /** JSON: a list of language, title and text. */
  texts: string;
  createdAt: Millis;
  changedAt: Millis | null;
  withdrawnAt: Millis | null;
}

/** The secret address under which somebody reads the calendar of their classes. */
export interface CalendarFeedsTable {
  userId: number;
  /** Null for one that was ended: a restored backup must not bring it back. */
  tokenHash: string | null;
  /** When it was made, or ended. */
  madeAt: Millis;
}
