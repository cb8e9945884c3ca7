import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AiTestApp, createAiTestApp } from '../../testing/ai-app.ts';
import type { ImitationModel, Person } from '../../testing/index.ts';
import type { ActivityWish } from './activity-maker.ts';
import { createModelMaker } from './model-maker.ts';

let model: ImitationModel;
let app: AiTestApp;
let child: Person;
beforeEach(async () => {
  app = await createAiTestApp({ providers: ['lan'] });
  model = app.lan;
  child = await app.given.student({ age: 9, grade: 4 });
});
afterEach(() => app.close());

const OWL = {
  question: 'When do most owls hunt?',
  options: ['At night', 'At noon', 'At dawn', 'In the rain'],
  answer: 'At night',
  explanation: 'They see and hear so well that they hunt in the dark.',
};
const EARS = {
  question: 'What leads an owl to a mouse?',
  options: ['Its ears', 'Its feet', 'Its tail', 'Its beak'],
  answer: 'Its ears',
  explanation: 'An owl hears a mouse under the snow.',
};
const GOOD = {
  content: 'Most owls hunt at night. Their ears hear the smallest mouse far under the snow.',
  questions: [OWL, EARS],
};

async function make(wish: Partial<ActivityWish> = {}) {
  return createModelMaker(app.services).make({
    ...{ seed: 'owls', userId: child.id, age: 9, band: 'elementary', grade: 4 },
    ...{ difficultyLevel: null, mathGrade: 4, observations: [], openLessons: [] },
    target: { kind: 'skill', skill: 'topic:science:life' },
    ...{ purpose: 'practise', level: 'intermediate' },
    ...wish,
  } as ActivityWish);
}

describe('an activity of a model', () => {
  test('has its text and questions, and then questions of the bank: only these are evidence', async () => {
    model.replyWith({ json: GOOD });
    const made = await make();
    expect(made).toMatchObject({ content: GOOD.content, source: 'lan' });
    expect(made?.questions).toHaveLength(4);
    const [owl, ears, ...bank] = made?.questions ?? [];
    expect(owl).toMatchObject({
      question: OWL.question,
      correctAnswer: OWL.answer,
      evidence: null,
    });
    expect(ears?.evidence).toBeNull();
    expect(owl?.options?.toSorted()).toEqual(OWL.options.toSorted());
    for (const { evidence } of bank) {
      expect(evidence?.skill).toBe('topic:science:life');
      expect(evidence?.item).toMatch(/^science-el-\d+$/);
    }
  });

  test('is never one of math', async () => {
    model.replyWith({ json: GOOD });
    for (const skill of ['math:fractions', 'topic:math:numbers', 'challenge:math'] as const) {
      expect(await make({ target: { kind: 'skill', skill } })).toBeNull();
    }
    expect(model.requests).toHaveLength(0);
  });

  test('has its quotations put right', async () => {
    const content = `${GOOD.content} “In the beginning, God created the sky and the earth” (Genesis 1:1).`;
    model.replyWith({ json: { ...GOOD, content } });
    const made = await make();
    expect(made?.source).toBe('lan');
    expect(made?.content).not.toContain('the sky and the earth”');
  });

  test.each([
    ['is no JSON', { text: 'Owls are birds.' }],
    ['lacks its questions', { json: { content: GOOD.content } }],
    [
      'has a key that is no option',
      { json: { ...GOOD, questions: [OWL, { ...EARS, answer: 'Its eyes' }] } },
    ],
    [
      'has an option twice',
      {
        json: {
          ...GOOD,
          questions: [OWL, { ...EARS, options: ['Its ears', 'its ears', 'Its tail', 'Its beak'] }],
        },
      },
    ],
    [
      'asks where the child lives',
      { json: { ...GOOD, content: `${GOOD.content} Where do you live?` } },
    ],
    ['breaks off', { half: JSON.stringify(GOOD) }],
    ['never comes', 'overloaded'],
  ] as const)('is none when it %s', async (_, reply) => {
    model.replyWith(reply);
    expect(await make()).toBeNull();
    expect(model.requests.length).toBeGreaterThan(0);
  });
});

test('a child gets an activity in any case, with the name of its source', async () => {
  model.replyWith('garbage');
  const caller = await child.call();
  for (const { id } of await caller.recommendations.list()) {
    const { activity } = await caller.recommendations.act({
      action: 'accept',
      recommendationId: id,
    });
    expect(activity?.source).toBe('built-in');
    expect(activity?.questions.length).toBeGreaterThan(0);
  }
});
