import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import { fleschKincaidGrade, sentences, wordCount } from '@lamplight/domain/text';
import { problemOfAnswer } from './problem-of-answer.ts';
import { ownWords } from './sentences.ts';

/** Words from which on the reading level of a text says something. */
const WORDS_TO_MEASURE = 40;
/** Hardest Flesch-Kincaid grade of an English answer: two over the lessons of the band, since an answer is short. */
const HARDEST_GRADE: Readonly<Record<ContentBand, number>> = {
  kindergarten: 4,
  elementary: 7,
  intermediate: 10,
  advanced: 13,
};
/** Words of a sentence on average, in the languages whose reading level is not measured otherwise. */
const LONGEST_SENTENCES: Readonly<Record<ContentBand, number>> = {
  kindergarten: 12,
  elementary: 17,
  intermediate: 22,
  advanced: 28,
};

/**
 * Looks at what a model writes in a chat before a child sees it, as far as it is written.
 * @returns a short reason without any of the text, or null for one that may be shown
 */
export function checkAnswer(
  text: string,
  { band, language }: { readonly band: ContentBand; readonly language: Language },
): string | null {
  return (
    problemOfAnswer(text) ?? (isTooHard(ownWords(text), band, language) ? 'is too hard' : null)
  );
}

function isTooHard(text: string, band: ContentBand, language: Language): boolean {
  const words = wordCount(text);
  if (words < WORDS_TO_MEASURE) return false;
  if (language === 'en') return fleschKincaidGrade(text) > HARDEST_GRADE[band];
  return words / Math.max(1, sentences(text).length) > LONGEST_SENTENCES[band];
}
