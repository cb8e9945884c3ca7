import type { Language } from '@lamplight/domain/profiles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student({ age: 9 });
});
afterEach(() => app.close());

const lookUp = async (query: string, language?: Language, limit?: number) =>
  (await child.call()).scripture.lookUp({ query, language, limit });
const hits = async (query: string, language?: Language, limit?: number) => {
  const found = await lookUp(query, language, limit);
  return found.kind === 'hits' ? found.hits.map(({ reference }) => reference) : found.kind;
};
const install = (text: string, wish: object = {}) =>
  app.services.scriptureImports.importFiles([{ name: 'book.usfm', text }], wish);

const JUAN =
  '\\id JHN - Biblia de Prueba\n\\c 3\n\\v 16 Porque de tal manera amó Dios al mundo\n\\v 17 y que el mundo viva por él';
const JOHN =
  '\\id JHN - Test Bible\n\\c 3\n\\v 15 whoever trusts in the One of the light\n\\v 16 For so the world was loved of the Father\n\\c 4\n\\v 1 And the well of the light';

describe('a reference', () => {
  test('opens its chapter with the verse marked, and leads on to the next', async () => {
    await expect(lookUp('genesis 1 3')).resolves.toMatchObject({
      kind: 'chapter',
      chapter: {
        ...{ title: 'Genesis 1:3', book: 'GEN', chapter: 1, previous: null, next: 'Genesis 2' },
        translation: { abbreviation: 'BSB' },
        verses: expect.arrayContaining([
          { verse: 2, text: expect.any(String), isAsked: false },
          { verse: 3, text: expect.stringContaining('Let there be light'), isAsked: true },
        ]),
      },
    });
  });

  test('is read and answered in the language of the reader', async () => {
    await expect(lookUp('1. Mose 1,3', 'de')).resolves.toMatchObject({
      chapter: { title: '1. Mose 1,3', next: '1. Mose 2' },
    });
  });

  test('to what does not exist says so, and to what is not carried too', async () => {
    expect((await lookUp('John 3:99')).kind).toBe('no-such-place');
    expect(await lookUp('1 Chronicles 1:5')).toEqual({
      ...{ kind: 'not-at-hand', title: '1 Chronicles 1:5' },
    });
  });
});

describe('words', () => {
  test('find verses, those with the words in a row first', async () => {
    expect((await hits('light of the world')).slice(0, 2)).toEqual(
      expect.arrayContaining(['Matthew 5:14']),
    );
    expect(await hits('goldfish')).toEqual([]);
    expect(await hits('"NEAR( *')).not.toBe('no-such-place');
    expect(await hits('?!')).toEqual([]);
  });

  test('are marked where they stand', async () => {
    const found = await lookUp('beginning heavens');
    if (found.kind !== 'hits') throw new Error('words find verses');
    const [first] = found.hits;
    expect(first?.reference).toBe('Genesis 1:1');
    expect(first?.parts.filter(({ isHit }) => isHit)).toEqual([
      { text: 'beginning', isHit: true },
      { text: 'heavens', isHit: true },
    ]);
  });

  test('that stand in many verses give some at first, and more when asked', async () => {
    const few = await lookUp('God');
    expect(few).toMatchObject({ kind: 'hits', hasMore: true });
    expect(await hits('God')).toHaveLength(20);
    expect(await hits('God', 'en', 60)).toHaveLength(60);
  });
});

describe('an imported text', () => {
  test('is read before the passages that the product carries', async () => {
    await install(JOHN);
    const call = await child.call();
    await expect(call.scripture.passage({ reference: 'John 3:16' })).resolves.toMatchObject({
      translation: { name: 'Test Bible' },
      isWhole: false,
      verses: [
        { verse: 15, isAsked: false },
        { verse: 16, isAsked: true, text: 'For so the world was loved of the Father' },
      ],
    });
    await expect(call.scripture.passage({ reference: 'Genesis 1:3' })).resolves.toMatchObject({
      translation: { abbreviation: 'BSB' },
    });
    expect(await hits('well of the light')).toEqual(['John 4:1']);
    expect(await hits('beginning heavens')).toContain('Genesis 1:1');
  });

  test('is for the readers of its language, who have the English one beside it', async () => {
    await install(JUAN);
    expect(await lookUp('Juan 3:16', 'es')).toMatchObject({
      chapter: { title: 'Juan 3:16', translation: { language: 'es' } },
    });
    expect(await hits('amo mundo', 'es')).toEqual(['Juan 3:16']);
    expect(await lookUp('Génesis 1:1', 'es')).toMatchObject({
      chapter: { title: 'Génesis 1:1', translation: { language: 'en' } },
    });
    expect(await lookUp('John 3:16', 'en')).toMatchObject({
      chapter: { translation: { abbreviation: 'BSB' } },
    });
    await (await child.call()).profiles.update({ language: 'es' });
    expect(await lookUp('Juan 3:16')).toMatchObject({ chapter: { title: 'Juan 3:16' } });
  });
});

describe('the shelf', () => {
  test('tells what is carried, book by book, in the words of the reader', async () => {
    const call = await child.call();
    const { books, ...shelf } = await call.scripture.shelf({ language: 'fr' });
    expect(shelf).toMatchObject({ isWhole: false, translation: { abbreviation: 'BSB' } });
    expect(shelf.verseCount).toBeGreaterThan(3000);
    expect(books[0]).toMatchObject({ code: 'GEN', name: 'Genèse' });
    await install(JOHN);
    const john = (await call.scripture.shelf({})).books.find(({ code }) => code === 'JHN');
    expect(john?.chapters).toEqual(expect.arrayContaining([3, 4]));
  });
});

describe('the check of a text', () => {
  test('goes by what this host has at that moment', async () => {
    const { check, hold } = app.services.scriptureCheck;
    const text = '“For so the world was loved of the Mother” (John 3:16)';
    expect((await check(text, 'en')).text).toBe(
      'For so the world was loved of the Mother (John 3:16)',
    );
    const { translation } = await install(JOHN);
    const repaired = '“For so the world was loved of the Father” (John 3:16)';
    expect((await check(text, 'en')).text).toBe(repaired);
    const held = await hold('en');
    expect(held.push(text)).toBeNull();
    expect(held.flush()?.text).toBe(repaired);
    await app.services.scriptureImports.remove(translation.id, null);
    expect((await check(text, 'en')).text).not.toBe(repaired);
  });
});
