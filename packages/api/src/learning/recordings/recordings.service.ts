import { findLesson, wordedLesson } from '@lamplight/content/lessons';
import { type Db, transact } from '@lamplight/db';
import type { ContentBand } from '@lamplight/domain/age';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import {
  audioKindOf,
  type HeardRecordings,
  type ListedRecording,
  type NewRecording,
  RECORDING_LIMITS,
  type ReadingDesk,
  type Recording,
  type SpokenVersion,
} from '@lamplight/domain/recordings';
import { languageOf } from '@lamplight/domain/translations';
import type { CurrentUser } from '@lamplight/domain/users';
import type { SoundFile } from '@lamplight/domain/voice';
import { bandOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { digest } from '../../platform/random.ts';
import { stepsSpoken } from '../voice/steps-spoken.ts';
import {
  deleteRecording,
  findRecording,
  findRecordingsOf,
  findTeacherIdsOf,
  listRecordings,
  type RecordingRow,
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
  /** What of a lesson has been recorded for this reader: by the teachers of their classes, or by themselves. */
  heard(reader: CurrentUser, lessonId: number): Promise<HeardRecordings>;
  /** The sound of a recording. @throws AppError NOT_FOUND for who is not to hear it */
  sound(reader: CurrentUser, id: number): Promise<SoundFile>;
}

const noSuchRecording = () => new AppError('NOT_FOUND', { message: 'There is no such recording.' });

/** What is said in each step of a lesson; undefined where there is no such lesson. */
function stepsFor(lessonId: number, band: ContentBand, wanted: Language) {
  const lesson = findLesson(lessonId);
  if (lesson === undefined) return undefined;
  const { text, language } = wordedLesson(lesson, band, wanted);
  return { title: text.title, language, steps: stepsSpoken(lessonId, text, band) };
}

const hashOf = (words: readonly string[]) => digest(words.join('\n'));

export function createRecordings(db: Db, clock: Clock): RecordingsService {
  /** Whose recordings somebody hears. */
  async function readersFor(reader: CurrentUser): Promise<number[]> {
    return reader.role === 'student' ? findTeacherIdsOf(db, reader.id) : [reader.id];
  }

  function toRecording(row: RecordingRow, words: readonly string[] | undefined): Recording {
    const { id, step, size, madeAt } = row;
    const isCurrent = words !== undefined && hashOf(words) === row.wordsHash;
    return { id, step, size, madeAt: isoTime(madeAt), isCurrent };
  }

  const total = (rows: readonly RecordingRow[]) => rows.reduce((sum, { size }) => sum + size, 0);

  return {
    async desk(teacher, { lessonId, band, language: wanted }) {
      const spoken = stepsFor(lessonId, band, wanted);
      if (spoken === undefined) {
        throw new AppError('NOT_FOUND', { message: 'There is no such lesson.' });
      }
      const { title, language, steps } = spoken;
      const all = await listRecordings(db, teacher.id);
      const own = all.filter(
        (row) => row.lessonId === lessonId && row.band === band && row.language === language,
      );
      return {
        title,
        language,
        steps: steps.map((words, step) => {
          const row = own.find((each) => each.step === step);
          return { words, recording: row === undefined ? null : toRecording(row, words) };
        }),
        left: Math.max(0, RECORDING_LIMITS.bytesOfTeacher - total(all)),
      };
    },

    async list(teacher) {
      return (await listRecordings(db, teacher.id)).map((row) => {
        const band = CONTENT_BANDS.find((known) => known === row.band) ?? 'kindergarten';
        const language = LANGUAGES.find((known) => known === row.language) ?? 'en';
        const spoken = stepsFor(row.lessonId, band, language);
        return {
          ...toRecording(row, spoken?.steps[row.step]),
          ...{ lessonId: row.lessonId, band, language, title: spoken?.title ?? '' },
        };
      });
    },

    async save(teacher, { lessonId, band, language: wanted, step, bytes }) {
      const spoken = stepsFor(lessonId, band, wanted);
      const words = spoken?.steps[step];
      if (spoken === undefined || words === undefined || spoken.language !== wanted) {
        throw new AppError('NOT_FOUND', { message: 'This lesson has no such step.' });
      }
      if (bytes.length > RECORDING_LIMITS.bytes) throw new AppError('BODY_TOO_LARGE');
      if (audioKindOf(bytes) === null) throw new AppError('BROKEN_RECORDING');
      await transact(db, async (trx) => {
        const others = (await listRecordings(trx, teacher.id)).filter(
          (row) =>
            row.lessonId !== lessonId ||
            row.band !== band ||
            row.language !== wanted ||
            row.step !== step,
        );
        if (total(others) + bytes.length > RECORDING_LIMITS.bytesOfTeacher) {
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
      const teacherIds = await readersFor(reader);
      if (teacherIds.length === 0) return [];
      const band = bandOf(reader);
      const spoken = stepsFor(lessonId, band, languageOf(reader));
      if (spoken === undefined) return [];
      const { language, steps } = spoken;
      const rows = await findRecordingsOf(db, teacherIds, { lessonId, band, language });
      const current = rows.filter((row) => toRecording(row, steps[row.step]).isCurrent);
      // The newest come first: where two teachers have read a step, the newer one is heard.
      const byStep = new Map(current.toReversed().map(({ step, id }) => [step, id]));
      return [...byStep].map(([step, id]) => ({ step, id }));
    },

    async sound(reader, id) {
      const row = await findRecording(db, id);
      if (row === undefined || !(await readersFor(reader)).includes(row.teacherId)) {
        throw noSuchRecording();
      }
      return { audio: Buffer.from(row.audio).toString('base64') };
    },
  };
}
