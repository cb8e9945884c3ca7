import { describe, expect, test } from 'vitest';
import { MOST_LETTERS, speakInputSchema, spokenPieces, wordTimes } from './index.ts';

describe('a text is spoken', () => {
  test('sentence by sentence', () => {
    expect(spokenPieces('It sits on your hand. It found your nose, too.')).toEqual([
      'It sits on your hand.',
      'It found your nose, too.',
    ]);
  });

  test('not at all where there is no word in it', () => {
    expect(spokenPieces(' … ! ')).toEqual([]);
  });

  test.each([
    ['after a comma', `${'so '.repeat(80)}far, ${'and on '.repeat(20)}`, /far,$/],
    ['between words', 'word '.repeat(100), /word$/],
    ['in the middle of what has no spaces', 'a'.repeat(700), /^a{300}$/],
  ])('in pieces that are cut %s where it is too long', (_, text, first) => {
    const pieces = spokenPieces(text);
    expect(pieces[0]).toMatch(first);
    expect(pieces.every((piece) => speakInputSchema.shape.text.safeParse(piece).success)).toBe(
      true,
    );
    expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });

  test('and a piece that is longer than the longest is refused', () => {
    const input = (length: number) => ({ text: 'a'.repeat(length), language: 'en' });
    expect(speakInputSchema.safeParse(input(MOST_LETTERS)).success).toBe(true);
    expect(speakInputSchema.safeParse(input(MOST_LETTERS + 1)).success).toBe(false);
  });
});

describe('the words of a sentence', () => {
  const said = (sentence: string, length: number) =>
    wordTimes(sentence, length).map(({ from, to, at }) => [sentence.slice(from, to), at]);

  test('begin one after another, a long one lasts longer', () => {
    expect(said('God made it.', 1200)).toEqual([
      ['God', 0],
      ['made', 400],
      ['it.', 900],
    ]);
  });

  test('a digit lasts as long as a word', () => {
    expect(said('14 owls', 1600)).toEqual([
      ['14', 0],
      ['owls', 1100],
    ]);
  });

  test('of none there are none', () => {
    expect(said('', 1000)).toEqual([]);
  });
});
