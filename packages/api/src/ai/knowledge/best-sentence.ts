import { queryWords } from '@lamplight/domain/scripture';
import { sentences } from '@lamplight/domain/text';

/** The one sentence of a text with the most of the words; the first of several. */
export function bestSentence(text: string, words: readonly string[]): string {
  const wanted = words.flatMap(queryWords);
  let best = '';
  let most = -1;
  for (const sentence of sentences(text)) {
    const own = queryWords(sentence);
    const count = wanted.filter((word) => own.some((each) => each.startsWith(word))).length;
    if (count > most) [best, most] = [sentence, count];
  }
  return best;
}
