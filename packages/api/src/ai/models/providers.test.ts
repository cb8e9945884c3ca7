import { anthropicModel, lanModel } from '@lamplight/ai/providers';
import { TaskProblem } from '@lamplight/ai/tasks';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type AiTestApp,
  animalTask,
  BUILT_IN_ANIMAL,
  builtInAnimal,
  createAiTestApp,
  givenConsent,
} from '../../testing/ai-app.ts';
import type { ImitationReply, Person } from '../../testing/index.ts';
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
    app = await createAiTestApp({ providers: ['anthropic', 'lan'] });
    app.outside.replyWith({ json: OWL });
    expect(await ask(await child())).toEqual(FROM_OUTSIDE);
    expect(app.outside.requests).toHaveLength(1);
    expect(app.outside.requests[0]).toMatchObject({ path: '/v1/messages', key: 'secret-key' });
    expect(app.lan.requests).toEqual([]);
    expect(await outcomes()).toEqual(['answered']);
  });

  test('comes from the model of the building where no other is, which never gets the key', async () => {
    app = await createAiTestApp({ providers: ['lan'] });
    app.lan.replyWith({ json: OWL });
    expect(await ask(await app.given.student({ age: 9 }))).toEqual(FROM_LAN);
    expect(app.lan.requests[0]?.key).not.toBe('secret-key');
    expect(await outcomes()).toEqual([]);
  });

  test('comes from the built-in engine on a host without models, and nothing is sent', async () => {
    app = await createAiTestApp({ providers: [] });
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
    'since it %s, the next provider answers',
    async (_words, reply, noted) => {
      app = await createAiTestApp({ providers: ['anthropic', 'lan'] });
      app.outside.replyWith(reply);
      app.lan.replyWith({ json: OWL });
      expect(await ask(await child())).toEqual(FROM_LAN);
      expect(await outcomes()).toEqual(noted);
    },
  );

  test('the built-in engine answers where there is no other', async () => {
    app = await createAiTestApp({ providers: ['anthropic', 'lan'] });
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

describe('a server that says when it wishes to be asked again', () => {
  test('is asked again then, where that is within the time of a call', async () => {
    app = await createAiTestApp();
    app.outside.replyWith({ retryAfter: 0.2 }, { json: OWL });
    expect(await ask(await child())).toEqual(FROM_OUTSIDE);
    expect(await outcomes()).toEqual(['rate-limited', 'answered']);
  });

  test('is left alone by every feature until then, where it is later', async () => {
    app = await createAiTestApp();
    const person = await child();
    app.outside.replyWith({ retryAfter: 40 });
    expect(await ask(person)).toEqual(FROM_HERE);
    expect(app.outside.requests).toHaveLength(1);
    expect(app.services.ai.status()[0]).toMatchObject({ health: 'resting' });

    app.outside.replyWith({ json: OWL });
    const quiz = { userId: person.id, feature: 'quiz', builtIn: builtInAnimal } as const;
    app.clock.advance({ seconds: 39 });
    expect(await app.services.ai.run(animalTask, 'A bird', quiz)).toEqual(FROM_HERE);
    app.clock.advance({ seconds: 1 });
    expect(await app.services.ai.run(animalTask, 'A bird', quiz)).toEqual(FROM_OUTSIDE);
  });

  test('with a date, or words that are none, is understood or taken for one that says nothing', async () => {
    app = await createAiTestApp();
    const person = await child();
    app.outside.replyWith({ retryAfter: 'Fri, 31 Dec 2999 23:59:59 GMT' });
    expect(await ask(person)).toEqual(FROM_HERE);
    expect(app.outside.requests).toHaveLength(1);
    app.clock.advance({ minutes: 61 });
    app.outside.replyWith({ retryAfter: 'soon' }, { json: OWL });
    expect(await ask(person)).toEqual(FROM_OUTSIDE);
  });
});

describe('a request', () => {
  const bodyOf = (requests: readonly { readonly body: string }[]) =>
    JSON.parse(requests[0]?.body ?? '{}');

  test.each([
    ['claude-haiku-5-5', { thinking: { type: 'disabled' } }],
    ['claude-sonnet-5-5', { thinking: { type: 'between_tools' } }],
    ['claude-opus-5-5', { output_config: { effort: 'low' } }],
    ['claude-haiku-4-5', {}],
    ['claude-of-tomorrow', {}],
  ])('to %s asks for an answer without thoughts before it', async (name, asked) => {
    app = await createAiTestApp({ providers: [] });
    const model = anthropicModel({ apiKey: 'k', baseUrl: app.outside.url, model: name });
    await model.complete(REQUEST, { signal: new AbortController().signal });
    const { thinking, output_config } = bodyOf(app.outside.requests);
    expect({ ...(thinking && { thinking }), ...(output_config && { output_config }) }).toEqual(
      asked,
    );
  });

  test('leaves room for thoughts that can not be turned off', async () => {
    app = await createAiTestApp({ providers: [] });
    const limits = [];
    for (const name of ['claude-haiku-5-5', 'claude-opus-5-5']) {
      const model = anthropicModel({ apiKey: 'k', baseUrl: app.outside.url, model: name });
      await model.complete(REQUEST, { signal: new AbortController().signal });
      limits.push(JSON.parse(app.outside.requests.at(-1)?.body ?? '').max_tokens);
    }
    expect(limits).toEqual([REQUEST.maxTokens, REQUEST.maxTokens + 2000]);
  });

  test('marks a long instruction to be kept, and no short one; the building gets none', async () => {
    app = await createAiTestApp({ providers: [] });
    const signal = new AbortController().signal;
    const long = { ...REQUEST, system: 'Be kind and brief. '.repeat(200) };
    const outside = anthropicModel({ apiKey: 'k', baseUrl: app.outside.url });
    for (const request of [REQUEST, long]) await outside.complete(request, { signal });
    await lanModel({ url: app.lan.url, model: 'm' }).complete(long, { signal });
    const marks = [...app.outside.requests, ...app.lan.requests].map(({ body }) =>
      body.includes('cache_control'),
    );
    expect(marks).toEqual([false, true, false]);
    expect(app.outside.requests[1]?.system).toBe(long.system);
    expect(bodyOf(app.lan.requests)).toMatchObject({ thinking: { type: 'disabled' } });
  });

  test('that is answered with thoughts before the text shows the text alone', async () => {
    app = await createAiTestApp({ providers: [] });
    const model = lanModel({ url: app.lan.url, model: 'm' });
    const options = { signal: new AbortController().signal };
    app.lan.replyWith({ text: '<think>The child asks about owls.</think>\n\nOwls see well.' });
    expect(await model.complete(REQUEST, options)).toBe('Owls see well.');
    let told = '';
    for await (const piece of model.stream(REQUEST, options)) told += piece;
    expect(told).toBe('Owls see well.');
    app.lan.replyWith({ text: 'I think owls see well.' });
    expect(await model.complete(REQUEST, options)).toBe('I think owls see well.');
  });

  test('whose prose has no room for its end keeps what is whole', async () => {
    app = await createAiTestApp({ providers: [] });
    const model = lanModel({ url: app.lan.url, model: 'm' });
    const options = { signal: new AbortController().signal };
    app.lan.replyWith({ tooLong: 'Owls see well. They hear ev' });
    expect(await model.complete(REQUEST, options)).toBe('Owls see well.');
    app.lan.replyWith({ tooLong: 'Owls see and hear ev' });
    await expect(model.complete(REQUEST, options)).rejects.toMatchObject({ kind: 'cut-off' });
  });
});

const REQUEST = {
  system: 'You are a learning helper.',
  turns: [{ role: 'user', text: 'What does an owl see?' }],
  maxTokens: 200,
} as const;

describe('a stream', () => {
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

  test('that has no room for its end is cut, and tells nothing bad about the model', async () => {
    app = await createAiTestApp();
    app.outside.replyWith({ tooLong: 'It sees in the dark. It hears ev' });
    const person = await child();
    for (let times = 0; times < 4; times += 1) {
      expect((await listen(person)).at(-1)).toMatchObject({ type: 'end', isCut: true });
    }
    expect(await outcomes()).toEqual(Array(4).fill('cut-off'));
    expect(app.services.ai.status()[0]).toMatchObject({ health: 'well' });
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
