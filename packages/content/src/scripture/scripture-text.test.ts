import { describe, expect, it } from 'vitest';
import { textOfPassage } from './scripture-text.ts';

const verses = new Map([
  ['JHN 5:3', 'One.'],
  ['JHN 5:5', 'Two.'],
  ['JHN 5:7', 'Three.'],
]);
const scripture = { verse: (key: string) => verses.get(key) };

describe('the text of a passage', () => {
  it('joins its verses', () => {
    expect(textOfPassage(scripture, 'John 5:3')).toBe('One.');
    expect(textOfPassage(scripture, 'John 5:5, 7')).toBe('Two. Three.');
  });

  it('passes over a verse that the translation leaves out', () => {
    expect(textOfPassage(scripture, 'John 5:3-5')).toBe('One. Two.');
  });

  it('is null when a verse is not at hand, is left out by itself, or does not exist', () => {
    expect(textOfPassage(scripture, 'John 5:5-7')).toBeNull();
    expect(textOfPassage(scripture, 'John 5:4')).toBeNull();
    expect(textOfPassage(scripture, 'John 5:99')).toBeNull();
  });
});
