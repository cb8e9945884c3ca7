import { TEACHER_LESSON_SUBJECTS } from '@lamplight/domain/teaching';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import { type AiTestApp, createAiTestApp } from '../../testing/ai-app.ts';
import type { ImitationModel, Person } from '../../testing/index.ts';
import { createContentGeneration } from './content-generation.service.ts';
import { minutesOf } from './plan.ts';

let model: ImitationModel;
let app: AiTestApp;
let miriam: Person;
beforeEach(async () => {
  app = await createAiTestApp({ providers: ['lan'] });
  model = app.lan;
  miriam = await app.given.teacher();
});
afterEach(() => app.close());

const OWLS = { title: 'Owls', subject: 'science' } as const;
const GOOD = {
  description: 'How owls find their way in the dark.',
  content: `Beginning (5 minutes)\n\nClose your eyes and listen.\n\n${'Owls hear the smallest mouse. '.repeat(20)}`,
};

async function draft(wish: Record<string, unknown> = OWLS) {
  return (await miriam.call()).teaching.generateContent({ ...OWLS, ...wish });
}

describe('a draft of a model', () => {
  test('is given with its source, without the marks of Markdown', async () => {
    model.replyWith({ json: { ...GOOD, content: `## ${GOOD.content}` } });
    expect(await draft()).toEqual({
      ...GOOD,
      content: GOOD.content.trim(),
      source: 'lan',
    });
    expect(model.requests[0]?.turns[0]?.content).toContain('Owls');
  });

  test('is found inside of other text', async () => {
    model.replyWith({ text: `Here is your lesson:\n${JSON.stringify(GOOD)}\nHave fun!` });
    expect(await draft()).toMatchObject({ source: 'lan' });
  });

  test('has its quotations put right', async () => {
    const content = `${GOOD.content} “In the beginning, God created the sky and the earth” (Genesis 1:1).`;
    model.replyWith({ json: { ...GOOD, content } });
    const given = await draft();
    expect(given.source).toBe('lan');
    expect(given.content).not.toContain('the sky and the earth”');
  });

  test.each([
    ['is no JSON', { text: 'Owls are birds.' }],
    ['lacks its content', { json: { description: GOOD.description } }],
    ['has a link', { json: { ...GOOD, content: `${GOOD.content} https://owls.example` } }],
    ['hurts', { json: { ...GOOD, description: 'Owls are such an idiot, everybody.' } }],
    ['breaks off', { half: JSON.stringify(GOOD) }],
    ['is never sent', 'overloaded'],
    ['cannot be read', 'garbage'],
  ] as const)('gives way to the built-in one when it %s', async (_, reply) => {
    model.replyWith(reply);
    expect(await draft()).toMatchObject({ source: 'built-in' });
    expect(model.requests.length).toBeGreaterThan(0);
  });

  test('is for teachers alone, and for those whom an admin has approved', async () => {
    const child = await app.given.student();
    await expect((await child.call()).teaching.generateContent(OWLS)).rejects.toMatchObject({
      cause: { code: 'FORBIDDEN' },
    });
    model.replyWith({ json: GOOD });
    const newcomer = await app.given.teacher({ approved: false });
    const given = await (await newcomer.call()).teaching.generateContent(OWLS);
    expect(given.source).toBe('built-in');
    expect(model.requests).toHaveLength(0);
  });
});

describe('a built-in draft', () => {
  beforeEach(() => model.replyWith('refused'));

  test('is made of the lesson that is about the title, at the level of the difficulty', async () => {
    const rainbow = await draft({ title: 'How a rainbow is made', difficulty: 'beginner' });
    expect(rainbow.source).toBe('built-in');
    expect(rainbow.content).toContain('“The Drop That Unpacks Light” (Science, day 8)');
    const advanced = await draft({ title: 'How a rainbow is made', difficulty: 'advanced' });
    expect(advanced.content).toContain('(Science, day 8)');
    expect(advanced.content).not.toContain('“The Drop That Unpacks Light”');
  });

  test('has aims, minutes, something to do, and questions with their answers', async () => {
    const { content, description } = await draft({ title: 'Rainbows', duration: 45 });
    expect(description).not.toBe('');
    const minutes = [...content.matchAll(/^[A-Z][a-z ]+ \((\d+) minutes?\)$/gmu)];
    expect(minutes.map(([, count]) => Number(count)).reduce((sum, each) => sum + each, 0)).toBe(45);
    expect(content.match(/^ {3}Answer: /gmu)?.length).toBeGreaterThanOrEqual(3);
    expect(content).toContain('What students can do after it\n- ');
    expect(content).toContain('Change what does not fit your class.');
  });

  test('says so where Lamplight holds nothing about the title', async () => {
    for (const subject of TEACHER_LESSON_SUBJECTS) {
      const { content } = await draft({ title: 'Xylophon Quibble', subject });
      expect(content).toContain('Lamplight holds no lesson about “Xylophon Quibble”');
      expect(content).toMatch(/Practice \(\d+ minutes\)/);
    }
  });

  test('that cannot be made is the failure of the whole, and only then', async () => {
    const { actor } = await app.contextFor(miriam.token);
    if (actor.kind !== 'user') throw new Error('the teacher is signed in');
    const generation = createContentGeneration({
      ...app.services,
      log: silentLog,
      draft: () => Promise.reject(new Error('the shelves are empty')),
    });
    const wish = { ...OWLS, difficulty: 'beginner', duration: 30 } as const;
    await expect(generation.generate(actor.user, wish)).rejects.toMatchObject({
      code: 'CONTENT_FAILED',
      message: 'Failed to generate content. Please try again.',
    });
    model.replyWith({ json: GOOD });
    app.clock.advance({ minutes: 2 });
    expect(await generation.generate(actor.user, wish)).toMatchObject({ source: 'lan' });
  });
});

test.each([5, 6, 7, 15, 30, 47, 120])(
  'a lesson of %i minutes is divided without a rest',
  (duration) => {
    const minutes = [...minutesOf(duration).values()];
    expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(duration);
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(1);
  },
);
