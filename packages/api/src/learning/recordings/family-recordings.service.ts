import { lessonHeading, lessonsOfDay } from '@lamplight/content/lessons';
import { type Db, transact } from '@lamplight/db';
import { CURRICULUM_DAYS, DAYS_PER_WEEK } from '@lamplight/domain/curriculum';
import {
  type ChildLessonInput,
  type FamilyRecording,
  type NewFamilyRecording,
  RECORDING_LIMITS,
  type ReadableLesson,
  type ReadingDesk,
} from '@lamplight/domain/recordings';
import { languageOf } from '@lamplight/domain/translations';
import type { SoundFile } from '@lamplight/domain/voice';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import type { FamilyLinks } from '../../people/families/family-links.service.ts';
import type { StudentAccess } from '../../people/learner-access/student-access.ts';
import { fullName } from '../../people/users/full-name.ts';
import { bandOf } from '../../people/users/reader.ts';
import { findUser, type UserRow } from '../../people/users/users.repository.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  deleteFamilyRecording,
  type FamilyRecordingRow,
  findFamilyRecording,
  findRecordingsOfParent,
  listFamilyRecordings,
  saveFamilyRecording,
} from './family-recordings.repository.ts';
import {
  checkSound,
  hashOf,
  noSuchRecording,
  ofVersion,
  stepsFor,
  stepsOnDesk,
  toListed,
  toSound,
  totalSize,
} from './read-steps.ts';

/** Steps of lessons that parents read aloud for their child, who alone hears them. */
export interface FamilyRecordingsService {
  /** The lessons of a child's next seven days. @throws AppError FORBIDDEN for who is no confirmed parent */
  lessons(parent: SignedIn, childId: number): Promise<ReadableLesson[]>;
  /** One of these as the child has it, with what this parent has recorded of it. @throws AppError FORBIDDEN, NOT_FOUND */
  desk(parent: SignedIn, lesson: ChildLessonInput): Promise<ReadingDesk>;
  /**
   * Keeps a recording in the place of the parent's earlier one of the step.
   * @throws AppError FORBIDDEN, NOT_FOUND for a lesson that is none of these or has no such step, BROKEN_RECORDING, TOO_MANY_RECORDINGS
   */
  save(parent: SignedIn, recording: NewFamilyRecording): Promise<void>;
  /**
   * What was recorded for a child, the newest first: a parent is told of their own, teachers of the child and admins of all.
   * @throws AppError FORBIDDEN
   */
  list(actor: SignedIn, childId: number): Promise<FamilyRecording[]>;
  /** What was recorded for every child of the host, for admins. */
  listAll(): Promise<FamilyRecording[]>;
  /** @throws AppError NOT_FOUND, also for that of another family, FORBIDDEN for staff who do not teach the child */
  remove(actor: SignedIn, id: number): Promise<void>;
  /** The sound, for the child and whoever may delete it. @throws AppError NOT_FOUND, FORBIDDEN as for `remove` */
  sound(actor: SignedIn, id: number): Promise<SoundFile>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly families: Pick<FamilyLinks, 'between'>;
  readonly access: StudentAccess;
}

const noSuchLesson = () => new AppError('NOT_FOUND', { message: 'There is no such lesson.' });
const noSuchStep = () => new AppError('NOT_FOUND', { message: 'This lesson has no such step.' });

/** The lessons of a child's next seven days: a parent reads those aloud, and no way leads to others. */
function nextLessons({ currentDay }: UserRow) {
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, ahead) => currentDay + ahead);
  return days.filter((day) => day <= CURRICULUM_DAYS).flatMap(lessonsOfDay);
}

