import { findLesson, lessonText } from '@lamplight/content/lessons';
import type { Person, TestApp } from './test-app.ts';

/** A question of a lesson as a nine-year-old meets it. */
export function checkOfLesson(lessonId: number, question: number) {
  const lesson = findLesson(lessonId);
  const check = lesson && lessonText(lesson, 'elementary').checks[question];
  if (check === undefined) throw new RangeError(`lesson ${lessonId} has no question ${question}`);
  return check;
}

/** Answers a question of a lesson through the product, right or with the next wrong option. */
export async function answerLesson(
  person: Person,
  lessonId: number,
  question: number,
  right: boolean,
): Promise<void> {
  const { answer, options } = checkOfLesson(lessonId, question);
  const choice = right ? answer : (answer + 1) % options.length;
  await (await person.call()).lessons.answer({ lessonId, question, choice });
}

/** Answers to problems of the arena as a played round leaves them, a second apart. */
export async function givenMathAnswers(
  { db, clock }: TestApp,
  person: Person,
  answers: readonly { readonly correct: boolean; readonly misconception?: string }[],
  problem = { template: 'add-like-fractions', area: 'fractions' },
): Promise<void> {
  const at = clock.now();
  const { id: roundId } = await db
    .insertInto('mathRounds')
    .values({
      ...{ userId: person.id, seed: `${person.id}-${at}`, level: 1, grade: 4, age: 9 },
      ...{ score: 0, passed: 0, levelAfter: 1, finishedAt: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, { correct, misconception }] of answers.entries()) {
    await db
      .insertInto('mathAnswers')
      .values({
        ...{ userId: person.id, roundId, place, ...problem, difficulty: 'Easy' },
        ...{ problemKey: `${problem.template}:${at}-${place}`, choice: 0 },
        ...{ correct: correct ? 1 : 0, misconception: misconception ?? null },
        answeredAt: at + place * 1000,
      })
      .execute();
  }
}

/** A finished quiz of the Bible with these choices, as the host marked it. */
export async function givenQuiz(
  { db, clock }: TestApp,
  person: Person,
  answers: readonly {
    readonly itemId: string;
    readonly choice: number;
    readonly correct: boolean;
  }[],
  retake = false,
): Promise<void> {
  const at = clock.now();
  const { id: resultId } = await db
    .insertInto('quizResults')
    .values({
      ...{ userId: person.id, quizType: 'bible', score: 0, totalQuestions: answers.length },
      ...{ marked: 1, retake: retake ? 1 : 0, seed: `${person.id}-${at}`, createdAt: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { itemId, choice, correct } of answers) {
    await db
      .insertInto('quizAnswers')
      .values({
        ...{ userId: person.id, resultId, subject: 'bible', topic: 'life-of-jesus', itemId },
        ...{ choice, correct: correct ? 1 : 0, answeredAt: at },
      })
      .execute();
  }
}
