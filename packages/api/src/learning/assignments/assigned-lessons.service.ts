import { type Db, transact } from '@lamplight/db';
import type {
  AssignedAnswerInput,
  AssignedLesson,
  AssignedLessonDetail,
} from '@lamplight/domain/assignments';
import type { ActResult } from '@lamplight/domain/lessons';
import { LANGUAGES, type Language, PROFILE_DEFAULTS } from '@lamplight/domain/profiles';
import { TEACHER_LESSON_SUBJECTS } from '@lamplight/domain/teaching';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { fullName } from '../../people/users/full-name.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { ScriptureCheck } from '../scripture/scripture-check.service.ts';
import { toPlayView } from '../teaching/play-view.ts';
import type { TeacherPlays } from '../teaching/teacher-plays.service.ts';
import { findAssignedAnswers, insertAssignedAnswer } from './assigned-answers.repository.ts';
import { playedOf, taskOf } from './assigned-play.ts';
import { findAssignedLessons, findCompletion, insertCompletion } from './assignments.repository.ts';

/** What teachers have given to the classes of a student, with its quotations held against the Bible. */
export interface AssignedLessonsService {
  /** What is still to do by its date, then what has none, then what is done. */
  list(student: CurrentUser): Promise<AssignedLesson[]>;
  /** @throws AppError NOT_FOUND for what none of their classes was given */
  detail(student: CurrentUser, lessonId: number): Promise<AssignedLessonDetail>;
  /** The first time counts; safe to repeat. @throws AppError NOT_FOUND as for `detail` */
  complete(
    student: CurrentUser,
    lessonId: number,
    remember: Remember,
  ): Promise<{ completedAt: string }>;
  /**
   * Marks what was answered to a task of a play. The first answer stays.
   * @param remember is told the result in the same transaction, so that a repeat is no second try
   * @throws AppError NOT_FOUND as for `detail` and for a task or option that is not there
   */
  answer(student: CurrentUser, given: AssignedAnswerInput, remember: Remember): Promise<ActResult>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly scriptureCheck: ScriptureCheck;
  readonly teacherPlays: TeacherPlays;
}

type Row = Awaited<ReturnType<typeof findAssignedLessons>>[number];

const noSuchLesson = () =>
  new AppError('NOT_FOUND', { message: 'Your teacher has not given you this lesson.' });

/** The language that a lesson is written in: that of its author. */
function languageOf({ language }: Row): Language {
  return LANGUAGES.find((known) => known === language) ?? PROFILE_DEFAULTS.language;
}

/** One row for each lesson, with the earliest of the dates that its classes were given. */
function onePerLesson(rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, ({ lessonId }) => lessonId).values()].flatMap((same) => {
    const [first] = same;
    const dates = same.map(({ dueOn }) => dueOn).filter((date) => date !== null);
    return first ? [{ ...first, dueOn: dates.toSorted()[0] ?? null }] : [];
  });
}

/** Sorts after every date. */
const NO_DATE = '~';

function byUrgency(one: AssignedLesson, other: AssignedLesson): number {
  const done = Number(one.completedAt !== null) - Number(other.completedAt !== null);
  return done || ((one.dueOn ?? NO_DATE) < (other.dueOn ?? NO_DATE) ? -1 : 1);
}

export function createAssignedLessons(deps: Dependencies): AssignedLessonsService {
  const { db, clock, scriptureCheck, teacherPlays } = deps;

  async function toLesson(row: Row): Promise<AssignedLesson> {
    const language = languageOf(row);
    const checked = async (text: string) => (await scriptureCheck.check(text, language)).text;
    return {
      lessonId: row.lessonId,
      title: await checked(row.title),
      description: await checked(row.description),
      difficulty: row.difficulty,
      duration: row.duration,
      subject: TEACHER_LESSON_SUBJECTS.find((known) => known === row.subject) ?? 'science',
      teacher: fullName(row),
      dueOn: row.dueOn,
      completedAt: row.completedAt === null ? null : isoTime(row.completedAt),
    };
  }

  return {
    async list({ id }) {
      const rows = onePerLesson(await findAssignedLessons(db, id));
      return (await Promise.all(rows.map(toLesson))).sort(byUrgency);
    },

    async detail({ id }, lessonId) {
      const [row] = onePerLesson(await findAssignedLessons(db, id, lessonId));
      if (!row) throw noSuchLesson();
      const language = languageOf(row);
      const { text: content } = await scriptureCheck.check(row.content, language);
      const { play } = await teacherPlays.read(row, language);
      const answers = await findAssignedAnswers(db, id, lessonId);
      const view = play && toPlayView(play, playedOf(play, answers));
      return { ...(await toLesson(row)), content, language, play: view };
    },

    async answer({ id: userId }, { lessonId, task, index, answer }, remember) {
      const [row] = await findAssignedLessons(db, userId, lessonId);
      if (!row) throw noSuchLesson();
      const { play } = await teacherPlays.read(row, languageOf(row));
      const asked = play && taskOf(play, task, index);
      if (!asked?.takes(answer)) {
        throw new AppError('NOT_FOUND', { message: 'There is no such question or option.' });
      }
      const { question } = asked;
      const correct = asked.mark(answer);
      return transact(db, async (trx) => {
        await insertAssignedAnswer(trx, {
          ...{ userId, lessonId, task, taskIndex: index, question },
          answer: JSON.stringify(answer),
          correct: correct === null ? null : Number(correct),
          shown: Number(correct !== false),
          answeredAt: clock.now(),
        });
        const result = { answer: [...answer], correct };
        await remember(trx, result);
        return result;
      });
    },

    complete: ({ id: userId }, lessonId, remember) =>
      transact(db, async (trx) => {
        const [row] = await findAssignedLessons(trx, userId, lessonId);
        if (!row) throw noSuchLesson();
        const at = clock.now();
        if (await insertCompletion(trx, { userId, lessonId, completedAt: at })) {
          const kind = 'assigned-lesson-completed';
          await insertEvent(trx, { userId, kind, subject: row.title, at });
        }
        const completedAt = isoTime((await findCompletion(trx, userId, lessonId)) ?? at);
        await remember(trx, { completedAt });
        return { completedAt };
      }),
  };
}
