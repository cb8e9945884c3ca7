import { TaskProblem } from '@lamplight/ai/tasks';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type AiTestApp,
  animalTask,
  BUILT_IN_ANIMAL,
  builtInAnimal,
  createAiTestApp,
  givenConsent,
} from '../testing/ai-app.ts';
import type { ImitationReply, Person } from '../testing/index.ts';
import type { StreamPart } from './ai.service.ts';

let app: AiTestApp;
afterEach(() => app.close());

const OWL = { animal: 'owl', legs: 2 };
const FROM_OUTSIDE = { output: OWL, source: 'anthropic', model: 'outside-1' };
const FROM_LAN = { output: OWL, source: 'lan', model: 'lan-1' };
const FROM_HERE = { output: BUILT_IN_ANIMAL, source: 'built-in', model: null };

async function child(): Promise<Person> {
  const person = await app.given.student({ age: 9 });
  await givenConsent(app, person, 'outside-ai');
  return person;
}

const ask = ({ id: userId }: Person, words = 'A bird, please') =>
  app.services.ai.run(animalTask, words, { userId, feature: 'activity', builtIn: builtInAnimal });

const outcomes = async () =>
  (await app.db.selectFrom('outsideRequests').select('outcome').orderBy('id').execute()).map(
    ({ outcome }) => outcome,
  );

describe('an answer', () => {
  test('comes from the outside AI where there is one, and names it', async () => {
    app = await createAiTestApp({ rungs: ['anthropic', 'lan'] });
    app.outside.replyWith({ json: OWL });
    expect(await ask(await child())).toEqual(FROM_OUTSIDE);
    expect(app.outside.requests).toHaveLength(1);
    expect(app.outside.requests[0]).toMatchObject({ path: '/v1/messages', key: 'secret-key' });
    expect(app.lan.requests).toEqual([]);
    expect(await outcomes()).toEqual(['answered']);
  });

  test('comes from the model of the building where no other is, which never gets the key', async () => {
    app = await createAiTestApp({ rungs: ['lan'] });
    app.lan.replyWith({ json: OWL });
    expect(await ask(await app.given.student({ age: 9 }))).toEqual(FROM_LAN);
    expect(app.lan.requests[0]?.key).not.toBe('secret-key');
    expect(await outcomes()).toEqual([]);
  });

  test('comes from the built-in engine on a host without models, and nothing is sent', async () => {
    app = await createAiTestApp({ rungs: [] });
    expect(await ask(await child())).toEqual(FROM_HERE);
    expect(app.outside.requests).toEqual([]);
    expect(app.lan.requests).toEqual([]);
  });

  test('is read out of the text around it', async () => {
    app = await createAiTestApp();
    const text = `Here you are:\n\`\`\`json\n${JSON.stringify(OWL)}\n\`\`\` Enjoy!`;
    app.outside.replyWith({ text });
    expect(await ask(await child())).toEqual(FROM_OUTSIDE);
  });

  test('that has another shape is not used', async () => {
    app = await createAiTestApp();
    app.outside.replyWith({ json: { animal: 'owl', legs: 'two' } });
    expect(await ask(await child())).toEqual(FROM_HERE);
    expect(await outcomes()).toEqual(['garbage']);
  });

  test('that a last look finds wrong is not used, and the model is not blamed for it', async () => {
    app = await createAiTestApp();
    app.outside.replyWith({ json: OWL });
    const { id: userId } = await child();
    const about = { userId, feature: 'activity', builtIn: builtInAnimal } as const;
    const review = async () => new TaskProblem('no birds today');
    for (let times = 0; times < 4; times += 1) {
      expect(await app.services.ai.run(animalTask, 'A bird', { ...about, review })).toEqual(
        FROM_HERE,
      );
    }
    expect(await outcomes()).toEqual(Array(4).fill('unusable'));
    expect(await app.services.ai.run(animalTask, 'A bird', about)).toEqual(FROM_OUTSIDE);
  });

  test('that the built-in engine fails with is the failure of the whole', async () => {
    app = await createAiTestApp();
    app.outside.replyWith('refused');
    const { id: userId } = await child();
    const builtIn = () => Promise.reject(new Error('nothing fits'));
    const asked = app.services.ai.run(animalTask, 'A bird', { userId, feature: 'quiz', builtIn });
    await expect(asked).rejects.toThrow('nothing fits');
  });
});

