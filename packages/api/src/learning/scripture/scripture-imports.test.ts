import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.given.admin();
});
afterEach(() => app.close());

const ruth = (words = 'the harvest of the land of zithers') =>
  `\\id RUT - A Small Test Bible\n\\c 1\n\\p\n\\v 1 In the days of the judges\n\\v 2 they went out of the land and lived in ${words}`;
const jonah = '\\id JON - A Small Test Bible\n\\c 1\n\\v 1 And the fish was in the sea of the deep';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const zip = (files: Record<string, string>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

async function importFile(bytes: Uint8Array<ArrayBuffer>, wish: object = {}) {
  return (await admin.call()).scripture.import({ fileName: 'ruth.usfm', bytes, ...wish });
}
const refusal = (message: string) => ({
  cause: { code: 'BROKEN_TRANSLATION', message: expect.stringContaining(message) },
});
const counts = async () => ({
  verses: (await app.db.selectFrom('scriptureVerses').select('id').execute()).length,
  translations: (await app.db.selectFrom('scriptureTranslations').select('id').execute()).length,
});

describe('an import', () => {
  test('of one book tells its verses, its name and its language', async () => {
    const { translation, books, skipped } = await importFile(bytesOf(ruth()));
    expect(books).toEqual([{ code: 'RUT', name: 'Ruth', verses: 2 }]);
    expect(skipped).toEqual([]);
    expect(translation).toMatchObject({
      ...{ name: 'A Small Test Bible', abbreviation: 'ASTB', language: 'en' },
      ...{ bookCount: 1, verseCount: 2, importedAt: expect.stringMatching(/Z$/) },
    });
    expect(translation.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('of an archive takes its books in the order of the Bible and passes over the rest', async () => {
    const archive = zip({
      'bible/32JON.SFM': jonah,
      'bible/08RUT.usfm': ruth(),
      'bible/00FRT.usfm': '\\id FRT Preface\n\\p Welcome',
      'README.md': 'nothing to read',
    });
    const { books, skipped } = await importFile(archive);
    expect(books.map(({ code }) => code)).toEqual(['RUT', 'JON']);
    expect(skipped).toEqual(['00FRT.usfm']);
  });

  test('goes by the name and the language that are wished for', async () => {
    const { translation } = await importFile(bytesOf(ruth()), {
      ...{ name: 'Nuestra Biblia', abbreviation: 'NB', language: 'es', licence: 'CC0' },
    });
    expect(translation).toMatchObject({
      ...{ name: 'Nuestra Biblia', abbreviation: 'NB', language: 'es', licence: 'CC0' },
    });
  });

  test('takes the place of the same translation and stands beside another one', async () => {
    await importFile(bytesOf(ruth()));
    await importFile(bytesOf(ruth('Bethlehem of the hills')));
    expect(await counts()).toEqual({ verses: 2, translations: 1 });
    await importFile(bytesOf(jonah), { abbreviation: 'OTHER' });
    expect(await counts()).toEqual({ verses: 3, translations: 2 });
    const found = await (await admin.call()).scripture.lookUp({
      query: 'lived in Bethlehem of the hills',
    });
    expect(found).toMatchObject({ hits: [{ reference: 'Ruth 1:2' }] });
  });
});

describe('a file that is no translation', () => {
  const bomb = () => {
    const large = new Uint8Array(6_000_000);
    return zipSync({ 'a.usfm': large });
  };
  test.each([
    ['is empty', () => new Uint8Array(), 'is empty'],
    ['has no \\id', () => bytesOf('In the beginning'), 'does not begin with a \\id line'],
    ['has an unknown book', () => bytesOf('\\id ABC\n\\c 1\n\\v 1 Words'), 'the book "ABC"'],
    ['has no verse', () => bytesOf('\\id RUT\n\\c 1\n\\p Words'), 'holds no verse'],
    [
      'has its verses out of order',
      () => bytesOf('\\id RUT\n\\c 1\n\\v 2 Two\n\\v 1 One'),
      'RUT 1:1 comes after RUT 1:2',
    ],
    ['has a verse twice', () => bytesOf('\\id RUT\n\\c 1\n\\v 1 A\n\\v 1 B'), 'comes after'],
    [
      'has a chapter twice',
      () => bytesOf('\\id RUT\n\\c 1\n\\v 1 A\n\\c 1\n\\v 1 B'),
      'chapter 1 comes after chapter 1',
    ],
    ['has a book twice', () => zip({ 'a.sfm': ruth(), 'b.sfm': ruth() }), 'is there twice'],
    ['is no UTF-8', () => new Uint8Array([0x5c, 0x69, 0xff, 0xfe]), 'no text in UTF-8'],
    ['is an archive without USFM', () => zip({ 'notes.txt': 'hello' }), 'no USFM file'],
    ['is a damaged archive', () => zip({ 'a.sfm': ruth() }).slice(0, 60), 'damaged'],
    [
      'reaches out of itself',
      () => zip({ '../../etc/ruth.usfm': ruth() }),
      'names files outside of itself',
    ],
    ['grows when it is unpacked', bomb, 'larger than any translation'],
    [
      'is of a language that cannot be told',
      () => bytesOf('\\id RUT\n\\c 1\n\\v 1 Waqt mein qazi'),
      'Please choose it',
    ],
  ])('because it %s is refused, and what is installed stays', async (_why, bytes, message) => {
    await importFile(bytesOf(jonah));
    const before = await (await admin.call()).scripture.installed();
    await expect(importFile(bytes())).rejects.toMatchObject(refusal(message));
    expect(await (await admin.call()).scripture.installed()).toEqual(before);
    expect(await counts()).toEqual({ verses: 1, translations: 1 });
  });
});

describe('removing a translation', () => {
  test('takes its verses and what finds them', async () => {
    const { translation } = await importFile(bytesOf(ruth()));
    const reader = await admin.call();
    expect(await reader.scripture.lookUp({ query: 'harvest zither' })).toMatchObject({
      hits: [{ reference: 'Ruth 1:2' }],
    });
    await reader.scripture.remove({ id: translation.id });
    expect(await counts()).toEqual({ verses: 0, translations: 0 });
    expect(await reader.scripture.lookUp({ query: 'harvest zither' })).toMatchObject({ hits: [] });
    await expect(reader.scripture.remove({ id: translation.id })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
  });
});
