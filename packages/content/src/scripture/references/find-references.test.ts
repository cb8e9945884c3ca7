import type { Language } from '@lamplight/domain/profiles';
import { describe, expect, it } from 'vitest';
import { findReferences } from './find-references.ts';

/** What each reference in a text means: null for what does not exist. */
const meant = (text: string, language: Language = 'en') =>
  findReferences(text, language)
    .filter(({ passage, isCertain }) => passage !== null || isCertain)
    .map(({ passage }) => passage?.written ?? null);

describe('references in English', () => {
  it.each([
    ['See John 3:16 and Genesis 1:1-5.', ['John 3:16', 'Genesis 1:1-5']],
    ['1 Jn 4:8', ['1 John 4:8']],
    ['First John 4:8', ['1 John 4:8']],
    ['Second Epistle of Paul to the Corinthians 4:8', ['2 Corinthians 4:8']],
    ['Psalm 23 verse 1', ['Psalm 23:1']],
    ['John chapter 3, verse 16', ['John 3:16']],
    ['Jude 5', ['Jude 1:5']],
    ['John 3:16b-17a', ['John 3:16-17']],
    ['Genesis 1:31–2:3', ['Genesis 1:31-2:3']],
    ['2 Kings 5:1-14; 6:1', ['2 Kings 5:1-14; 6:1']],
    ['in Genesis 3', ['Genesis 3']],
    ['john 3:16', ['John 3:16']],
  ])('%s', (text, expected) => {
    expect(meant(text)).toEqual(expected);
  });

  it('leaves everyday words, times and names alone', () => {
    for (const text of [
      'I am 5 years old and so 3 is less.',
      'Is 7:30 too late?',
      'Mark 3 spots on the map.',
      'John 99 problems had.',
      'Meet John 4:30 pm at the gate.',
      'He said hello at 3:16.',
      'The ratio is 3:16.',
    ]) {
      expect(meant(text), text).toEqual([]);
    }
  });

  it('knows what does not exist', () => {
    expect(meant('John 3:99')).toEqual([null]);
    expect(meant('Genesis 99')).toEqual([null]);
    expect(meant('Psalm 151:1')).toEqual([null]);
    expect(meant('Hezekiah 3:5')).toEqual([null]);
    expect(meant('Babylonians 3:4')).toEqual([null]);
  });

  it('keeps of a reference what exists', () => {
    const [list] = findReferences('John 3:16, 99; 4:1', 'en');
    expect(list?.text).toBe('John 3:16; 4:1');
    const [range] = findReferences('Gen 1:1-40', 'en');
    expect(range?.text).toBe('Gen 1:1-31');
  });
});

describe('references in other languages', () => {
  it.each([
    ['de', 'Johannes 3,16', ['John 3:16']],
    ['de', '1. Mose 1,1', ['Genesis 1:1']],
    ['de', '1. Korinther 13,4.7', ['1 Corinthians 13:4, 7']],
    ['de', 'Joh. 3:16', ['John 3:16']],
    ['de', 'Erster Johannes 4,8', ['1 John 4:8']],
    ['de', 'Johannes 3,99', [null]],
    ['de', 'Es ist 7,30 Uhr', []],
    ['es', 'Juan 3:16', ['John 3:16']],
    ['es', 'Jn 3,16', ['John 3:16']],
    ['es', 'Primera carta a los Corintios 13:4', ['1 Corinthians 13:4']],
    ['es', 'Juan 3:99', [null]],
    ['fr', 'Jean 3.16', ['John 3:16']],
    ['fr', 'Jn 3, 16', ['John 3:16']],
    ['fr', 'Première lettre de Jean 4:8', ['1 John 4:8']],
    ['fr', 'Cantique des Cantiques 2.4', ['Song of Solomon 2:4']],
    ['fr', 'John 3:16', ['John 3:16']],
  ] as const)('in %s: %s', (language, text, expected) => {
    expect(meant(text, language)).toEqual(expected);
  });
});
