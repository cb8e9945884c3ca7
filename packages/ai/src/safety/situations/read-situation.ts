import { de } from '../../languages/de/situations.ts';
import { en } from '../../languages/en/situations.ts';
import { es } from '../../languages/es/situations.ts';
import { fr } from '../../languages/fr/situations.ts';
import { anyOf, normalizeText } from '../../text/index.ts';
import { ordinaryPhrases } from '../ordinary/index.ts';
import { SITUATIONS, type Situation } from './situation.ts';

const LANGUAGES = [en, es, fr, de];
const ORDINARY = [anyOf(ordinaryPhrases), anyOf(LANGUAGES.flatMap(({ ordinary }) => ordinary))];
const PATTERNS = SITUATIONS.map((situation) => ({
  situation,
  pattern: anyOf(LANGUAGES.flatMap((phrases) => phrases[situation])),
}));

/** A situation that a text tells of in so many words, and the text as it reads without them. */
export interface FoundSituation {
  readonly situation: Situation;
  /** Normalised. */
  readonly rest: string;
}

/** The most pressing situation of a text, in all languages of the product at once; null where none is sure. */
export function situationIn(text: string): FoundSituation | null {
  let line = `${normalizeText(text)}. `;
  for (const pattern of ORDINARY) line = line.replace(pattern, '# ');
  const found = PATTERNS.find(({ pattern }) => line.search(pattern) >= 0);
  if (found === undefined) return null;
  return { situation: found.situation, rest: line.replace(found.pattern, '# ') };
}
