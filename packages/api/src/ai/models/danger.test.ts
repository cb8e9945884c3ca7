import type { TextModel, TextRequest } from '@lamplight/ai/models';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

const SEVERE = 'I want to kill myself tonight';

let app: TestApp;
let child: Person;
let asked: TextRequest[];

/** A model that keeps what it is asked. */
function recording(provider: TextModel['provider']): TextModel {
  return {
    ...{ provider, name: `the ${provider} model` },
    async complete(request) {
      asked.push(request);
      return 'An owl sees well in the dark.';
    },
    async *stream(request) {
      asked.push(request);
      yield 'An owl sees well in the dark.';
    },
  };
}

beforeEach(async () => {
  asked = [];
  app = await createTestApp({
    models: { anthropic: recording('anthropic'), lan: recording('lan') },
  });
  child = await app.given.student({ age: 14 });
  for (const purpose of ['outside-ai', 'journal-outside-ai'] as const) {
    await (await child.call()).consents.give({ purpose, notice: 'May an AI help?' });
  }
});
afterEach(() => app.close());

const WAYS = {
  chat: async (text: string) => (await child.call()).chat.send({ message: text }),
  journal: async (text: string) => (await child.call()).journal.write({ entry: text }),
  'the prompt of a journal': async (text: string) =>
    (await child.call()).journal.write({ prompt: text, content: 'I saw an owl today.' }),
  'a quiz': async (text: string) =>
    (await child.call()).quizzes.generate({ subject: 'science', topic: text }),
};

describe('a text that tells of danger reaches no model, here or outside', () => {
  test.each(Object.entries(WAYS))('from %s', async (_, write) => {
    await write(SEVERE);
    expect(asked).toEqual([]);
  });

  test.each(Object.entries(WAYS))('and an ordinary one does, from %s', async (_, write) => {
    await write('How do owls see');
    expect(asked).not.toEqual([]);
  });

  test('whatever feature asks, also where it has not looked itself', async () => {
    const question = (text: string): TextRequest => ({
      ...{ system: 'Help.', turns: [{ role: 'user', text }], maxTokens: 10 },
    });
    const about = { userId: child.id, feature: 'chat', async *builtIn() {} } as const;
    const run = async (text: string) => {
      for await (const part of app.services.ai.stream(question(text), about)) {
        if (part.type === 'end') return part.source;
      }
      return null;
    };
    expect(await run(SEVERE)).toBe('built-in');
    expect(asked).toEqual([]);
    expect(await run('How do owls see?')).toBe('anthropic');
    expect(asked).toHaveLength(1);
  });
});
