import type { Generated } from 'kysely';
import type { Flag, Millis } from './values.ts';

export interface AttendanceTables {
  attendanceMarks: AttendanceMarksTable;
  doorHours: DoorHoursTable;
  walkUps: WalkUpsTable;
  collectors: CollectorsTable;
  announcedPickups: AnnouncedPickupsTable;
  pickupCodes: PickupCodesTable;
}

/**
 * The register: rows are only added. The last applied one of a child and day is what holds. `day` is a date and
 * `arrived` and `left` are times of the host's wall clock.
 */
export interface AttendanceMarksTable {
  id: Generated<number>;
  /** Null for a walk-up. */
  studentId: number | null;
  walkUpId: number | null;
  day: string;
  act: 'check-in' | 'check-out' | 'absent' | 'expect' | 'undo' | 'correct';
  state: 'expected' | 'here' | 'gone' | 'absent';
  arrived: string | null;
  left: string | null;
  collector: string;
  /** How the collector was known. */
  release: 'code' | 'known' | null;
  reason: string;
  /** 0 for a mark that came too late to change anything. */
  applied: Flag;
  /** What somebody should look at. */
  trouble: 'already' | 'not-here' | 'overtaken' | 'may-not-collect' | null;
  /** When it was done. */
  at: Millis;
  /** When the host heard of it. */
  notedAt: Millis;
  notedBy: number | null;
}

/** By when the children of a class are to be here and collected, `08:30`. */
export interface DoorHoursTable {
  classId: number;
  arriveBy: string | null;
  collectBy: string | null;
}

/** Children who came for a day without an account. */
export interface WalkUpsTable {
  id: Generated<number>;
  day: string;
  classId: number;
  name: string;
  /** Who brought the child. */
  contact: string;
  telephone: string;
  allergies: string;
  /** The pick-up code of the day. */
  code: string;
  /** The account that the child was given since. */
  studentId: number | null;
  madeBy: number | null;
  madeAt: Millis;
}

/** People who may or may not collect a child. */
export interface CollectorsTable {
  id: Generated<number>;
  studentId: number;
  name: string;
  relation: string;
  telephone: string;
  allowed: Flag;
  /** JPEG. */
  photo: Uint8Array | null;
  /** The texts are empty, and the row keeps a restored backup from bringing them back. */
  removed: Flag;
  addedBy: number | null;
  updatedAt: Millis;
}

/** Somebody else comes on a day. */
export interface AnnouncedPickupsTable {
  id: Generated<number>;
  studentId: number;
  day: string;
  name: string;
  relation: string;
  telephone: string;
  madeBy: number | null;
  madeAt: Millis;
}

/** What is said at the door on a day. */
export interface PickupCodesTable {
  studentId: number;
  day: string;
  code: string;
  madeAt: Millis;
}
