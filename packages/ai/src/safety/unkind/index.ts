import type { Language } from '@lamplight/domain/profiles';
import { de } from '../../languages/de/unkind.ts';
import { en } from '../../languages/en/unkind.ts';
import { es } from '../../languages/es/unkind.ts';
import { fr } from '../../languages/fr/unkind.ts';
import { anyOf, normalizeText } from '../../text/index.ts';

const WORDS: Readonly<Record<Language, readonly string[]>> = { en, es, fr, de };
const UNKIND = anyOf(Object.values(WORDS).flat());

/**
 * Words that only differ from ordinary ones by a doubled letter, which the normalised text does not keep
 * (Niger, Bob's, Pisidia, penne).
 */
const AS_WRITTEN =
  /(?<![\p{L}\d])(?:n[i1!]gg+(?:a|az|as|er|ers)|faggots?|boobs?|piss(?:ed|ing)?|penes?|kkk)(?![\p{L}\d])/iu;

/** Whether a text holds words that hurt or do not belong before children, in any language of the product. */
export function isUnkind(text: string): boolean {
  return AS_WRITTEN.test(text) || ` ${normalizeText(text)} `.search(UNKIND) >= 0;
}
