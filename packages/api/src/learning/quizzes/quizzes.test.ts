import { quizBank, toQuestion } from '@lamplight/content/quizzes';
import { optionOrder, QUIZ_LENGTH, QUIZ_SUBJECTS, type Quiz } from '@lamplight/domain/quizzes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9 });
});
afterEach(() => app.close());

/** Answers to a quiz: right ones, or as many wrong ones at its end as are asked for. */
function answersTo({ subject, seed, questions }: Omit<Quiz, 'source'>, wrong = 0) {
  return {
    subject,
    seed,
    answers: questions.map(({ id, correctIndex, options }, at) => ({
      itemId: id,
      choice: at < questions.length - wrong ? correctIndex : (correctIndex + 1) % options.length,
    })),
  };
}

const results = () => app.db.selectFrom('quizResults').selectAll().execute();
const answers = () => app.db.selectFrom('quizAnswers').selectAll().execute();
const badges = async () =>
  (await (await child.call()).progress.achievements()).map(({ badgeType }) => badgeType);

describe('a generated quiz', () => {
  test.each(QUIZ_SUBJECTS)('of %s has five questions of the bank for the age', async (subject) => {
    const quiz = await (await child.call()).quizzes.generate({ subject });
    const bank = await quizBank(subject, 'elementary');
    expect(quiz.questions).toHaveLength(QUIZ_LENGTH);
    for (const question of quiz.questions) {
      const item = bank.find(({ id }) => id === question.id);
      if (item === undefined) throw new Error(`${question.id} is not in the bank`);
      expect(question).toEqual(toQuestion(item, quiz.seed));
      expect(question.options[question.correctIndex]).toBe(item.options[item.answer]);
      expect(question.explanation).toBe(item.explanation);
    }
  });

  test('follows the profile, and an age in the call only where the profile has none', async () => {
    const older = await (await child.call()).quizzes.generate({ subject: 'ai', age: 17 });
    expect(older.questions[0]?.id).toMatch(/^ai-el-/);
    await app.db.updateTable('users').set({ age: null }).where('id', '=', child.id).execute();
    const given = await (await child.call()).quizzes.generate({ subject: 'ai', age: 17 });
    expect(given.questions[0]?.id).toMatch(/^ai-ad-/);
  });

  test.each(QUIZ_SUBJECTS)(
    'of %s has other questions for a beginner than for the advanced',
    async (subject) => {
      const twelve = await (await app.given.student({ age: 12 })).call();
      const idsFor = async (difficulty?: 'beginner' | 'intermediate' | 'advanced') =>
        (await twelve.quizzes.generate({ subject, difficulty })).questions.map(({ id }) => id);
      const [easy, hard] = [await idsFor('beginner'), await idsFor('advanced')];
      expect(easy.filter((id) => hard.includes(id)).length).toBeLessThanOrEqual(1);
      expect(await idsFor()).toEqual(await idsFor('intermediate'));
    },
  );

  test('is as hard as the profile says, where the call does not', async () => {
    const ask = async (difficulty?: 'expert') =>
      (await (await child.call()).quizzes.generate({ subject: 'math', difficulty })).questions;
    const before = await ask();
    await (await child.call()).profiles.update({ difficultyLevel: 'expert' });
    expect(await ask()).toEqual(await ask('expert'));
    expect(await ask()).not.toEqual(before);
  });

  test('has the wished topic first, and is the same for an index', async () => {
    const wish = { subject: 'science', topic: 'space', quizIndex: 3 } as const;
    const quiz = await (await child.call()).quizzes.generate(wish);
    expect(quiz.questions.every(({ topic }) => topic === 'space')).toBe(true);
    expect(await (await child.call()).quizzes.generate(wish)).toEqual(quiz);
  });

  test('never asks a question again before all of the bank were answered', async () => {
    const bank = await quizBank('math', 'elementary');
    const seen = new Set<string>();
    while (seen.size < bank.length) {
      const quiz = await (await child.call()).quizzes.generate({ subject: 'math' });
      const fresh = quiz.questions.filter(({ id }) => !seen.has(id)).length;
      expect(fresh).toBe(Math.min(QUIZ_LENGTH, bank.length - seen.size));
      for (const { id } of quiz.questions) seen.add(id);
      await (await child.call()).quizzes.finish(answersTo(quiz));
    }
  });
});

