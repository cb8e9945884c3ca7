import { findLesson } from '@lamplight/content/lessons';
import type { ActionAnswer, Recommendation } from '@lamplight/domain/recommendations';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '../../platform/error-mapping.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9, grade: 4 });
});
afterEach(() => app.close());

const list = async (who = child) => (await who.call()).recommendations.list();
const refresh = async (who = child) => (await who.call()).recommendations.refresh();
const accept = async ({ id }: { id: number }, who = child) =>
  (await who.call()).recommendations.act({ action: 'accept', recommendationId: id });
const answersIn = () => app.db.selectFrom('recommendedActivityAnswers').selectAll().execute();

async function first(who = child): Promise<Recommendation> {
  const [found] = await list(who);
  if (found === undefined) throw new Error('nothing is recommended');
  return found;
}

/** Answers to an activity: right ones, or wrong ones. */
function choicesFor({ activity }: ActionAnswer, right: boolean) {
  if (activity === undefined) throw new Error('there is no activity');
  return {
    activityId: activity.id,
    choices: activity.questions.map(({ options, correctAnswer }) => {
      if (options === undefined) return null;
      const correct = options.indexOf(correctAnswer);
      return right ? correct : (correct + 1) % options.length;
    }),
  };
}

async function work(recommendation: { id: number }, right: boolean, who = child) {
  const accepted = await accept(recommendation, who);
  const marks = await (await who.call()).recommendations.finish(choicesFor(accepted, right));
  app.clock.advance({ minutes: 4 });
  return marks;
}

/** A quiz of a subject, all right or all wrong. */
async function takeQuiz(
  who: Person,
  subject: 'math' | 'ai' | 'science',
  topic: string,
  right: boolean,
) {
  const quiz = await (await who.call()).quizzes.generate({ subject, topic });
  await (await who.call()).quizzes.finish({
    subject,
    seed: quiz.seed,
    answers: quiz.questions.map(({ id, correctIndex, options }) => ({
      itemId: id,
      choice: right ? correctIndex : (correctIndex + 1) % options.length,
    })),
  });
  app.clock.advance({ minutes: 3 });
}

describe('the recommendations of a child', () => {
  test.each([5, 9, 15, 18])(
    'of %i can all be started, and ask what has one right answer',
    async (age) => {
      const reader = await app.given.student({ age, grade: Math.min(12, Math.max(1, age - 5)) });
      const found = await list(reader);
      expect(found.length).toBeGreaterThan(4);
      for (const recommendation of found) {
        expect(recommendation.reasoning.length).toBeGreaterThan(0);
        const { activity } = await accept(recommendation, reader);
        expect(activity?.content.length, recommendation.title).toBeGreaterThan(10);
        expect(activity?.source).toBe('built-in');
        const asked = activity?.questions ?? [];
        expect(asked.length).toBeGreaterThanOrEqual(3);
        expect(asked.length).toBeLessThanOrEqual(5);
        for (const { options, correctAnswer, explanation } of asked) {
          expect(explanation.length).toBeGreaterThan(0);
          if (options === undefined) expect(correctAnswer.length).toBeGreaterThan(0);
          else {
            expect(new Set(options).size).toBe(options.length);
            expect(options).toContain(correctAnswer);
          }
        }
      }
    },
  );

  test('are the same all day, and new ones the next day', async () => {
    const before = await list();
    expect(await list()).toEqual(before);
    app.clock.advance({ days: 1 });
    const after = await list();
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
  });

  test('name no locked lesson, whatever was completed', async () => {
    for (let day = 1; day <= 4; day += 1) {
      const caller = await child.call();
      const statuses = new Map((await caller.lessons.list()).map(({ id, status }) => [id, status]));
      const lessons = (await refresh()).flatMap(({ target }) =>
        target.kind === 'lesson' ? [target.lessonId] : [],
      );
      expect(lessons.length).toBeGreaterThan(0);
      for (const id of lessons) expect(statuses.get(id)).not.toBe('locked');
      await caller.lessons.complete({ lessonId: day });
    }
  });

  test('are empty once all are done or turned down, until new ones are asked for', async () => {
    const found = await list();
    for (const { id } of found) {
      await (await child.call()).recommendations.act({ action: 'reject', recommendationId: id });
    }
    expect(await list()).toEqual([]);
    const rejected = found.map(({ title }) => title);
    const fresh = await refresh();
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.filter(({ title }) => rejected.includes(title))).toEqual([]);
  });

  test('leave no row behind that nobody did anything with', async () => {
    await list();
    await refresh();
    const shown = await refresh();
    const rows = await app.db.selectFrom('recommendations').select('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(shown.map(({ id }) => id)));
    expect(rows).toHaveLength(shown.length);
  });
});

