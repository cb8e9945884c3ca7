import type { Language } from '@lamplight/domain/profiles';
import {
  featuresOf,
  hashesOf,
  type Lexicon,
  meaningFeatures,
  tagsIn,
  wordsBySentence,
} from '../classifier/index.ts';
import { languageOf } from '../text/index.ts';
import { CLAUSE_WORDS } from './clauses/index.ts';
import { moodOf, negationOf } from './clauses/mood.ts';
import { answerLexicons } from './concepts/index.ts';
import { ownSentences } from './sentences.ts';

/** No words, but where a sentence begins and what kind it is: an order begins with its verb. */
const BEGINNING = 'sentencebegins';
const QUESTION = 'isasked';
const CLAUSE_SEED = 0x3c6ef372;
/** How often what a clause says counts beside the many pieces of its words. */
const CLAUSE_COUNT = 3;
const CLAUSES = /[,:–—]/u;

/** What each clause is about, with how it says it: `mix` means another thing after `never`. */
function clauseNames(
  sentence: string,
  language: Language,
  lexicon: Lexicon,
  isQuestion: boolean,
): string[] {
  const clauseWords = CLAUSE_WORDS[language];
  const names = new Set<string>();
  for (const clause of sentence.split(CLAUSES)) {
    const words = wordsBySentence(clause).flat();
    if (words.length === 0) continue;
    const line = ` ${words.join(' ')} `;
    const condition = clauseWords.condition.test(line) ? 'if ' : '';
    const mood = `${condition}${moodOf(line, clauseWords, isQuestion)}`;
    const negation = negationOf(line, clauseWords);
    names.add(`${mood} ${negation}`);
    for (const { concept } of tagsIn(words, lexicon)) {
      names.add(`${mood} ${negation} ${concept}`);
      names.add(`${negation} ${concept}`);
      names.add(`${mood} ${concept}`);
    }
  }
  return [...names];
}

function sentenceFeatures(sentence: string, language: Language, lexicon: Lexicon): number[] {
  const isQuestion = /\?["'”’»)\s]*$/u.test(sentence);
  const words = wordsBySentence(sentence).flat();
  if (words.length === 0) return [];
  const clauses = hashesOf(clauseNames(sentence, language, lexicon, isQuestion), CLAUSE_SEED);
  return [
    ...featuresOf([BEGINNING, ...words, ...(isQuestion ? [QUESTION] : [])], lexicon),
    ...Array.from({ length: CLAUSE_COUNT }, () => clauses).flat(),
    ...meaningFeatures(words, language),
  ];
}

/** The features of each sentence of a text that a model wrote. */
export function answerFeatures(text: string): number[][] {
  const language = languageOf(text, 'en');
  const lexicon = answerLexicons[language];
  return ownSentences(text)
    .map((sentence) => sentenceFeatures(sentence, language, lexicon))
    .filter((features) => features.length > 0);
}
