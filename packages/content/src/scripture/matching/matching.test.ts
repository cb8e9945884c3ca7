import { describe, expect, it } from 'vitest';
import { align, alignLocally } from './alignment.ts';
import { findAnywhere } from './candidates.ts';
import { indexVerses } from './verse-index.ts';
import { wordsOf } from './words.ts';

const index = indexVerses([
  ['GEN 1:1', 'In the beginning God created the heavens and the earth.'],
  ['GEN 1:2', 'Now the earth was formless and void.'],
  ['GEN 1:3', 'And God said, “Let there be light,” and there was light.'],
]);
const ids = (text: string) => wordsOf(text).map(({ folded }) => index.wordId(folded));
const words = (from: number, to: number) => Array.from(index.words.slice(from, to));

describe('an index of verses', () => {
  it('knows each verse, its place and its words', () => {
    expect(index.verse('GEN 1:2')).toBe('Now the earth was formless and void.');
    expect(index.verse('GEN 1:9')).toBeUndefined();
    const [from = 0, to = 0] = index.rangeOf('GEN 1:3') ?? [];
    expect(words(from, to)).toEqual(ids('and god said let there be light and there was light'));
    expect(index.keyOf(index.verseAt(from))).toBe('GEN 1:3');
    expect(index.keyOf(index.verseAt(from - 1))).toBe('GEN 1:2');
  });

  it('tells where three words follow each other, over the end of a verse too', () => {
    const [earth = 0, now = 0, the = 0] = ids('earth now the');
    expect(index.placesOf(earth, now, the)).toEqual([9]);
    expect(index.placesOf(now, earth, the)).toEqual([]);
  });

  it('weighs a rare word more than a common one', () => {
    expect(index.bits(index.wordId('formless'))).toBeGreaterThan(index.bits(index.wordId('the')));
    expect(index.wordId('goldfish')).toBe(0);
  });
});

describe('laying words against a text', () => {
  it.each([
    ['God created the heavens', 0, 'god created the heavens'],
    ['God made the heavens', 1, 'god created the heavens'],
    ['God created heavens', 1, 'god created the heavens'],
    ['God created all the heavens', 1, 'god created the heavens'],
    ['created the skies', 1, 'created the heavens'],
  ])('%s differs by %i', (text, cost, found) => {
    const best = align(ids(text), index.words, 0, index.words.length);
    expect(best.cost).toBe(cost);
    expect(words(best.from, best.to)).toEqual(ids(found));
  });

  it('finds the stretch of prose that fits', () => {
    const prose = 'my teacher told me that in the beginning god made the heavens and it was fun';
    const best = alignLocally(ids(prose), index.words, 0, index.words.length);
    expect(best).toMatchObject({ matched: 7, cost: 1 });
    expect(words(best?.from ?? 0, best?.to ?? 0)).toEqual(
      ids('in the beginning god created the heavens and'),
    );
    expect(alignLocally(ids('goldfish'), index.words, 0, index.words.length)).toBeNull();
  });

  it('finds words without being told where', () => {
    expect(findAnywhere(ids('let there be lamps and there was light'), index)).toMatchObject({
      cost: 1,
      size: 8,
    });
    expect(findAnywhere(ids('a goldfish was here'), index)).toBeNull();
  });
});