describe('a finished quiz', () => {
  test('is marked by the server, and each answer is kept as evidence', async () => {
    const quiz = await (await child.call()).quizzes.generate({ subject: 'bible' });
    const sent = answersTo(quiz, 2);
    const marks = await (await child.call()).quizzes.finish(sent);
    expect(marks).toMatchObject({ subject: 'bible', score: 3, totalQuestions: 5 });
    expect(marks.answers.map(({ correct }) => correct)).toEqual([true, true, true, false, false]);
    expect(await results()).toMatchObject([{ quizType: 'bible', score: 3, marked: 1, retake: 0 }]);
    const kept = await answers();
    expect(kept.map(({ itemId, topic, correct }) => ({ itemId, topic, correct }))).toEqual(
      quiz.questions.map(({ id, topic }, at) => ({ itemId: id, topic, correct: at < 3 ? 1 : 0 })),
    );
    const [first] = sent.answers;
    expect(kept[0]?.choice).toBe(
      optionOrder(quiz.seed, first?.itemId ?? '', 4)[first?.choice ?? 0],
    );
  });

  test('counts once, however often it is sent with its key', async () => {
    const quiz = await (await child.call()).quizzes.generate({ subject: 'ai' });
    const send = async () =>
      (await child.call({ idempotencyKey: 'quiz-1' })).quizzes.finish(answersTo(quiz));
    const first = await send();
    expect(await send()).toEqual(first);
    expect(await results()).toHaveLength(1);
    expect(await answers()).toHaveLength(QUIZ_LENGTH);
  });

  test('is told to those who follow the child, and earns badges', async () => {
    const quiz = await (await child.call()).quizzes.generate({ subject: 'science' });
    await (await child.call()).quizzes.finish(answersTo(quiz));
    const events = await app.db
      .selectFrom('activityEvents')
      .select('subject')
      .where('kind', '=', 'quiz-finished')
      .execute();
    expect(events).toEqual([{ subject: 'Science Quiz' }]);
    expect(await badges()).toEqual(expect.arrayContaining(['quizzes-1', 'perfect-quizzes-1']));
  });

  test('with the same questions once more is evidence, but no further quiz and no perfect one', async () => {
    const quiz = await (await child.call()).quizzes.generate({ subject: 'ai' });
    await (await child.call()).quizzes.finish(answersTo(quiz, 4));
    await (await child.call()).quizzes.finish(answersTo(quiz));
    expect(await results()).toMatchObject([{ retake: 0 }, { retake: 1, score: 5 }]);
    expect(await answers()).toHaveLength(2 * QUIZ_LENGTH);
    const ai = (await (await child.call()).quizzes.progress()).find(
      (each) => each.subject === 'ai',
    );
    expect(ai).toMatchObject({ completed: 1, best: 100, met: 5 });
    expect(await badges()).not.toContain('perfect-quizzes-1');
  });

  test('is no further one under another seed either, but one with another question is', async () => {
    const bank = await quizBank('ai', 'elementary');
    const quizOf = (seed: string, from: number): Quiz => ({
      title: 'AI Quiz',
      subject: 'ai',
      source: 'built-in',
      seed,
      questions: bank.slice(from, from + QUIZ_LENGTH).map((item) => toQuestion(item, seed)),
    });
    const sent = [quizOf('first', 0), quizOf('second', 0), quizOf('first', 1)];
    for (const quiz of sent) await (await child.call()).quizzes.finish(answersTo(quiz));
    expect((await results()).map(({ retake }) => retake)).toEqual([0, 1, 0]);
  });

  test('may have been built by the browser', async () => {
    const bank = await quizBank('bible', 'elementary');
    const seed = 'bible-local-1';
    const questions = bank.slice(0, QUIZ_LENGTH).map((item) => toQuestion(item, seed));
    const quiz = { title: 'Bible Quiz', subject: 'bible' as const, seed, questions };
    expect(await (await child.call()).quizzes.finish(answersTo(quiz))).toMatchObject({ score: 5 });
  });

  test('is refused with questions that are far from the age, unknown or half answered', async () => {
    const quiz = await (await child.call()).quizzes.generate({ subject: 'math' });
    const sent = answersTo(quiz);
    const young = await quizBank('math', 'kindergarten');
    const old = await quizBank('math', 'advanced');
    const naming = (itemId: string | undefined) => ({
      ...sent,
      answers: sent.answers.with(0, { itemId: itemId ?? '', choice: 0 }),
    });
    const finish = async (input: typeof sent) => (await child.call()).quizzes.finish(input);
    for (const wrong of [
      naming('math-el-999'),
      naming(old[0]?.id),
      { ...sent, subject: 'ai' as const },
      { ...sent, answers: sent.answers.slice(1) },
      { ...sent, answers: sent.answers.map((answer) => ({ ...answer, choice: 4 })) },
    ]) {
      expect(await finish(wrong).catch(toAppError)).toMatchObject({ code: 'VALIDATION' });
    }
    expect(await results()).toEqual([]);
    // One of the band beside: the child may have had a birthday.
    expect(await finish(naming(young[0]?.id))).toMatchObject({ totalQuestions: 5 });
  });
});

describe('progress', () => {
  test('counts quizzes by subject, and those that lie ahead', async () => {
    const bank = await quizBank('bible', 'elementary');
    const before = await (await child.call()).quizzes.progress();
    expect(before.map(({ subject }) => subject)).toEqual([...QUIZ_SUBJECTS]);
    expect(before[0]).toEqual({
      subject: 'bible',
      completed: 0,
      available: Math.ceil(bank.length / QUIZ_LENGTH),
      questions: bank.length,
      met: 0,
      best: null,
    });
    const quiz = await (await child.call()).quizzes.generate({ subject: 'bible' });
    await (await child.call()).quizzes.finish(answersTo(quiz, 1));
    const [after] = await (await child.call()).quizzes.progress();
    expect(after).toMatchObject({ completed: 1, best: 80, met: 5 });
    expect(after?.available).toBe(Math.ceil((bank.length - 5) / QUIZ_LENGTH));
  });
});

describe('a reported result', () => {
  const report = { quizType: 'math', score: 5, totalQuestions: 5 };

  test('is kept, but is no evidence and earns nothing', async () => {
    const stored = await (await child.call()).quizzes.report({ ...report, userId: child.id });
    expect(stored).toMatchObject({ userId: child.id, ...report });
    expect(await results()).toMatchObject([{ marked: 0 }]);
    expect(await answers()).toEqual([]);
    const progress = await (await child.call()).quizzes.progress();
    expect(progress.every(({ completed, best }) => completed === 0 && best === null)).toBe(true);
    expect(await badges()).not.toContain('quizzes-1');
  });

  test("in another person's name is refused", async () => {
    const other = await app.given.student({ age: 9 });
    const named = { ...report, userId: other.id };
    await expect((await child.call()).quizzes.report(named)).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
    expect(await results()).toEqual([]);
  });
});