describe('an accepted recommendation', () => {
  test('has one activity, however often it is accepted', async () => {
    const recommendation = await first();
    const { activity, recommendation: changed } = await accept(recommendation);
    expect(changed.status).toBe('accepted');
    expect((await accept(recommendation)).activity).toEqual(activity);
    expect(JSON.stringify(activity)).not.toContain('evidence');
  });

  test('is completed by its answers, which the host marks and keeps as evidence', async () => {
    const recommendation = await first();
    const marks = await work(recommendation, true);
    expect(marks).toMatchObject({ right: 3, total: 3, score: 100 });
    const rows = await answersIn();
    expect(rows.map(({ skill }) => skill)).toEqual(rows.map(() => 'week:bible:1'));
    expect(rows.every(({ correct, options }) => correct === 1 && options === 4)).toBe(true);
    const [done] = (await list()).filter(({ id }) => id === recommendation.id);
    expect(done).toMatchObject({ status: 'completed', isCompleted: true });
    expect((await accept(recommendation)).message).toBe('You have finished this one already.');
  });

  test('keeps its first answers', async () => {
    const accepted = await accept(await first());
    const caller = await child.call();
    const marks = await caller.recommendations.finish(choicesFor(accepted, false));
    expect(await caller.recommendations.finish(choicesFor(accepted, true))).toEqual(marks);
    expect(marks.score).toBe(0);
  });

  test('has one effect for a key, and wants an answer to each question', async () => {
    const answers = choicesFor(await accept(await first()), true);
    const few = { ...answers, choices: answers.choices.slice(1) };
    const caller = await child.call();
    expect(await caller.recommendations.finish(few).catch(toAppError)).toMatchObject({
      code: 'VALIDATION',
    });
    const finish = async () =>
      (await child.call({ idempotencyKey: 'once' })).recommendations.finish(answers);
    expect(await finish()).toEqual(await finish());
    expect(await answersIn()).toHaveLength(answers.choices.length);
  });

  test('of another child is not there', async () => {
    const recommendation = await first();
    const answers = choicesFor(await accept(recommendation), true);
    const other = await app.given.student({ age: 9 });
    expect(await accept(recommendation, other).catch(toAppError)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const theirs = await other.call();
    expect(await theirs.recommendations.finish(answers).catch(toAppError)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await (await child.call()).recommendations.finish(answers)).toMatchObject({
      score: 100,
    });
  });

  test('whose activity nobody can make says so, and another one opens', async () => {
    const [broken, whole] = await list();
    if (broken === undefined || whole === undefined) throw new Error('too few');
    const { content } = await app.db
      .selectFrom('recommendations')
      .select('content')
      .where('id', '=', broken.id)
      .executeTakeFirstOrThrow();
    const nowhere = { ...JSON.parse(content), target: { kind: 'lesson', lessonId: 9999 } };
    await app.db
      .updateTable('recommendations')
      .set({ content: JSON.stringify(nowhere) })
      .where('id', '=', broken.id)
      .execute();
    expect(await accept(broken).catch(toAppError)).toMatchObject({
      code: 'ACTIVITY_FAILED',
      message: 'Please ensure your AI provider integration is properly configured.',
    });
    expect((await accept(whole)).activity).toBeDefined();
  });

  test('can be reported by a client without answers, which is no evidence', async () => {
    const { activity } = await accept(await first());
    const lessonId = Number(activity?.id.replace(/\D/g, ''));
    const caller = await child.call();
    const report = { lessonId, moduleId: 1, completed: true, score: 100, timeSpent: 6 };
    const record = await caller.progress.report(report);
    expect(record).toMatchObject({ lessonId, completed: true, score: null, newBadge: null });
    expect(await answersIn()).toEqual([]);
    expect((await list())[0]).toMatchObject({ isCompleted: true });
    expect(
      await caller.progress.report({ ...report, lessonId: lessonId + 7 }).catch(toAppError),
    ).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('what a child thinks', () => {
  /** Says three times that quizzes of one subject help and those of the other don't; which quiz comes first then. */
  async function firstQuizAfterLiking(who: Person, liked: 'ai' | 'science') {
    await takeQuiz(who, 'ai', 'learning', true);
    await takeQuiz(who, 'science', 'space', true);
    for (let round = 0; round < 3; round += 1) {
      for (const { id, contentType, subject } of await refresh(who)) {
        if (contentType !== 'quiz') continue;
        const feedback = subject === liked ? 'helpful' : 'not_helpful';
        const act = (await who.call()).recommendations.act;
        const { recommendation } = await act({
          action: 'feedback',
          recommendationId: id,
          feedback,
        });
        expect(recommendation.feedback).toBe(feedback);
      }
    }
    return (await refresh(who)).find(({ contentType }) => contentType === 'quiz')?.subject;
  }

  test('is kept, and changes what comes next', async () => {
    const other = await app.given.student({ age: 9, grade: 4 });
    expect(await firstQuizAfterLiking(child, 'science')).toBe('science');
    expect(await firstQuizAfterLiking(other, 'ai')).toBe('ai');
  });
});

describe('over several weeks', () => {
  /** Days of work on what is recommended first in math and science topics, always right or always wrong. */
  async function learn(who: Person, days: number, right: boolean): Promise<Recommendation[]> {
    const seen: Recommendation[] = [];
    for (let day = 0; day < days; day += 1) {
      await takeQuiz(who, 'science', 'space', right);
      const found = await list(who);
      seen.push(...found);
      for (const recommendation of found.filter(({ skill }) => skill !== null).slice(0, 3)) {
        await work(recommendation, right, who);
      }
      app.clock.advance({ days: 1 });
    }
    return seen;
  }

  test('a child who struggles gets easier and reviewing work', async () => {
    const seen = await learn(child, 14, false);
    const late = seen.slice(-16);
    expect(late.some(({ type }) => type === 'intervention')).toBe(true);
    expect(late.filter(({ purpose }) => purpose === 'harder' || purpose === 'ahead')).toEqual([]);
    const easier = seen.find(
      ({ purpose, skill }) => purpose === 'easier' && skill === 'topic:science:space',
    );
    expect(easier).toMatchObject({ priority: 'urgent', adaptationLevel: 'beginner' });
    const insights = await (await child.call()).insights.mine();
    expect(insights.improvementAreas).toHaveLength(4);
    expect(insights.strengths).toEqual([]);
  });

  test('a child who flies gets ahead', async () => {
    const seen = await learn(child, 14, true);
    expect(seen.filter(({ type }) => type === 'intervention')).toEqual([]);
    expect(seen.some(({ purpose }) => purpose === 'harder')).toBe(true);
    expect(seen.some(({ purpose }) => purpose === 'fresh')).toBe(true);
    const insights = await (await child.call()).insights.mine();
    expect(insights.strengths.length).toBeGreaterThan(0);
    expect(insights.improvementAreas).toEqual([]);
    expect(insights.startingValues).toEqual([]);
    expect(insights.successPrediction).toBeGreaterThan(70);
  });

  test('easier questions are of the band below, and harder ones of the band above', async () => {
    const bandsOf = async (who: Person, right: boolean) => {
      await takeQuiz(who, 'science', 'space', right);
      await takeQuiz(who, 'science', 'space', right);
      const wanted = (await refresh(who)).find(({ skill }) => skill === 'topic:science:space');
      if (wanted === undefined) throw new Error('nothing about space');
      const before = await answersIn();
      await work(wanted, true, who);
      return (await answersIn()).slice(before.length).map(({ itemKey }) => itemKey.split('-')[1]);
    };
    expect(await bandsOf(child, false)).toEqual(expect.arrayContaining(['ki']));
    const other = await app.given.student({ age: 9, grade: 4 });
    expect(await bandsOf(other, true)).toEqual(['in', 'in', 'in', 'in']);
  });

  test('lessons that went wrong are looked at again', async () => {
    const caller = await child.call();
    for (const lessonId of [1, 2]) {
      const checks = findLesson(lessonId)?.bands.elementary.checks ?? [];
      for (const [question, { answer, options }] of checks.entries()) {
        await caller.lessons.answer({ lessonId, question, choice: (answer + 1) % options.length });
      }
      await caller.lessons.complete({ lessonId });
    }
    const again = (await list()).find(({ purpose }) => purpose === 'review-lesson');
    expect(again).toMatchObject({
      type: 'intervention',
      subject: 'bible',
      adaptationLevel: 'beginner',
    });
  });
});
