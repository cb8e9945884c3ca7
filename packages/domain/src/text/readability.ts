import { sentences } from './sentences.ts';
import { syllableCount } from './syllables.ts';
import { words } from './words.ts';

/**
 * Flesch-Kincaid grade level (Kincaid et al. 1975): 0.39 words per sentence + 11.8 syllables per word - 15.59,
 * in years of United States school. A text without words has grade 0.
 */
export function fleschKincaidGrade(text: string): number {
  const allWords = words(text);
  const sentenceTotal = sentences(text).length;
  if (allWords.length === 0 || sentenceTotal === 0) return 0;
  const syllables = allWords.reduce((sum, word) => sum + syllableCount(word), 0);
  return 0.39 * (allWords.length / sentenceTotal) + 11.8 * (syllables / allWords.length) - 15.59;
}
