import type { ContentBand } from '@lamplight/domain/age';
import { once } from '@lamplight/domain/first-use';
import type { Language } from '@lamplight/domain/profiles';
import { fleschKincaidGrade, sentences, wordCount } from '@lamplight/domain/text';
import { anyOf, normalizeText } from '../../text/index.ts';
import { dangerByLists } from '../assess-text.ts';
import { hasContactData } from './contact.ts';
import { topicPhrases } from './languages.ts';
import { readTopic } from './read-topic.ts';

/** Why an answer must not reach a child. */
export type AnswerProblem = 'danger' | 'topic' | 'contact' | 'link' | 'promise' | 'too hard';

const LINK =
  /https?:|www\.|[\p{L}\d-]\.(?:com|org|net|io|gg|app|info|tv|edu|gov|co\.uk)(?![\p{L}\d])|\]\([^)]*\)|<\/?[a-z][^>]*>/iu;
/** What an answer quotes is not what it says of itself: `Be still, and know that I am God.` */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]/gu;
const forbidden = once(() => anyOf(topicPhrases.flatMap((phrases) => phrases.forbiddenAnswers)));

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

/** Looks at what a model wrote before a child sees it, as far as it is written. @returns what is wrong, or null */
export function checkAnswer(
  text: string,
  { band, language }: { readonly band: ContentBand; readonly language: Language },
): AnswerProblem | null {
  if (dangerByLists(text).level !== 'none') return 'danger';
  if (LINK.test(text)) return 'link';
  if (hasContactData(text)) return 'contact';
  if (readTopic(text) !== 'ordinary') return 'topic';
  const own = `${normalizeText(text.replace(QUOTED, ' … '))}. `;
  if (own.search(forbidden()) >= 0) return 'promise';
  return isTooHard(text.replace(QUOTED, ' '), band, language) ? 'too hard' : null;
}

function isTooHard(text: string, band: ContentBand, language: Language): boolean {
  const words = wordCount(text);
  if (words < WORDS_TO_MEASURE) return false;
  if (language === 'en') return fleschKincaidGrade(text) > HARDEST_GRADE[band];
  return words / Math.max(1, sentences(text).length) > LONGEST_SENTENCES[band];
}
