import { describe, expect, it, test } from 'vitest';
import { harvestDays, harvestText } from '../../../test/harvest-days.ts';
import { findingLine } from '../../checks/finding.ts';
import { embeddedScriptures } from '../../scripture/scriptures.ts';
import { unpackArchive } from './archive.ts';
import { makePackArchive } from './make-archive.ts';
import { builtInPictures } from './pictures.ts';
import { readPackArchive, readPackFiles } from './read-pack.ts';
import { makeKeys } from './signature.ts';

const around = { scriptures: embeddedScriptures, pictures: await builtInPictures() };
const faultsOf = (changes: Parameters<typeof harvestDays>[0]) =>
  readPackFiles(harvestDays(changes), around).findings.map(findingLine);

const LESSON = 'lessons/bible/day-01/elementary.en.md';
const SPANISH = 'lessons/bible/day-01/elementary.es.md';
const QUIZ = 'quizzes/bible/elementary.en.yaml';
const STORY = 'stories/01-the-farmer-who-slept/young.en.md';

/** The lesson with another line before its last heading. */
const withLine = (line: string) =>
  harvestText(LESSON, '## A plant, folded small', `${line}\n\n## A plant`);

test('the sample pack is read whole', () => {
  const { manifest, compiled, counts, findings, publicKey } = readPackFiles(harvestDays(), around);
  expect(findings).toEqual([]);
  expect(manifest).toMatchObject({ name: 'harvest-days', languages: ['en', 'es'] });
  expect(publicKey).toBeNull();
  expect(counts).toEqual({ lessons: 5, stories: 1, questions: 8, days: 3 });
  const [first] = compiled?.lessons ?? [];
  expect(first).toMatchObject({ category: 'bible', dayNumber: 1, onlyFor: ['elementary'] });
  expect(first?.translations?.es?.elementary?.title).toBe('La bolsa que sonaba');
  expect(compiled?.stories[0]?.onlyFor).toEqual(['young']);
  expect(compiled?.programme.en?.days[0]).toMatchObject({
    title: 'A Seed in Your Hand',
    verse: { reference: 'Genesis 1:11', words: expect.stringContaining('seed-bearing plants') },
  });
});

test('a reader of a band that a pack is not written for finds the nearest text', () => {
  const lesson = readPackFiles(harvestDays(), around).compiled?.lessons[0];
  expect(lesson?.bands.kindergarten).toEqual(lesson?.bands.elementary);
});

