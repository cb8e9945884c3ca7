import type { Language } from '@lamplight/domain/profiles';
import { type Lexicon, lexiconOf, wordsByConcept } from '../../classifier/index.ts';
import { de } from '../../languages/de/answer-concepts.ts';
import { en } from '../../languages/en/answer-concepts.ts';
import { es } from '../../languages/es/answer-concepts.ts';
import { fr } from '../../languages/fr/answer-concepts.ts';
import { ANSWER_CONCEPTS, type AnswerConceptWords } from './concepts.ts';

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
