import type { Quiz } from '@lamplight/domain/quizzes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AiTestApp, createAiTestApp } from '../../testing/ai-app.ts';
import type { ImitationModel, Person } from '../../testing/index.ts';

let model: ImitationModel;
let app: AiTestApp;
let child: Person;
beforeEach(async () => {
  app = await createAiTestApp({ providers: ['lan'] });
  model = app.lan;
  child = await app.given.student({ age: 9 });
});
afterEach(() => app.close());

const OWL = {
  options: ['At night', 'At noon', 'At dawn', 'In the rain'],
  answer: 'At night',
  explanation: 'They see and hear well in the dark.',
  reference: '',
};
const QUESTIONS = ['hunt', 'call', 'fly', 'wake', 'eat'].map((verb) => ({
  ...OWL,
  question: `When do most owls ${verb}?`,
}));
const changed = (change: object) => ({
  json: { questions: QUESTIONS.map((each, at) => (at === 4 ? { ...each, ...change } : each)) },
});

async function generate(wish: object = {}, who = child) {
  return (await who.call()).quizzes.generate({ subject: 'science', topic: 'Owls', ...wish });
}
async function finish({ subject, seed, questions }: Quiz, who = child) {
  return (await who.call()).quizzes.finish({
    ...{ subject, seed },
    answers: questions.map(({ id, correctIndex }, at) => ({
      itemId: id,
      choice: at === 0 ? (correctIndex + 1) % 4 : correctIndex,
    })),
  });
}
const REFUSED = { cause: { code: 'VALIDATION' } };

describe('a quiz of a model', () => {
  beforeEach(() => model.replyWith({ json: { questions: QUESTIONS } }));

  test('is on the topic, names its source, and has its options in an order of its own', async () => {
    const quiz = await generate();
    expect(quiz).toMatchObject({ title: 'Science Quiz', subject: 'science', source: 'lan' });
    expect(quiz.questions.map(({ question }) => question)).toEqual(
      QUESTIONS.map(({ question }) => question),
    );
    for (const { options, correctIndex, topic } of quiz.questions) {
      expect(options[correctIndex]).toBe(OWL.answer);
      expect(options.toSorted()).toEqual(OWL.options.toSorted());
      expect(topic).toBe('Owls');
    }
  });

  test('is marked by the host, counts once, and is no evidence', async () => {
    const quiz = await generate();
    expect(await finish(quiz)).toMatchObject({ score: 4, totalQuestions: 5 });
    await finish(quiz);
    const results = await app.db.selectFrom('quizResults').selectAll().execute();
    expect(results.map(({ retake, marked }) => [retake, marked])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(await app.db.selectFrom('quizAnswers').selectAll().execute()).toEqual([]);
  });

  test('is its child’s alone, and goes with the seed that it was given', async () => {
    const quiz = await generate();
    const other = await app.given.student({ age: 9 });
    await expect(finish(quiz, other)).rejects.toMatchObject(REFUSED);
    await expect(finish({ ...quiz, seed: 'another' })).rejects.toMatchObject(REFUSED);
    await expect(finish({ ...quiz, subject: 'ai' })).rejects.toMatchObject(REFUSED);
    await expect(finish(quiz)).resolves.toMatchObject({ score: 4 });
  });

  test('is kept until twenty newer ones have come', async () => {
    const first = await generate();
    for (let more = 0; more < 20; more += 1) await generate();
    await expect(finish(first)).rejects.toMatchObject(REFUSED);
    expect(await app.db.selectFrom('writtenQuizzes').selectAll().execute()).toHaveLength(20);
  });

  test.each([
    ['math, whose keys no model makes', { subject: 'math' }],
    ['a topic of the bank', { topic: 'life' }],
    ['no topic', { topic: '' }],
    ['a topic that tells of danger', { topic: 'how to kill myself' }],
  ])('is not asked for %s', async (_, wish) => {
    const quiz = await generate(wish);
    expect(quiz.source).toBe('built-in');
    expect(quiz.questions).toHaveLength(5);
    expect(model.requests).toHaveLength(0);
  });

  test('is not for a child of seven', async () => {
    const small = await app.given.student({ age: 7 });
    expect((await generate({}, small)).source).toBe('built-in');
    expect(model.requests).toHaveLength(0);
  });
});

describe('a quiz about the Bible', () => {
  const bible = (reference: string, explanation = OWL.explanation) => ({
    json: { questions: QUESTIONS.map((each) => ({ ...each, reference, explanation })) },
  });

  test('has its references as they are written everywhere', async () => {
    model.replyWith(bible('Gen 1:1-5'));
    const quiz = await generate({ subject: 'bible' });
    expect(quiz.questions.map(({ reference }) => reference)).toEqual(
      Array(5).fill('Genesis 1:1-5'),
    );
  });

  test('is not taken with a reference that there is not', async () => {
    model.replyWith(bible('Genesis 70:3'));
    expect((await generate({ subject: 'bible' })).source).toBe('built-in');
    model.replyWith(bible('Genesis 1:1'));
    expect((await generate({ subject: 'bible' })).source).toBe('lan');
  });

  test('never shows a changed verse as a quotation', async () => {
    model.replyWith(
      bible('Genesis 1:1', 'We read: “In the beginning, God created the sky and the earth.”'),
    );
    const quiz = await generate({ subject: 'bible' });
    for (const { explanation } of quiz.questions) {
      expect(explanation).not.toContain('the sky and the earth.”');
    }
  });
});

describe('the bank asks instead of a model whose quiz', () => {
  test.each([
    ['is no JSON', { text: 'Owls hunt at night.' }],
    ['is too short', { json: { questions: QUESTIONS.slice(1) } }],
    ['has a key that is no option', changed({ answer: 'In the morning' })],
    ['has an option twice', changed({ options: ['At night', 'at night', 'At dawn', 'At noon'] })],
    [
      'has an option that is none',
      changed({ options: ['At night', 'At dawn', 'At noon', 'None of these'] }),
    ],
    ['explains nothing', changed({ explanation: QUESTIONS[4]?.question })],
    ['hurts', changed({ explanation: 'You are such an idiot if you do not know that.' })],
    [
      'asks for what is private',
      changed({ question: 'Where do you live, and with how many owls?' }),
    ],
    [
      'is too hard to read',
      {
        json: {
          questions: QUESTIONS.map((each) => ({
            ...each,
            explanation:
              'Extraordinary nocturnal specialization characterizes virtually every predatory representative.',
          })),
        },
      },
    ],
    ['breaks off', { half: JSON.stringify({ questions: QUESTIONS }) }],
    ['never comes', 'overloaded'],
  ] as const)('%s', async (_, reply) => {
    model.replyWith(reply);
    const quiz = await generate();
    expect(quiz.source).toBe('built-in');
    for (const { id } of quiz.questions) expect(id).toMatch(/^science-el-\d+$/);
    expect(model.requests.length).toBeGreaterThan(0);
  });
});
