import type { Language } from '@lamplight/domain/profiles';
import { type Lexicon, lexiconOf, wordsByConcept } from '../../classifier/index.ts';
import { ANSWER_CONCEPTS, type AnswerConceptWords } from './concepts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const words: Readonly<Record<Language, AnswerConceptWords>> = { en, es, fr, de };

function answerLexicon(language: Language): Lexicon {
  return lexiconOf([
    ...wordsByConcept(language),
    ...ANSWER_CONCEPTS.map((concept) => words[language][concept]),
  ]);
}

/** What the words of a language are about in an answer: the concepts of what children write, and then its own. */
export const answerLexicons: Readonly<Record<Language, Lexicon>> = {
  en: answerLexicon('en'),
  es: answerLexicon('es'),
  fr: answerLexicon('fr'),
  de: answerLexicon('de'),
};
