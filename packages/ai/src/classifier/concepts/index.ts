import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../languages/de/concepts.ts';
import { en } from '../../languages/en/concepts.ts';
import { es } from '../../languages/es/concepts.ts';
import { fr } from '../../languages/fr/concepts.ts';
import { CONCEPTS, type ConceptWords } from './concepts.ts';
import { type Lexicon, lexiconOf } from './tag.ts';

export { type Lexicon, lexiconOf, type Tag, tagsIn } from './tag.ts';

const words: Readonly<Record<Language, ConceptWords>> = { en, es, fr, de };

/** The words of one language by the number of their concept. */
export function wordsByConcept(language: Language): string[] {
  return CONCEPTS.map((concept) => words[language][concept]);
}

/** What the words of a language are about. A concept is the same in each, so that what is learned in one serves all. */
export const lexicons: Readonly<Record<Language, Lexicon>> = {
  en: lexiconOf(wordsByConcept('en')),
  es: lexiconOf(wordsByConcept('es')),
  fr: lexiconOf(wordsByConcept('fr')),
  de: lexiconOf(wordsByConcept('de')),
};
