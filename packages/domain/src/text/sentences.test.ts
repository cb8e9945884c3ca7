import { describe, expect, it } from 'vitest';
import { sentences } from './sentences.ts';
import { wordCount, words } from './words.ts';

describe('splitting a text into sentences', () => {
  it('ends a sentence at a full stop, a question mark and an exclamation mark', () => {
    expect(sentences('Look up. Do you see it? A star!')).toEqual([
      'Look up.',
      'Do you see it?',
      'A star!',
    ]);
  });

  it('keeps closing quotation marks and brackets with their sentence', () => {
    expect(sentences('He said, “Come.” They came (all of them.) Then night fell.')).toEqual([
      'He said, “Come.”',
      'They came (all of them.)',
      'Then night fell.',
    ]);
  });

  it('does not end one inside a number or at a short form', () => {
    expect(sentences('It is 3.5 m long. Dr. Ruth W. Carol measured it.')).toEqual([
      'It is 3.5 m long.',
      'Dr. Ruth W. Carol measured it.',
    ]);
  });

  it('takes the number of a step for no sentence and no word', () => {
    expect(sentences('1. Take a leaf. 2. Draw it.')).toEqual(['Take a leaf.', 'Draw it.']);
  });

  it('still ends a sentence at a number that closes it', () => {
    expect(sentences('Three and four make 7. Try it.')).toEqual([
      'Three and four make 7.',
      'Try it.',
    ]);
  });

  it('ends one at every line break', () => {
    expect(sentences('red leaves\nround stones')).toEqual(['red leaves', 'round stones']);
  });

  it('finds none where there are no words', () => {
    expect(sentences(' … !\n')).toEqual([]);
  });
});

describe('finding the words of a text', () => {
  it('drops the punctuation around a word and keeps what is inside', () => {
    expect(words('“Well-made,” she said: 3.5 of God’s.')).toEqual([
      'Well-made',
      'she',
      'said',
      '3.5',
      'of',
      'God’s',
    ]);
  });

  it('parts words at dashes that have no spaces', () => {
    expect(words('morning—the first')).toEqual(['morning', 'the', 'first']);
  });

  it('does not count signs that stand alone', () => {
    expect(wordCount('3 × 4 = 12')).toBe(3);
  });
});