describe('a pack is refused, with file and line, for', () => {
  const emptyBytes = new Uint8Array([0xff, 0xfe, 0x00]);
  it.each([
    [
      'a script',
      { 'lessons/bible/day-01/play.js': 'alert(1)' },
      'lessons/bible/day-01/play.js, file: is a program: a pack is texts alone and runs nothing',
    ],
    [
      'a page',
      { 'stories/x.html': '<p>' },
      'stories/x.html, file: is a program: a pack is texts alone and runs nothing',
    ],
    [
      'a picture of its own',
      { 'lessons/bible/day-01/sun.png': emptyBytes },
      'lessons/bible/day-01/sun.png, file: is a picture: a pack names pictures of the picture set and draws scenes, it brings none',
    ],
    [
      'a recording',
      { 'stories/song.mp3': emptyBytes },
      'stories/song.mp3, file: is a recording: a pack is texts alone, the host reads them aloud',
    ],
    [
      'songs, which packs do not hold yet',
      { 'songs/01-seed.yaml': 'key: G' },
      'songs/01-seed.yaml, file: packs cannot hold songs yet; they hold lessons, stories, quizzes and rooms, and the days in programme.en.yaml',
    ],
    [
      'coloring, which packs do not hold yet',
      { 'coloring/01-seed.yaml': 'title: x' },
      'coloring/01-seed.yaml, file: packs cannot hold pictures to color in yet; they hold lessons, stories, quizzes and rooms, and the days in programme.en.yaml',
    ],
    [
      'a file of no use',
      { 'notes.txt': 'hello' },
      'notes.txt, file: has no place in a pack, which holds lessons, stories, quizzes and rooms, and the days in programme.en.yaml',
    ],
    [
      'another form of text',
      { 'lessons/bible/day-01/notes.txt': 'hello' },
      'lessons/bible/day-01/notes.txt, file: is neither Markdown (.md) nor YAML (.yaml)',
    ],
    ['what is no text', { [LESSON]: emptyBytes }, `${LESSON}, file: is no text in UTF-8`],
    [
      'a file that nothing reads',
      { 'lessons/bible/day-01/elementry.en.md': 'x' },
      'lessons/bible/day-01/elementry.en.md, file: has a name that nothing in this folder has',
    ],
    [
      'a band that the manifest does not name',
      { 'lessons/bible/day-01/kindergarten.en.md': 'x' },
      'lessons/bible/day-01/kindergarten.en.md, file: has a name that nothing in this folder has',
    ],
    [
      'a language that the manifest does not name',
      {
        'programme.fr.yaml': harvestText(
          'programme.es.yaml',
          'bibleVerse:\n      reference: Génesis 1:11',
          'bibleVerse:\n      reference: Genèse 1:11',
        ),
      },
      "programme.fr.yaml, line 1: is in 'fr', which the languages of pack.yaml do not name",
    ],
    [
      'a language in which nothing is written',
      { 'pack.yaml': harvestText('pack.yaml', '[en, es]', '[en, de]') },
      "pack.yaml, line 1: names 'de', in which no file is written",
    ],
    [
      'HTML',
      { [LESSON]: withLine('<b>Look</b>') },
      `${LESSON}, line 33: has HTML; write Markdown, such as ## for a heading and - for a list`,
    ],
    [
      'a script within a text',
      { [LESSON]: withLine('<script>alert(1)</script>') },
      `${LESSON}, line 33: has HTML; write Markdown, such as ## for a heading and - for a list`,
    ],
    [
      'a link that runs',
      { [LESSON]: withLine('[Tap](javascript:alert(1))') },
      `${LESSON}, line 33: has a link that runs a program; write the words alone`,
    ],
    [
      'a link to another host',
      { [LESSON]: withLine('[More](https://example.org/x)') },
      `${LESSON}, line 33: leads to another host: children stay in this house; write the words alone`,
    ],
    [
      'a link without its scheme',
      { [LESSON]: withLine('See (//example.org/x).') },
      `${LESSON}, line 33: leads to another host: children stay in this house; write the words alone`,
    ],
    [
      'an address to type',
      { [LESSON]: withLine('See www.example.org there.') },
      `${LESSON}, line 33: leads to another host: children stay in this house; write the words alone`,
    ],
    [
      'a directive that nobody knows',
      { [LESSON]: withLine('::video{name="x"}') },
      `${LESSON}, line 33: 'video' is none of`,
    ],
    [
      'an unknown scene word',
      {
        'lessons/bible/day-01/scenes.yaml': harvestText(
          'lessons/bible/day-01/scenes.yaml',
          'place: garden',
          'place: greenhouse',
        ),
      },
      "lessons/bible/day-01/scenes.yaml, line 2: seed-bag.place: there is no place 'greenhouse'; the theatre has",
    ],
    [
      'a missing picture of a lesson',
      {
        'lessons/bible/day-01/lesson.yaml': harvestText(
          'lessons/bible/day-01/lesson.yaml',
          'beans',
          'magic-beans',
        ),
      },
      "lessons/bible/day-01/lesson.yaml, line 1: there is no picture 'magic-beans' on this host; there is beans",
    ],
    [
      'a missing picture of a story',
      {
        'stories/01-the-farmer-who-slept/story.yaml': harvestText(
          'stories/01-the-farmer-who-slept/story.yaml',
          'ear-of-corn',
          'magic-tractor',
        ),
      },
      "stories/01-the-farmer-who-slept/story.yaml, line 3: there is no picture 'magic-tractor' on this host",
    ],
    [
      'a missing picture of a question',
      { [QUIZ]: harvestText(QUIZ, '  level: 1\n', '  level: 1\n  picture: magic-tractor\n') },
      `${QUIZ}, line 12: there is no picture 'magic-tractor' on this host`,
    ],
    [
      'a verse that is not what the Bible says',
      { [STORY]: harvestText(STORY, 'nest in its shade\n', 'live in its shade\n') },
      `${STORY}, line 37: not what Mark 4:32 says, which is:`,
    ],
    [
      'a quotation in a sentence that is not what the Bible says',
      { [LESSON]: withLine('God said, “Let the land be dry” (Genesis 1:11).') },
      `${LESSON}, line 33: not what Genesis 1:11 says: Let the land be dry`,
    ],
    [
      'a passage that there is not',
      {
        'lessons/bible/day-01/lesson.yaml': harvestText(
          'lessons/bible/day-01/lesson.yaml',
          'Genesis 1:11-12',
          'Genesis 99:1',
        ),
      },
      "lessons/bible/day-01/lesson.yaml, line 3: 'Genesis 99:1' is no reference to a passage of the Bible",
    ],
    [
      'two right options',
      { [LESSON]: harvestText(LESSON, '- [ ] Hold back', '- [x] Hold back') },
      `${LESSON}, line 22: exactly one option has [x]`,
    ],
    [
      'an answer that is none of the options',
      { [QUIZ]: harvestText(QUIZ, 'answer: the stalk', 'answer: a stalk') },
      `${QUIZ}, line 21: 1.answer: is 0 of the options, not exactly one`,
    ],
    [
      'three options where there are four',
      { [QUIZ]: harvestText(QUIZ, '    - the harvest\n', '') },
      `${QUIZ}, line 14: bible-el-002: 3 options, not 4`,
    ],
    [
      'an id of another form',
      { [QUIZ]: harvestText(QUIZ, 'bible-el-004', 'boaz') },
      `${QUIZ}, line 40: the id 'boaz' is not bible-el- with three digits, such as bible-el-001`,
    ],
    [
      'a topic that nobody knows',
      { [QUIZ]: harvestText(QUIZ, 'topic: exodus-and-law', 'topic: farming') },
      `${QUIZ}, line 1: 'farming' is no topic of bible`,
    ],
    [
      'an unknown field',
      {
        'lessons/bible/day-01/lesson.yaml': `${harvestText('lessons/bible/day-01/lesson.yaml', '- Genesis', '- Genesis')}video: x\n`,
      },
      'lessons/bible/day-01/lesson.yaml, line 1: : Unrecognized key: "video"',
    ],
    [
      'a translation with another right answer',
      {
        [SPANISH]: harvestText(SPANISH, '- [ ] Detener', '- [x] Detener').replace(
          '- [x] Hacer',
          '- [ ] Hacer',
        ),
      },
      `${SPANISH}, line 1: has other options, right answer or objectives in question 1 than elementary.en.md`,
    ],
    ['a lesson without its English text', { [LESSON]: null }, `${LESSON}, file: is missing`],
    [
      'a lesson on no day of the programme',
      { 'programme.en.yaml': harvestText('programme.en.yaml', '  - day: 3', '  - day: 4') },
      'programme.en.yaml, line 4: days: the days are 1, 2, 3 and so on, in this order',
    ],
    [
      'lessons without a programme',
      { 'programme.en.yaml': null },
      'programme.en.yaml, file: is missing',
    ],
    [
      'a version that is no version',
      { 'pack.yaml': harvestText('pack.yaml', '"1.0.0"', 'new') },
      'pack.yaml, line 4: version: write three numbers, such as "1.0.0"',
    ],
    [
      'a name that is no name',
      { 'pack.yaml': harvestText('pack.yaml', 'name: harvest-days', 'name: Harvest Days') },
      'pack.yaml, line 1: name: write 3 to 40 small letters, digits and hyphens',
    ],
    [
      'the name of the built-in content',
      { 'pack.yaml': harvestText('pack.yaml', 'name: harvest-days', 'name: lamplight') },
      'pack.yaml, line 1: name: this is the name of the built-in content',
    ],
    [
      'no English',
      { 'pack.yaml': harvestText('pack.yaml', '[en, es]', '[es]') },
      'pack.yaml, line 5: languages: English (en) has to be one of them: every text falls back to it',
    ],
    [
      'a text that grows without end',
      {
        'pack.yaml': `a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]\n`,
      },
      'pack.yaml, line 1: Excessive alias count',
    ],
    ['no manifest', { 'pack.yaml': null }, 'pack.yaml, file: is missing'],
  ])('%s', (_, changes, expected) => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf(changes)).toContainEqual(expect.stringContaining(expected));
  });
});

