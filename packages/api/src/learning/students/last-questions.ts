import { findLesson, lessonText } from '@lamplight/content/lessons';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import type { SkillKey } from '@lamplight/domain/mastery';
import { QUIZ_SUBJECTS } from '@lamplight/domain/quizzes';
import type { MarkedPlace } from '@lamplight/domain/students';
import type { MarkedAnswers } from '../mastery/answers.repository.ts';
import { observationsFrom } from '../mastery/observations.ts';
import { findBankItem } from '../quizzes/bank-item.ts';
import type { NewestAnswers } from './newest-answers.repository.ts';

/** What somebody's newest answers were about, and the question that was answered last. */
export interface LastQuestions {
  /** Null where they were given in several places. */
  readonly place: MarkedPlace | null;
  /** Null where they are about several skills, or one of them is about none that is known. */
  readonly skill: SkillKey | null;
  /** The last question; null where it is not kept in words. */
  readonly question: string | null;
}

const NOTHING: MarkedAnswers = {
  ...{ lessons: [], acts: [], quizzes: [], math: [], challenges: [], projects: [] },
  ...{ verses: [], rooms: [], activities: [] },
};

/**
 * What the newest answers are about, of the newest of each place; null where there are none.
 * @param count how many count as the newest
 */
export async function lastQuestions(
  newest: NewestAnswers,
  count: number,
): Promise<LastQuestions | null> {
  const found = [
    ...newest.lessons.map((row) => ({
      ...{ place: 'lesson' as const, at: row.answeredAt, marked: { lessons: [row] } },
      words: async () => lessonQuestion(row),
    })),
    ...newest.acts.map((row) => ({
      ...{ place: 'lesson' as const, at: row.answeredAt, marked: { acts: [row] } },
      words: async () => actQuestion(row),
    })),
    ...newest.quizzes.map((row) => ({
      ...{ place: 'quiz' as const, at: row.answeredAt, marked: { quizzes: [row] } },
      words: () => quizQuestion(row),
    })),
    ...newest.math.map((row) => ({
      ...{ place: 'math' as const, at: row.answeredAt, marked: { math: [row] } },
      words: async () => null,
    })),
    ...newest.rooms.map((row) => ({
      ...{ place: 'room' as const, at: row.answeredAt, marked: { rooms: [row] } },
      words: async () => row.text,
    })),
    ...newest.activities.map((row) => ({
      ...{ place: 'activity' as const, at: row.answeredAt, marked: { activities: [row] } },
      words: async () => null,
    })),
  ].toSorted((a, b) => b.at - a.at);
  const [last] = found;
  if (last === undefined) return null;
  const answers = found.slice(0, count);
  const skillOf = (one: (typeof found)[number]) =>
    observationsFrom({ ...NOTHING, ...one.marked })[0]?.skill ?? null;
  return {
    place: onlyOne(answers.map(({ place }) => place)),
    skill: onlyOne(answers.map(skillOf)),
    question: await last.words(),
  };
}

/** What all of these are; null where they differ. */
function onlyOne<T>(values: readonly T[]): T | null {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
}

function lessonQuestion(row: NewestAnswers['lessons'][number]): string | null {
  const lesson = findLesson(row.lessonId);
  const band = CONTENT_BANDS.find((known) => known === row.band);
  if (lesson === undefined || band === undefined) return null;
  return lessonText(lesson, band).checks[row.questionIndex]?.question ?? null;
}

/** An act may say what to do by its kind alone, and then has no question. */
function actQuestion(row: NewestAnswers['acts'][number]): string | null {
  const lesson = findLesson(row.lessonId);
  const band = CONTENT_BANDS.find((known) => known === row.band);
  if (lesson === undefined || band === undefined) return null;
  return lessonText(lesson, band).acts?.[row.actIndex]?.question || null;
}

/** What a model wrote for one child is in no bank. */
async function quizQuestion(row: NewestAnswers['quizzes'][number]): Promise<string | null> {
  const subject = QUIZ_SUBJECTS.find((known) => known === row.subject);
  if (subject === undefined) return null;
  return (await findBankItem(subject, row.itemId))?.question ?? null;
}