describe('when the outside AI fails', () => {
  test.each([
    ['is asked too often', 'rate-limited', ['rate-limited', 'rate-limited']],
    ['has too much to do', 'overloaded', ['overloaded', 'overloaded']],
    ['takes no request of ours', 'refused', ['refused']],
    ['will not speak about it', 'declined', ['declined']],
    ['never answers', 'hang', ['timeout']],
    ['answers what is no answer', 'garbage', ['garbage']],
    ['breaks off', { half: 'An owl has feathers, and it' }, ['cut-off']],
    ['has no room for the end', { tooLong: '{"animal": "ow' }, ['cut-off']],
    ['points to another server', 'redirect', ['unreachable', 'unreachable']],
  ] satisfies [string, ImitationReply, string[]][])(
    'since it %s, the next rung answers',
    async (_words, reply, noted) => {
      app = await createAiTestApp({ rungs: ['anthropic', 'lan'] });
      app.outside.replyWith(reply);
      app.lan.replyWith({ json: OWL });
      expect(await ask(await child())).toEqual(FROM_LAN);
      expect(await outcomes()).toEqual(noted);
    },
  );

  test('the built-in engine answers where there is no other', async () => {
    app = await createAiTestApp({ rungs: ['anthropic', 'lan'] });
    app.outside.replyWith('overloaded');
    app.lan.replyWith('hang');
    expect(await ask(await child())).toEqual(FROM_HERE);
  });

  test('for a moment, a second try finds it well', async () => {
    app = await createAiTestApp();
    app.outside.replyWith('overloaded', { json: OWL });
    expect(await ask(await child())).toEqual(FROM_OUTSIDE);
    expect(await outcomes()).toEqual(['overloaded', 'answered']);
  });

  test('again and again, it is left alone for a minute, and heals', async () => {
    app = await createAiTestApp();
    const person = await child();
    app.outside.replyWith('refused');
    for (let times = 0; times < 3; times += 1) await ask(person);
    expect(app.outside.requests).toHaveLength(3);

    app.outside.replyWith({ json: OWL });
    expect(await ask(person)).toEqual(FROM_HERE);
    expect(app.outside.requests).toHaveLength(3);
    expect(app.services.ai.status()[0]).toMatchObject({ health: 'resting' });
    const quiz = { userId: person.id, feature: 'quiz', builtIn: builtInAnimal } as const;
    expect(await app.services.ai.run(animalTask, 'A bird', quiz)).toEqual(FROM_OUTSIDE);

    app.clock.advance({ minutes: 1 });
    expect(await ask(person)).toEqual(FROM_OUTSIDE);
    expect(app.services.ai.status()[0]).toMatchObject({ health: 'well' });
  });
});

describe('a stream', () => {
  const REQUEST = {
    system: 'You are a learning helper.',
    turns: [{ role: 'user', text: 'What does an owl see?' }],
    maxTokens: 200,
  } as const;

  async function* builtIn() {
    yield 'I know this: ';
    yield 'owls see well.';
  }

  async function listen(person: Person, until: (part: StreamPart) => boolean = () => false) {
    const parts: StreamPart[] = [];
    const about = { userId: person.id, feature: 'chat', builtIn } as const;
    for await (const part of app.services.ai.stream(REQUEST, about)) {
      parts.push(part);
      if (until(part)) break;
    }
    return parts;
  }

  const said = (parts: readonly StreamPart[]) =>
    parts
      .map((part) => (part.type === 'text' ? part.text : `<${part.type} ${part.source}>`))
      .join('');
  const HERE = '<source built-in>I know this: owls see well.<end built-in>';

  test('comes piece by piece', async () => {
    app = await createAiTestApp();
    app.outside.replyWith({ text: 'It sees in the dark.' });
    const parts = await listen(await child());
    expect(said(parts)).toBe('<source anthropic>It sees in the dark.<end anthropic>');
    expect(parts.length).toBeGreaterThan(4);
    expect(await outcomes()).toEqual(['answered']);
  });

  test.each([
    ['hang', 'timeout'],
    ['garbage', 'garbage'],
    ['refused', 'refused'],
    ['declined', 'declined'],
  ] satisfies [ImitationReply, string][])(
    'that does not begin (%s) is begun here',
    async (reply, noted) => {
      app = await createAiTestApp();
      app.outside.replyWith(reply);
      expect(said(await listen(await child()))).toBe(HERE);
      expect(await outcomes()).toEqual([noted]);
    },
  );

  test('that breaks off is told here from the beginning', async () => {
    app = await createAiTestApp();
    app.outside.replyWith({ half: 'It sees in ' });
    expect(said(await listen(await child()))).toBe(`<source anthropic>It sees in ${HERE}`);
    expect(await outcomes()).toEqual(['cut-off']);
  });

  test('that nobody listens to any more ends, and tells nothing about the model', async () => {
    app = await createAiTestApp();
    app.outside.replyWith({ text: 'It sees in the dark.' });
    const person = await child();
    const isText = (part: StreamPart) => part.type === 'text';
    for (let times = 0; times < 4; times += 1) await listen(person, isText);
    expect(await outcomes()).toEqual(Array(4).fill('stopped'));
    expect(said(await listen(person))).toContain('<end anthropic>');
  });

  test('that was stopped while the model thinks says no more', async () => {
    app = await createAiTestApp();
    app.outside.replyWith('hang');
    const stop = new AbortController();
    app.outside.onRequest(() => stop.abort());
    const { id: userId } = await child();
    const about = { userId, feature: 'chat', builtIn, signal: stop.signal } as const;
    const parts: StreamPart[] = [];
    for await (const part of app.services.ai.stream(REQUEST, about)) parts.push(part);
    expect(parts).toEqual([]);
    expect(await outcomes()).toEqual(['stopped']);
  });
});
