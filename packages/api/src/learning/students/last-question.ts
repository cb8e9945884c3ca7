import { findLesson, lessonText } from '@lamplight/content/lessons';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import type { SkillKey } from '@lamplight/domain/mastery';
import { QUIZ_SUBJECTS } from '@lamplight/domain/quizzes';
import type { MarkedPlace } from '@lamplight/domain/students';
import type { MarkedAnswers } from '../mastery/answers.repository.ts';
import { observationsFrom } from '../mastery/observations.ts';
import { findBankItem } from '../quizzes/bank-item.ts';
import type { NewestAnswers } from './newest-answers.repository.ts';

/** The question that somebody answered last. */
export interface LastQuestion {
  readonly place: MarkedPlace;
  /** Null for a question of no known skill. */
  readonly skill: SkillKey | null;
  /** Null where it is not kept in words. */
  readonly question: string | null;
}

const NOTHING: MarkedAnswers = {
  ...{ lessons: [], acts: [], quizzes: [], math: [], challenges: [], projects: [] },
  ...{ verses: [], rooms: [], activities: [] },
};

/** The newest of the newest answers of each place; null where there is none. */
export async function lastQuestion(newest: NewestAnswers): Promise<LastQuestion | null> {
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
  const [observation] = observationsFrom({ ...NOTHING, ...last.marked });
  return { place: last.place, skill: observation?.skill ?? null, question: await last.words() };
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
