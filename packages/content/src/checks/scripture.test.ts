import { describe, expect, it } from 'vitest';
import { genesisOnly, lines, soundDay, soundLesson, soundWeek } from '../../test/fixtures.ts';
import { checkScripture } from './scripture.ts';

const inLesson = (content: string, category: 'bible' | 'ai' = 'bible') =>
  lines(
    checkScripture(
      [soundLesson({ category, bands: { elementary: { content } } })],
      [],
      genesisOnly,
    ),
  );

describe('Scripture in a lesson', () => {
  it('is found faultless when it is exact', () => {
    const content = `> And God said, “Let there be light,”
> and there was light.
> — Genesis 1:3

God saw that “the light was good” (Genesis 1:4). Read Genesis 1:3-4 aloud.`;
    expect(inLesson(content)).toEqual([]);
  });

  it('is found out when a verse block differs by a word', () => {
    expect(inLesson('> And God said, “Let there be a light”\n> — Genesis 1:3')).toEqual([
      'elementary content block 1: not what Genesis 1:3 says: And God said, “Let there be a light”',
    ]);
  });

  it('is found out when words stand in another verse than the reference says', () => {
    expect(inLesson('It says “the light was good” (Genesis 1:3).')).toEqual([
      'elementary content block 1: not what Genesis 1:3 says: the light was good',
    ]);
  });

  it('must have references that exist and are written in the one form', () => {
    expect(inLesson('> Let there be light\n> — Genesis 1:99')).toEqual([
      "elementary content block 1: 'Genesis 1:99' is no reference to a passage of the Bible",
    ]);
    expect(inLesson('> Let there be light\n> — Genesis 1:3–4')).toEqual([
      "elementary content block 1: 'Genesis 1:3–4' should be written 'Genesis 1:3-4'",
    ]);
    expect(inLesson('Read Genesis 1:60 tonight.')).toEqual([
      "elementary content block 1: 'Genesis 1:60' is no reference to a passage of the Bible",
    ]);
  });

  it('must be in the translation', () => {
    expect(inLesson('> Let there be light\n> — Genesis 1:2')).toEqual([
      "elementary content block 1: 'Genesis 1:2' is not in the translation",
    ]);
  });

  it('is checked in the references of the lesson and in its questions', () => {
    const lesson = soundLesson({ references: ['Genesis 1:1', 'Genesis 77:1'] });
    expect(lines(checkScripture([lesson], [], genesisOnly))).toEqual([
      "references[1]: 'Genesis 77:1' is no reference to a passage of the Bible",
    ]);
    const asks = soundLesson({ bands: { advanced: { description: '“It was so” (Genesis 1:1)' } } });
    expect(lines(checkScripture([asks], [], genesisOnly))).toEqual([
      'advanced description: not what Genesis 1:1 says: It was so',
    ]);
  });

  it('has its quotation marks for itself in Bible lessons, not in others', () => {
    expect(inLesson('“Look,” said Miriam.')).toEqual([
      'elementary content block 1: “Look,” has no reference behind it',
    ]);
    expect(inLesson('“Look,” said Miriam.', 'ai')).toEqual([]);
  });
});

describe('Scripture in the curriculum', () => {
  it('is exact on each day', () => {
    expect(checkScripture([], [soundWeek()], genesisOnly)).toEqual([]);
  });

  it('is found out in verse and reflection', () => {
    const { bibleVerse } = soundDay(1);
    const day = soundDay(1, {
      bibleVerse: { ...bibleVerse, verse: 'In the start', reflection: 'See Genesis 1:80.' },
    });
    expect(lines(checkScripture([], [soundWeek(1, { days: [day] })], genesisOnly))).toEqual([
      'day 1 bibleVerse: not what Genesis 1:1 says: In the start',
      "day 1 reflection: 'Genesis 1:80' is no reference to a passage of the Bible",
    ]);
  });
});
