import { type Db, transact } from '@lamplight/db';
import {
  type HeardRecordings,
  type ListedRecording,
  type NewRecording,
  RECORDING_LIMITS,
  type ReadingDesk,
  type SpokenVersion,
} from '@lamplight/domain/recordings';
import { languageOf } from '@lamplight/domain/translations';
import type { CurrentUser } from '@lamplight/domain/users';
import type { SoundFile } from '@lamplight/domain/voice';
import { bandOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { findFamilyRecordingsFor } from './family-recordings.repository.ts';
import {
  checkSound,
  hashOf,
  heardOf,
  noSuchRecording,
  ofVersion,
  stepsFor,
  stepsOnDesk,
  toListed,
  toSound,
  totalSize,
} from './read-steps.ts';
import {
  deleteRecording,
  findRecording,
  findRecordingsOf,
  findTeacherIdsOf,
  listRecordings,
  saveRecording,
} from './recordings.repository.ts';

/** Steps of lessons that teachers read aloud for their classes. */
export interface RecordingsService {
  /** A lesson as a teacher reads it aloud, with what they have recorded of it. @throws AppError NOT_FOUND */
  desk(teacher: CurrentUser, version: SpokenVersion): Promise<ReadingDesk>;
  /** Everything that a teacher has recorded, the newest first. */
  list(teacher: CurrentUser): Promise<ListedRecording[]>;
  /**
   * Keeps a recording in the place of the teacher's earlier one of the step.
   * @throws AppError NOT_FOUND where the lesson has no such step, BROKEN_RECORDING, TOO_MANY_RECORDINGS
   */
  save(teacher: CurrentUser, recording: NewRecording): Promise<void>;
  /** @throws AppError NOT_FOUND, also for that of somebody else */
  remove(teacher: CurrentUser, id: number): Promise<void>;
  /**
   * What of a lesson has been recorded for this reader: by their parents, by the teachers of their classes, or by a teacher
   * who reads it.
   */
  heard(reader: CurrentUser, lessonId: number): Promise<HeardRecordings>;
  /** The sound of a recording. @throws AppError NOT_FOUND for who is not to hear it */
  sound(reader: CurrentUser, id: number): Promise<SoundFile>;
}

export function createRecordings(db: Db, clock: Clock): RecordingsService {
  /** Whose recordings somebody hears. */
  async function readersFor(reader: CurrentUser): Promise<number[]> {
    return reader.role === 'student' ? findTeacherIdsOf(db, reader.id) : [reader.id];
  }

  return {
    async desk(teacher, { lessonId, band, language: wanted }) {
      const spoken = stepsFor(lessonId, band, wanted);
      if (spoken === undefined) {
        throw new AppError('NOT_FOUND', { message: 'There is no such lesson.' });
      }
      const { title, language } = spoken;
      const all = await listRecordings(db, teacher.id);
      return {
        ...{ title, language },
        steps: stepsOnDesk(spoken, ofVersion(all, { lessonId, band, language })),
        left: Math.max(0, RECORDING_LIMITS.bytesOfTeacher - totalSize(all)),
      };
    },

    async list(teacher) {
      return (await listRecordings(db, teacher.id)).map(toListed);
    },

    async save(teacher, { lessonId, band, language: wanted, step, bytes }) {
      const spoken = stepsFor(lessonId, band, wanted);
      const words = spoken?.steps[step];
      if (spoken === undefined || words === undefined || spoken.language !== wanted) {
        throw new AppError('NOT_FOUND', { message: 'This lesson has no such step.' });
      }
      checkSound(bytes);
      await transact(db, async (trx) => {
        const others = (await listRecordings(trx, teacher.id)).filter(
          (row) =>
            row.lessonId !== lessonId ||
            row.band !== band ||
            row.language !== wanted ||
            row.step !== step,
        );
        if (totalSize(others) + bytes.length > RECORDING_LIMITS.bytesOfTeacher) {
          throw new AppError('TOO_MANY_RECORDINGS');
        }
        await saveRecording(trx, {
          ...{ teacherId: teacher.id, lessonId, band, language: wanted, step },
          ...{ wordsHash: hashOf(words), audio: bytes, size: bytes.length, madeAt: clock.now() },
        });
      });
    },

    remove: (teacher, id) =>
      transact(db, async (trx) => {
        const row = await findRecording(trx, id);
        if (row?.teacherId !== teacher.id) throw noSuchRecording();
        await deleteRecording(trx, id);
      }),

    async heard(reader, lessonId) {
      const band = bandOf(reader);
      const spoken = stepsFor(lessonId, band, languageOf(reader));
      if (spoken === undefined) return [];
      const version = { lessonId, band, language: spoken.language };
      const teacherIds = await readersFor(reader);
      const ofTeachers =
        teacherIds.length === 0 ? [] : await findRecordingsOf(db, teacherIds, version);
      const ofParents = await findFamilyRecordingsFor(db, reader.id, version);
      return heardOf(spoken, { teacher: ofTeachers, parent: ofParents });
    },

    async sound(reader, id) {
      const row = await findRecording(db, id);
      if (row === undefined || !(await readersFor(reader)).includes(row.teacherId)) {
        throw noSuchRecording();
      }
      return toSound(row);
    },
  };
}
