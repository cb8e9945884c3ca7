import { describe, expect, it } from 'vitest';
import { mentionedReferences, parseReference, startsLikeReference } from './reference.ts';

describe('reading a reference', () => {
  it('names its verses', () => {
    expect(parseReference('Genesis 1:3')?.verses).toEqual(['GEN 1:3']);
    expect(parseReference('Psalm 19:1-3')?.verses).toEqual(['PSA 19:1', 'PSA 19:2', 'PSA 19:3']);
    expect(parseReference('Genesis 1:3, 5')?.verses).toEqual(['GEN 1:3', 'GEN 1:5']);
    expect(parseReference('1 John 4:7')?.verses).toEqual(['1JN 4:7']);
  });

  it('runs over the end of a chapter', () => {
    expect(parseReference('Genesis 1:30-2:1')?.verses).toEqual(['GEN 1:30', 'GEN 1:31', 'GEN 2:1']);
  });

  it('takes whole chapters', () => {
    expect(parseReference('Psalm 117')?.verses).toEqual(['PSA 117:1', 'PSA 117:2']);
    expect(parseReference('Genesis 1-2')?.verses).toHaveLength(31 + 25);
  });

  it.each([
    'Genesis 1:1',
    'Genesis 1:1-5',
    'Genesis 1:3-5, 6, 8',
    'Genesis 1:31-2:3',
    'Genesis 1:1; 2:7',
    'Genesis 1:1; John 1:1',
    'Genesis 3',
    'Genesis 1-4',
    'Song of Solomon 2:4',
    'Jude 1:5',
  ])('writes %s as it is', (reference) => {
    expect(parseReference(reference)?.written).toBe(reference);
  });

  it.each([
    ['Gen 1:1', 'Genesis 1:1'],
    ['Psalms 19:1', 'Psalm 19:1'],
    ['Genesis 1:1–5', 'Genesis 1:1-5'],
    ['Genesis 1:1-40', 'Genesis 1:1-31'],
  ])('shows that %s should be %s', (reference, written) => {
    expect(parseReference(reference)?.written).toBe(written);
  });

  it.each(['John 3:99', 'Genesis 51:1', 'Hesitations 3:1', 'see Genesis 1:1', 'a greeting', ''])(
    'does not take “%s”',
    (text) => {
      expect(parseReference(text)).toBeNull();
    },
  );
});

describe('spotting references in prose', () => {
  it('knows words in parentheses that begin with a book and a number', () => {
    expect(startsLikeReference('Genesis 1:3')).toBe(true);
    expect(startsLikeReference('Psalms 1')).toBe(true);
    expect(startsLikeReference('Mark said so')).toBe(false);
    expect(startsLikeReference('a greeting')).toBe(false);
  });

  it('finds references with chapter and verse and leaves everyday words alone', () => {
    const prose = 'Mark 3 spots, then read 1 John 4:7 and Genesis 1:1-5. At 7:30 John ate.';
    expect(mentionedReferences(prose)).toEqual(['1 John 4:7', 'Genesis 1:1-5']);
  });
});
