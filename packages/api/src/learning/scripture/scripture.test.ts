import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9 });
});
afterEach(() => app.close());

async function open(reference: string) {
  return (await child.call()).scripture.passage({ reference });
}

describe('a passage', () => {
  test('is given verse by verse, with what stands around it', async () => {
    const { verses, ...passage } = await open('Genesis 1:3-4');
    expect(passage).toMatchObject({
      reference: 'Genesis 1:3-4',
      translation: { abbreviation: 'BSB' },
    });
    expect(verses.filter(({ isAsked }) => isAsked).map(({ verse }) => verse)).toEqual([3, 4]);
    expect(verses.map(({ verse }) => verse)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(verses[2]?.text).toBe('And God said, “Let there be light,” and there was light.');
  });

  test('has no gap around it: what is not at hand ends what is shown', async () => {
    for (const reference of ['Genesis 9:6', 'Isaiah 40:26', 'Mark 15:27']) {
      const numbers = (await open(reference)).verses.map(({ verse }) => verse);
      const [first = 0] = numbers;
      expect(numbers, reference).toEqual(numbers.map((_, at) => first + at));
    }
  });

  test('may lead from one chapter into the next', async () => {
    const { verses } = await open('Genesis 1:31-2:3');
    const asked = verses.filter(({ isAsked }) => isAsked);
    expect(asked.map(({ chapter, verse }) => `${chapter}:${verse}`)).toEqual([
      '1:31',
      '2:1',
      '2:2',
      '2:3',
    ]);
  });

  test.each([['John 3:99'], ['Hezekiah 1:1'], ['three loaves'], ['1 Chronicles 1:5']])(
    'that is not at hand, such as %s, is not found',
    async (reference) => {
      await expect(open(reference)).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    },
  );

  test('is for those who are signed in', async () => {
    await expect(app.visitor.scripture.passage({ reference: 'John 3:16' })).rejects.toMatchObject({
      cause: { code: 'UNAUTHENTICATED' },
    });
  });
});
