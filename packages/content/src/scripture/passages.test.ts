import { describe, expect, it } from 'vitest';
import { embeddedVerses, passageText, TRANSLATION, verseText } from './passages.ts';

describe('the Scripture that the product carries', () => {
  it('is the Berean Standard Bible', () => {
    expect(TRANSLATION.abbreviation).toBe('BSB');
  });

  it('gives a verse by its reference', () => {
    expect(verseText('Genesis 1:3')).toBe(
      'And God said, “Let there be light,” and there was light.',
    );
  });

  it('gives a passage as one text', () => {
    expect(passageText('Genesis 1:3-4')).toBe(
      'And God said, “Let there be light,” and there was light. And God saw that the light was good, and He separated the light from the darkness.',
    );
  });

  it('has no single verse for a range and nothing for what it does not carry', () => {
    expect(verseText('Genesis 1:3-4')).toBeNull();
    expect(verseText('Obadiah 1:16')).toBeNull();
    expect(passageText('Obadiah 1:16-17')).toBeNull();
    expect(passageText('no reference')).toBeNull();
  });

  it('holds clean text: no markup and no double spaces', () => {
    const unclean = embeddedVerses().filter(
      ([, text]) => /\\|\s\s|^\s|\s$/.test(text) || text === '',
    );
    expect(unclean).toEqual([]);
  });
});
