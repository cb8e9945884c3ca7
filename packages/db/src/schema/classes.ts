import type { Generated } from 'kysely';
import type { Flag, Millis } from './values.ts';

export interface ClassTables {
  classes: ClassesTable;
  classMembers: ClassMembersTable;
  familyLinks: FamilyLinksTable;
  endedFamilyLinks: EndedFamilyLinksTable;
  teacherLessons: TeacherLessonsTable;
  lessonRecordings: LessonRecordingsTable;
  familyRecordings: FamilyRecordingsTable;
  endedFamilyRecordings: EndedFamilyRecordingsTable;
}

export interface ClassesTable {
  id: Generated<number>;
  name: string;
  code: string;
  createdAt: Millis;
}

export interface ClassMembersTable {
  classId: number;
  userId: number;
  /** A teacher of the class, or a student in it. */
  role: 'teacher' | 'student';
  /** Whether it is the first class, and nobody has put them there. */
  automatic: Generated<Flag>;
}

export interface FamilyLinksTable {
  parentId: number;
  studentId: number;
  /** unconfirmed: the addresses match but nobody has proven the parent's. */
  status: 'confirmed' | 'unconfirmed';
  createdAt: Millis;
  /** What it came from. */
  way: Generated<'address' | 'slip' | 'admin'>;
}

/** Links that were ended and not made anew; the database writes them itself. */
export interface EndedFamilyLinksTable {
  parentId: number;
  studentId: number;
  endedAt: Millis;
}

/** Lessons that teachers write themselves, beside the curriculum. */
export interface TeacherLessonsTable {
  id: Generated<number>;
  teacherId: number;
  title: string;
  description: string;
  content: string;
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  /** Minutes. */
  duration: number;
  subject: string;
  createdAt: Millis;
  updatedAt: Millis;
}

/** A step of a lesson, read aloud by somebody. */
interface ReadStepColumns {
  id: Generated<number>;
  lessonId: number;
  band: string;
  language: string;
  /** Counted from 0. */
  step: number;
  /** SHA-256 of the words that were read, in hex: words that changed since are not what is heard. */
  wordsHash: string;
  /** Kept here, so that a backup has it. */
  audio: Uint8Array;
  /** Bytes of the audio. */
  size: number;
  madeAt: Millis;
}

/** What a teacher has read aloud for their classes. */
export interface LessonRecordingsTable extends ReadStepColumns {
  teacherId: number;
}

/** What a parent has read aloud for a child; it ends with the link between the two. */
export interface FamilyRecordingsTable extends ReadStepColumns {
  parentId: number;
  childId: number;
}

/** A recording of a family that somebody has deleted: a restored backup must not bring it back. */
export interface EndedFamilyRecordingsTable {
  /** That of the recording. */
  id: number;
  childId: number;
  /** When the deleted sound was made. */
  madeAt: Millis;
}
