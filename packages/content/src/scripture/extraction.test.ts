import { describe, expect, it } from 'vitest';
import { extractPassages } from './extraction.ts';

const scripture = {
  verse: (key: string) => (key.startsWith('JHN 21') ? undefined : `words of ${key}`),
};

describe('taking the passages that the content names', () => {
  it('holds each verse once, in the order of the Bible', () => {
    const { verses } = extractPassages(
      ['John 1:1', 'Genesis 10:1', 'Genesis 2:2-3', 'Genesis 2:3'],
      scripture,
    );
    expect(Object.keys(verses)).toEqual(['GEN 2:2', 'GEN 2:3', 'GEN 10:1', 'JHN 1:1']);
    expect(verses['GEN 2:2']).toBe('words of GEN 2:2');
  });

  it('says what translation it is and that it is free', () => {
    expect(extractPassages([], scripture).translation).toMatchObject({
      name: 'Berean Standard Bible',
      abbreviation: 'BSB',
      licence: expect.stringContaining('CC0'),
    });
  });

  it('refuses what is no reference and what the text does not have', () => {
    expect(() => extractPassages(['Genesis 99:1'], scripture)).toThrow('no reference');
    expect(() => extractPassages(['John 21:1'], scripture)).toThrow('JHN 21:1 is not in the text');
  });
});