test('words that only look like refused ones are read', () => {
  expect(
    faultsOf({
      [LESSON]: withLine(
        'At 10:30 a < b and 3 > 2, and/or both. Data: three beans. He said: wait // stop.',
      ),
    }),
  ).toEqual([]);
});

describe('a checksum', () => {
  const archive = makePackArchive(harvestDays());

  test('is written into the manifest and fits the files', () => {
    const { manifest, findings } = readPackArchive(archive, around);
    expect(findings).toEqual([]);
    expect(manifest?.checksum).toMatch(/^[0-9a-f]{64}$/);
  });

  test('of other files is refused', () => {
    const checksum = readPackArchive(archive, around).manifest?.checksum;
    const withIt = harvestText('pack.yaml', 'licence:', `checksum: ${checksum}\nlicence:`);
    expect(faultsOf({ 'pack.yaml': withIt })).toEqual([]);
    expect(
      faultsOf({
        'pack.yaml': withIt,
        [LESSON]: harvestText(LESSON, 'forty plants', 'fifty plants'),
      }),
    ).toEqual([
      'pack.yaml, line 1: the checksum is not that of the files: one was changed or lost',
    ]);
  });
});

describe('a signature', () => {
  const { publicKey, privateKey } = makeKeys();
  const signed = makePackArchive(harvestDays(), privateKey);
  const unpacked = (bytes: Uint8Array) => {
    const files = unpackArchive(bytes);
    if ('message' in files) throw new Error(files.message);
    return files;
  };

  test('tells the key that it was made with', () => {
    expect(readPackArchive(signed, around)).toMatchObject({ publicKey, findings: [] });
    expect(readPackArchive(makePackArchive(harvestDays()), around).publicKey).toBeNull();
  });

  test('is refused where the manifest says something else since', () => {
    const files = unpacked(signed);
    const text = (path: string) => new TextDecoder().decode(files.get(path));
    const changes = {
      'signature.yaml': text('signature.yaml'),
      'pack.yaml': text('pack.yaml'),
    };
    expect(faultsOf(changes)).toEqual([]);
    const other = text('pack.yaml').replace('CC-BY-4.0', 'none');
    expect(faultsOf({ ...changes, 'pack.yaml': other })).toEqual([
      'signature.yaml, line 1: the signature is not that of pack.yaml by this key',
    ]);
  });

  test('of another key is refused, and one without a checksum', () => {
    const files = unpacked(signed);
    const text = (path: string) => new TextDecoder().decode(files.get(path));
    const stranger = text('signature.yaml').replace(publicKey, makeKeys().publicKey);
    expect(faultsOf({ 'pack.yaml': text('pack.yaml'), 'signature.yaml': stranger })).toEqual([
      'signature.yaml, line 1: the signature is not that of pack.yaml by this key',
    ]);
    expect(faultsOf({ 'signature.yaml': text('signature.yaml') })).toEqual([
      'pack.yaml, line 1: a signed pack has a checksum, or its signature covers no text',
    ]);
  });
});
