import { once } from '@lamplight/domain/first-use';
import type { Language } from '@lamplight/domain/profiles';
import type { ConceptWords } from './concepts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { lexiconOf } from './tag.ts';

export { type Tag, tagsIn } from './tag.ts';

const words: Readonly<Record<Language, ConceptWords>> = { en, es, fr, de };

/** What the words of a language are about. A concept is the same in each, so that what is learned in one serves all. */
export const lexicons = once(() => ({
  en: lexiconOf(words.en),
  es: lexiconOf(words.es),
  fr: lexiconOf(words.fr),
  de: lexiconOf(words.de),
}));
