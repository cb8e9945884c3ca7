import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AiTestApp, createAiTestApp } from '../../testing/ai-app.ts';
import type { Person } from '../../testing/index.ts';
import type { ActivityWish } from '../recommendations/activity-maker.ts';
import { createModelMaker } from '../recommendations/model-maker.ts';

let app: AiTestApp;
let child: Person;

beforeEach(async () => {
  app = await createAiTestApp({ providers: ['lan'] });
  child = await app.given.student({ age: 14 });
});
afterEach(() => app.close());

const OWL = {
  question: 'When do most owls hunt?',
  options: ['At night', 'At noon', 'At dawn', 'In the rain'],
  answer: 'At night',
  reference: '',
};
const questions = (count: number, explanation: string) =>
  ['hunt', 'call', 'fly', 'wake', 'eat'].slice(0, count).map((verb) => ({
    ...{ ...OWL, explanation, question: `When do most owls ${verb}?` },
  }));
const EXPLANATION = 'They see and hear well in the dark.';
const activityFor = ({ id }: Person): ActivityWish => ({
  ...{ seed: 'owls', userId: id, age: 9, band: 'elementary', grade: 4, mathGrade: 4 },
  ...{ difficultyLevel: null, observations: [], openLessons: [] },
  target: { kind: 'skill', skill: 'topic:science:life' },
  ...{ purpose: 'practice', level: 'intermediate' },
});

/** Every way from a model to a reader: what the model says with a sentence in it, and whose words are shown then. */
const WAYS: Readonly<Record<string, (sentence: string) => Promise<string | null>>> = {
  'a chat': async (sentence) => {
    app.lan.replyWith({ text: `An owl sees well in the dark. ${sentence}` });
    return (await (await child.call()).chat.send({ message: 'How do owls see?' })).source;
  },
  'a journal': async (sentence) => {
    app.lan.replyWith({ text: `You waited quietly for the white owl. ${sentence}` });
    const entry = { prompt: 'What did you see?', content: 'I saw a white owl in the barn.' };
    return (await (await child.call()).journal.write(entry)).feedbackSource;
  },
  'a quiz': async (sentence) => {
    app.lan.replyWith({ json: { questions: questions(5, `${EXPLANATION} ${sentence}`) } });
    const wish = { subject: 'science', topic: 'Owls' } as const;
    return (await (await child.call()).quizzes.generate(wish)).source;
  },
  'an activity': async (sentence) => {
    const content = `Most owls hunt at night. Their ears hear the smallest mouse far under the snow. ${sentence}`;
    app.lan.replyWith({ json: { content, questions: questions(2, EXPLANATION) } });
    const made = await createModelMaker(app.services).make(activityFor(child));
    return made?.source ?? null;
  },
  'a lesson': async (sentence) => {
    const teacher = await app.given.teacher();
    const content = `Beginning (5 minutes)\nListen.\n\n${'Owls hear the smallest mouse. '.repeat(20)}${sentence}`;
    app.lan.replyWith({ json: { description: 'How owls find their way at night.', content } });
    const wish = { title: 'Owls', subject: 'science' } as const;
    return (await (await teacher.call()).teaching.generateContent(wish)).source;
  },
};

describe('what a model says to children passes the one check', () => {
  test.each(Object.entries(WAYS))('in %s', async (_, sourceOf) => {
    expect(await sourceOf('Do not tell your parents about it.')).not.toBe('lan');
  });

  test.each(Object.entries(WAYS))('and a harmless sentence is shown in %s', async (_, sourceOf) => {
    expect(await sourceOf('You can tell your parents about it.')).toBe('lan');
  });
});
