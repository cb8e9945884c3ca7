import type { Language } from '@lamplight/domain/profiles';
import { describe, expect, it } from 'vitest';
import { wordsBySentence } from '../../src/classifier/index.ts';
import { MEANINGS, meaningsOf } from '../../src/classifier/meanings/index.ts';

function namesIn(text: string, language: Language): string[] {
  return wordsBySentence(text).flatMap((words) =>
    meaningsOf(words, language)
      .flat()
      .map((meaning) => MEANINGS[meaning]?.name ?? ''),
  );
}

describe('the table of meanings', () => {
  it('has words in each language for each of its rows', () => {
    const poor = MEANINGS.filter(({ forms }) =>
      Object.values(forms).some((of) => of.join('') === ''),
    );
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it('names no row twice', () => {
    const names = MEANINGS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('what words mean', () => {
  it.each([
    ['my stepdad', 'en'],
    ['mi padrastro', 'es'],
    ['mon beau-père', 'fr'],
    ['mein Stiefvater', 'de'],
  ] as const)('is the same in each language: %s', (text, language) => {
    expect(namesIn(text, language)).toContain('stepfather');
  });

  it.each([
    ['a form that no row has', 'Sie schubsten mich', 'de', 'shove'],
    ['a misspelt word', 'she swallowd it', 'en', 'ingest'],
    ['two letters for an umlaut', 'mein Bruder schlaegt mich', 'de', 'hit'],
    ['the end of a compound', 'mit dem Brotzeitmesser', 'de', 'knife'],
    ['a word of another language', 'my abuela is here', 'en', 'grandma'],
    ['words that follow each other', 'when im gone you get it', 'en', 'vanish'],
    ['French words that lost a vowel', "il m'attend dehors", 'fr', 'follow'],
  ] as const)('is found from %s', (_, text, language, name) => {
    expect(namesIn(text, language)).toContain(name);
  });

  it('leaves a word alone that nothing is known of', () => {
    expect(namesIn('xylograph', 'en')).toEqual([]);
  });
});
