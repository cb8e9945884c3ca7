import { findLesson, lessonText } from '@lamplight/content/lessons';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import {
  type AskedQuestion,
  addTallies,
  hardest,
  type LessonAnalytics,
  shownScore,
  shownShare,
} from '@lamplight/domain/analytics';
import type { LessonCheck } from '@lamplight/domain/lessons';
import type { findLessonCounts, LessonChoice } from './lessons.repository.ts';

type LessonCount = Awaited<ReturnType<typeof findLessonCounts>>[number];

/** A question of a lesson with how a class answered it. */
export interface CheckAnswers extends AskedQuestion {
  readonly lessonId: number;
  readonly band: string;
  readonly questionIndex: number;
  readonly check: LessonCheck;
  /** Index of an option and how often it was chosen, of the wrong ones. */
  readonly mistakes: ReadonlyMap<number, number>;
}

/** The questions of lessons from what was chosen; those that the content no longer has are left out. */
export function checkAnswers(choices: readonly LessonChoice[]): CheckAnswers[] {
  const byQuestion = Map.groupBy(
    choices,
    ({ lessonId, band, questionIndex }) => `${lessonId}/${band}/${questionIndex}`,
  );
  return [...byQuestion.values()].flatMap((rows) => {
    const [{ lessonId, band, questionIndex } = { lessonId: 0, band: '', questionIndex: 0 }] = rows;
    const check = checkOf(lessonId, band, questionIndex);
    if (check === undefined) return [];
    const mistakes = new Map<number, number>();
    let right = 0;
    for (const { choice, correct, answers } of rows) {
      if (correct === 1) right += answers;
      else mistakes.set(choice, (mistakes.get(choice) ?? 0) + answers);
    }
    const answers = rows.reduce((sum, row) => sum + row.answers, 0);
    // Each is somebody's first answer.
    return [{ lessonId, band, questionIndex, check, mistakes, answers, right, children: answers }];
  });
}

function checkOf(lessonId: number, band: string, question: number): LessonCheck | undefined {
  const lesson = findLesson(lessonId);
  const found = CONTENT_BANDS.find((one) => one === band);
  if (lesson === undefined || found === undefined) return undefined;
  return lessonText(lesson, found).checks[question];
}

/** The title of a lesson as most children of school age read it. */
export function lessonTitle(lessonId: number): string {
  const lesson = findLesson(lessonId);
  return lesson === undefined ? '' : lessonText(lesson, 'elementary').title;
}

/** What a class did in each lesson, in the order of the programme. */
export function lessonAnalytics(
  counts: readonly LessonCount[],
  checks: readonly CheckAnswers[],
): LessonAnalytics[] {
  const countsOf = Map.groupBy(counts, ({ lessonId }) => lessonId);
  const checksOf = Map.groupBy(checks, ({ lessonId }) => lessonId);
  const ids = [...new Set([...countsOf.keys(), ...checksOf.keys()])].toSorted((a, b) => a - b);
  return ids.flatMap((lessonId) => {
    const lesson = findLesson(lessonId);
    const asked = checksOf.get(lessonId) ?? [];
    const rows = countsOf.get(lessonId) ?? [];
    const sum = (of: (row: LessonCount) => number) => rows.reduce((all, row) => all + of(row), 0);
    const [started, completed] = [sum((row) => row.started), sum((row) => row.completed)];
    if (lesson === undefined || started + completed + asked.length === 0) return [];
    const tally = addTallies(asked);
    const [worst] = hardest(asked, 1);
    return [
      {
        ...{ lessonId, title: lessonTitle(lessonId), category: lesson.category },
        ...{ dayNumber: lesson.dayNumber, started, completed },
        averageScore: shownScore(
          sum((row) => row.scores),
          sum((row) => row.scored),
        ),
        ...tally,
        shareRight: shownShare(tally),
        hardest: worst
          ? {
              text: worst.check.question,
              shareRight: worst.right / worst.answers,
              ...{ answers: worst.answers, children: worst.children },
            }
          : null,
      },
    ];
  });
}
