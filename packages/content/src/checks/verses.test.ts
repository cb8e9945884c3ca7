import type { MemoryVerse, VerseText } from '@lamplight/domain/verses';
import { describe, expect, it } from 'vitest';
import { genesisOnly, lines, soundWeek } from '../../test/fixtures.ts';
import { checkVerses } from './verses.ts';

const WHOLE = 'In the beginning God created the heavens and the earth.';
const verse = (young: Partial<VerseText> = {}, older: Partial<VerseText> = {}): MemoryVerse => ({
  week: 1,
  texts: {
    young: { reference: 'Genesis 1:1', text: 'In the beginning God created', ...young },
    older: { reference: 'Genesis 1:1', text: WHOLE, ...older },
  },
});
const found = (verses: readonly MemoryVerse[]) =>
  lines(checkVerses(verses, [soundWeek()], genesisOnly));

describe('the verse of a week', () => {
  it('is one of its days, and the young learn a part of it', () => {
    expect(found([verse()])).toEqual([]);
  });

  it('is there once in each week', () => {
    expect(found([])).toEqual(['week 1: 0 verses to learn, not 1']);
    expect(found([verse(), verse()])).toEqual(['week 1: 2 verses to learn, not 1']);
  });

  it('is no other than the days of its week show', () => {
    expect(found([verse({}, { reference: 'Genesis 1:1, 3' })])).toContain(
      'week 1: no day of the week shows Genesis 1:1, 3',
    );
  });

  it('is exact, and the part stands in it in one run', () => {
    expect(found([verse({ text: 'In the beginning the earth' })])).toEqual([
      'week 1: not in Genesis 1:1 in one run: In the beginning the earth',
      'week 1 young: not what Genesis 1:1 says: In the beginning the earth',
    ]);
    expect(found([verse({ reference: 'Genesis 1:3', text: 'God' })])).toEqual([
      'week 1: Genesis 1:3 is no part of Genesis 1:1',
    ]);
  });
});
