import { describe, expect, it } from 'vitest';
import { syllableCount } from './syllables.ts';

/** Words with the number of syllables that dictionaries give them. */
const DICTIONARY: Readonly<Record<number, string>> = {
  1: 'the be God make made time walked called played days world through eye friend fruit build guess blue whole tongue years one light night voice earth breathe shapes judge',
  2: 'table little apples places boxes wanted settled handled Jesus heaven lion poem going trying being flower power quiet science people somewhere something careful hopeless lovely movement prism rhythm didn’t isn’t player beyond equal language nation million savior fashion creature garden evening morning water sequence social patient ancient pixel fuel fluid ruin marriage wavelength notebook agree value sometimes safety persuade safely hero giant unique wishes cannot number answer picture kindness shadow fingers forests William AI',
  3: 'idea area video piano curious serious radius influence creator happier happiest carrying everyone animal beautiful computer camera electric stadium creation triangle mosaic radio theory theater usual family wonderful studio favorite example usefulness multiply remember photograph',
  4: 'material experience geometry algorithm logarithm variety society obedient continuous intelligence evaluate organism January reality especially perimeter calculator activity biology centimetre',
  5: 'imagination electricity refrigerator university immediately multiplication',
};

describe('counting syllables', () => {
  for (const [count, words] of Object.entries(DICTIONARY)) {
    it(`finds ${count} in each word that has ${count}`, () => {
      const miscounted = words.split(' ').filter((word) => syllableCount(word) !== Number(count));
      expect(miscounted).toEqual([]);
    });
  }

  it('adds the parts of a hyphenated word', () => {
    expect(syllableCount('grown-up')).toBe(2);
    expect(syllableCount('mother-in-law')).toBe(4);
  });

  it('counts a possessive like its word, and adds nothing for the mark', () => {
    expect(syllableCount('Abraham’s')).toBe(3);
    expect(syllableCount("God's")).toBe(1);
  });

  it('spells out capitals without a vowel, but reads a word in capitals as a word', () => {
    expect(syllableCount('LCM')).toBe(3);
    expect(syllableCount('LORD')).toBe(1);
  });

  it('gives a numeral one syllable', () => {
    expect(syllableCount('1,000')).toBe(1);
  });
});
