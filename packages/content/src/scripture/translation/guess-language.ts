import type { Language } from '@lamplight/domain/profiles';

/** Words that stand in nearly every sentence of a language and in few of the others. */
const COMMON: Readonly<Record<Language, readonly string[]>> = {
  en: ['the', 'and', 'of', 'he', 'his', 'them', 'with'],
  es: ['los', 'que', 'el', 'y', 'del', 'por', 'sus'],
  fr: ['les', 'et', 'des', 'il', 'dans', 'qui', 'leur'],
  de: ['und', 'der', 'die', 'sie', 'ihn', 'mit', 'nicht'],
};
/** Words of a text that are looked at. */
const LOOKED_AT = 4000;
/** The share of them that has to be common ones of the language. */
const LEAST = 0.05;

/** The language of a text, of those that the product speaks; null for another. */
export function guessLanguage(text: string): Language | null {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, LOOKED_AT) ?? [];
  const counts = (Object.keys(COMMON) as Language[]).map((language) => {
    const common = new Set(COMMON[language]);
    return { language, share: words.filter((word) => common.has(word)).length / words.length };
  });
  const [best] = counts.toSorted((a, b) => b.share - a.share);
  return best !== undefined && best.share >= LEAST ? best.language : null;
}
