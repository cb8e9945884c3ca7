import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9 });
});
afterEach(() => app.close());

const insights = async () => (await child.call()).insights.mine();

test('without evidence the starting values stand there, named as such', async () => {
  expect(await insights()).toEqual({
    learningVelocity: null,
    attentionSpan: 20,
    successPrediction: 85,
    preferredTimeOfDay: 'morning',
    strengths: [],
    improvementAreas: [],
    strengthSkills: [],
    improvementSkills: [],
    startingValues: ['attentionSpan', 'successPrediction', 'preferredTimeOfDay'],
  });
});

test('what was answered and done gives numbers of the child’s own', async () => {
  for (let day = 0; day < 3; day += 1) {
    for (let quiz = 0; quiz < 3; quiz += 1) {
      const made = await (await child.call()).quizzes.generate({
        subject: 'ai',
        topic: 'learning',
      });
      const answers = made.questions.map(({ id, correctIndex }) => ({
        itemId: id,
        choice: correctIndex,
      }));
      await (await child.call()).quizzes.finish({ subject: 'ai', seed: made.seed, answers });
      app.clock.advance({ minutes: 6 });
    }
    app.clock.advance({ days: 1 });
  }
  const found = await insights();
  expect(found).toMatchObject({
    learningVelocity: 15,
    attentionSpan: 12,
    preferredTimeOfDay: 'morning',
    improvementAreas: [],
    startingValues: [],
  });
  expect(found.strengths).toHaveLength(4);
  expect(found.strengthSkills.every((skill) => skill.startsWith('topic:ai:'))).toBe(true);
});

test('a score that a client reports raises nothing', async () => {
  const report = { quizType: 'ai', score: 5, totalQuestions: 5 };
  for (let time = 0; time < 4; time += 1) await (await child.call()).quizzes.report(report);
  expect(await insights()).toMatchObject({ strengths: [], learningVelocity: null });
});