export function createFamilyRecordings(deps: Dependencies): FamilyRecordingsService {
  const { db, clock, families, access } = deps;

  /** The child of a parent whose link somebody has confirmed: whoever only says so must not speak to a child. */
  async function childOf({ user }: SignedIn, childId: number): Promise<UserRow> {
    if ((await families.between(user.id, childId)) !== 'confirmed') throw new AppError('FORBIDDEN');
    const child = await findUser(db, childId);
    if (child?.role !== 'student') throw new AppError('FORBIDDEN');
    return child;
  }

  /** A lesson of the child's next seven days, as the child has it. @throws AppError NOT_FOUND for any other */
  function spokenFor(child: UserRow, lessonId: number) {
    if (!nextLessons(child).some(({ id }) => id === lessonId)) throw noSuchLesson();
    const band = bandOf(child);
    const spoken = stepsFor(lessonId, band, languageOf(child));
    if (spoken === undefined) throw noSuchLesson();
    return { spoken, version: { lessonId, band, language: spoken.language } };
  }

  /** A recording, for whoever may delete it. */
  async function ownOrTaught(actor: SignedIn, id: number) {
    const row = await findFamilyRecording(db, id);
    if (row === undefined) throw noSuchRecording();
    if (actor.user.role === 'parent') {
      if (row.parentId !== actor.user.id) throw noSuchRecording();
    } else {
      await access.authorise(actor, row.childId);
    }
    return row;
  }

  return {
    async lessons(parent, childId) {
      const child = await childOf(parent, childId);
      return nextLessons(child).map((lesson) => {
        const { text, language } = lessonHeading(lesson, bandOf(child), languageOf(child));
        return { id: lesson.id, dayNumber: lesson.dayNumber, title: text.title, language };
      });
    },

    async desk(parent, { childId, lessonId }) {
      const child = await childOf(parent, childId);
      const { spoken, version } = spokenFor(child, lessonId);
      const all = await findRecordingsOfParent(db, parent.user.id);
      const own = all.filter((row) => row.childId === childId);
      return {
        title: spoken.title,
        language: spoken.language,
        steps: stepsOnDesk(spoken, ofVersion(own, version)),
        left: Math.max(0, RECORDING_LIMITS.bytesOfParent - totalSize(all)),
      };
    },

    async save(parent, { childId, lessonId, step, bytes }) {
      const child = await childOf(parent, childId);
      const { spoken, version } = spokenFor(child, lessonId);
      const words = spoken.steps[step];
      if (words === undefined) throw noSuchStep();
      checkSound(bytes);
      const parentId = parent.user.id;
      const madeAt = clock.now();
      await transact(db, async (trx) => {
        const all = await findRecordingsOfParent(trx, parentId);
        const replaced = ofVersion(all, version).filter(
          (row) => row.childId === childId && row.step === step,
        );
        const size = totalSize(all) - totalSize(replaced) + bytes.length;
        if (size > RECORDING_LIMITS.bytesOfParent) throw new AppError('TOO_MANY_RECORDINGS');
        await saveFamilyRecording(trx, {
          ...{ parentId, childId, ...version, step },
          ...{ wordsHash: hashOf(words), audio: bytes, size: bytes.length, madeAt },
        });
        await insertAuditEvent(trx, {
          ...{ actorId: parentId, action: 'family.recording-made', userId: childId, at: madeAt },
          detail: { lessonId, step },
        });
      });
    },

    async list(actor, childId) {
      if (actor.user.role === 'parent') {
        await childOf(actor, childId);
        const rows = await listFamilyRecordings(db, { parentId: actor.user.id, childId });
        return rows.map(toFamilyRecording);
      }
      await access.authorise(actor, childId);
      return (await listFamilyRecordings(db, { childId })).map(toFamilyRecording);
    },

    async listAll() {
      return (await listFamilyRecordings(db, {})).map(toFamilyRecording);
    },

    async remove(actor, id) {
      const recording = await ownOrTaught(actor, id);
      const { childId, lessonId, step } = recording;
      await transact(db, async (trx) => {
        await deleteFamilyRecording(trx, recording);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'family.recording-deleted', userId: childId },
          ...{ detail: { lessonId, step }, at: clock.now() },
        });
      });
    },

    async sound(actor, id) {
      if (actor.user.role !== 'student') return toSound(await ownOrTaught(actor, id));
      const row = await findFamilyRecording(db, id);
      if (row?.childId !== actor.user.id) throw noSuchRecording();
      return toSound(row);
    },
  };
}

function toFamilyRecording(row: FamilyRecordingRow): FamilyRecording {
  const { parentUsername, parentFirstName, parentLastName } = row;
  const { childUsername, childFirstName, childLastName } = row;
  const child = { username: childUsername, firstName: childFirstName, lastName: childLastName };
  const reader = {
    ...{ username: parentUsername, firstName: parentFirstName, lastName: parentLastName },
  };
  return {
    ...toListed(row),
    child: { id: row.childId, name: fullName(child) },
    reader: fullName(reader),
  };
}
