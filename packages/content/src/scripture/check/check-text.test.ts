import type { Language } from '@lamplight/domain/profiles';
import { describe, expect, it } from 'vitest';
import { indexVerses } from '../matching/verse-index.ts';
import { embeddedVerses } from '../passages.ts';
import { checkText } from './check-text.ts';

const english = [indexVerses([...embeddedVerses(), ['JHN 11:35', 'Jesus wept.']])];
const spanish = [
  indexVerses([
    ['JHN 3:16', 'Porque de tal manera amó Dios al mundo, que ha dado a su Hijo unigénito.'],
  ]),
];
const check = (text: string, language: Language = 'en') =>
  checkText(text, language === 'en' ? english : language === 'es' ? spanish : [], language);
const shown = (text: string, language?: Language) => check(text, language).text;
const kinds = (text: string, language?: Language) =>
  check(text, language)
    .segments.filter(({ kind }) => kind !== 'text')
    .map((segment) => (segment.kind === 'quotation' ? segment.outcome : segment.kind));

describe('an exact quotation', () => {
  it.each([
    '“For God so loved the world” (John 3:16)',
    '"Jesus wept." (John 11:35)',
    'In Genesis 1:3 God speaks: “Let there be light,” and it is so.',
    'Genesis 1:3 says, "And God said, ‘Let there be light,’ and there was light."',
    '“The LORD is my shepherd … He leads me beside quiet waters” (Psalm 23:1-2).',
  ])('stays as it is: %s', (text) => {
    expect(shown(text)).toBe(text);
    expect(kinds(text)).toContain('exact');
  });

  it('is recognised without a reference when its words are known', () => {
    const { segments } = check(
      'She sang: “In the beginning God created the heavens and the earth.”',
    );
    expect(segments[1]).toMatchObject({ outcome: 'exact', reference: 'Genesis 1:1' });
  });

  it('corrects the reference that stands with it', () => {
    expect(
      shown('“For God so loved the world that He gave His one and only Son” (John 3:17)'),
    ).toBe('“For God so loved the world that He gave His one and only Son” (John 3:16)');
  });

  it('keeps what the author put behind it where the Bible goes on', () => {
    expect(shown('In Genesis 1:3 God speaks: “Let there be light.”')).toBe(
      'In Genesis 1:3 God speaks: “Let there be light”.',
    );
  });
});

describe('a quotation that is close', () => {
  it.each([
    ['“For God so loved the earth” (John 3:16)', '“For God so loved the world” (John 3:16)'],
    [
      'The Bible says, “In the beginning God made the heavens and the earth.”',
      'The Bible says, “In the beginning God created the heavens and the earth.”',
    ],
    [
      'For God so loved the world that he gave his only Son — John 3:16',
      'For God so loved the world that He gave His one and only Son — John 3:16',
    ],
    [
      '> For God so loved the earth that He gave\n> — John 3:16\n\nYes.',
      '> For God so loved the world that He gave\n> — John 3:16\n\nYes.',
    ],
  ])('is repaired to the exact words: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(kinds(text)).toContain('repaired');
  });

  it('keeps what the author said and what the Bible says', () => {
    const { segments } = check('“For God so loved the earth” (John 3:16)');
    expect(segments[0]).toEqual({
      ...{ kind: 'quotation', outcome: 'repaired', reference: 'John 3:16' },
      ...{ said: '“For God so loved the earth”', bible: 'For God so loved the world' },
      text: '“For God so loved the world”',
    });
  });
});

describe('what the Bible does not say', () => {
  it.each([
    ['“Jesus slept.” (John 11:35)', 'Jesus slept. (John 11:35)'],
    ['“Jesus slept.” John 11:35', 'Jesus slept. John 11:35'],
    [
      'The Bible says, “God helps those who help themselves.”',
      'The Bible says, God helps those who help themselves.',
    ],
    ['> Be kind to every cat\n> — John 3:16', 'Be kind to every cat (John 3:16)'],
  ])('loses its quotation marks: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(kinds(text)).toContain('paraphrase');
  });

  it('keeps the passage that was named beside it', () => {
    const { segments } = check('“Jesus slept.” (John 11:35)');
    expect(segments[0]).toMatchObject({ bible: 'Jesus wept.', reference: 'John 11:35' });
  });
});

describe('ordinary quotations', () => {
  it.each([
    'He said \'hello\' and she said "I do not know what you mean".',
    'After reading John 3:16, Tom said, “That was a great story, wow.”',
    'Mom said, “Time for bed now, dear.” Read John 3:16 tonight.',
    'Daniel called it "The Great Big Flood" and laughed.',
    'Er sagte »Hallo« und „Guten Tag“.',
    "The disciples' boat and the children's lunch.",
  ])('are left alone: %s', (text) => {
    expect(shown(text)).toBe(text);
    expect(kinds(text).filter((kind) => kind !== 'reference')).toEqual([]);
  });
});

describe('a reference to what does not exist', () => {
  it.each([
    ['en', 'In John 3:99 we read that love wins.', 'In the Bible we read that love wins.'],
    ['en', 'John 3:99 says so.', 'The Bible says so.'],
    ['en', 'Love wins (John 3:99).', 'Love wins.'],
    ['en', 'Love wins (see John 3:99). Yes.', 'Love wins. Yes.'],
    ['en', 'See John 3:16 and John 3:99.', 'See John 3:16.'],
    ['en', 'See John 3:99 and John 3:16.', 'See John 3:16.'],
    ['en', '“Be kind to cats.” — Hezekiah 3:16', '“Be kind to cats.”'],
    ['en', 'The bus (Route 3:15) is late.', 'The bus (Route 3:15) is late.'],
    ['es', 'En Juan 3:99 leemos algo.', 'En la Biblia leemos algo.'],
    ['fr', 'Comme dit Jean 3.99, tout va bien.', 'Comme dit la Bible, tout va bien.'],
    ['de', 'In Johannes 3,99 lesen wir etwas.', 'In der Bibel lesen wir etwas.'],
    ['de', 'Johannes 3,99 sagt etwas.', 'Die Bibel sagt etwas.'],
  ] as const)('goes, and its sentence stays readable (%s): %s', (language, text, expected) => {
    expect(shown(text, language)).toBe(expected);
  });
});

describe('other languages', () => {
  it('are held against the Bible in that language', () => {
    expect(shown('Juan 3:16 dice: «Porque de tal manera amó Dios al planeta»', 'es')).toBe(
      'Juan 3:16 dice: «Porque de tal manera amó Dios al mundo»',
    );
  });

  it.each([
    [
      'de',
      '„Denn also hat Gott die Welt geliebt“ (Johannes 3,16).',
      'Denn also hat Gott die Welt geliebt (Johannes 3,16).',
    ],
    [
      'fr',
      'La Bible dit : « Car Dieu a tant aimé le monde » et rien de plus.',
      'La Bible dit : Car Dieu a tant aimé le monde et rien de plus.',
    ],
  ] as const)('without one nothing is shown as a quotation (%s)', (language, text, expected) => {
    expect(shown(text, language)).toBe(expected);
  });
});
