import type { Language } from '@lamplight/domain/profiles';
import { LANGUAGE_WORDS } from './language-words.ts';
import { normalizeText, reduceLetters } from './normalize.ts';

/** A word that only one language has; one that several have counts for each of them in part. */
const WORD = 2;
/** A letter that only one language writes. */
const LETTER = 2;
/** The look of a word that no list has. */
const LOOK = 0.7;
/** Less is no sign of any language: names, `ok`, a sum. */
const LEAST = 1;
/** How much more another language needs than the reader's own. */
const OWN = 0.6;

const LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /(?!)/gu,
  es: /[ñ¿¡áíóú]/giu,
  fr: /[àâçèêëîïôœù]/giu,
  de: /[äöß]|ü(?!e)/giu,
};

/** Beginnings, ends and groups of letters that words of a language have and those of the others seldom. */
const LOOKS: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|ght|sh|wh|th|ould|ness|ful|ly|ck|aw|ew|ea|oo|ow|y$|^kn|^wr)/u,
  es: /(?:cion|dad$|ando$|iendo$|ado$|ada$|ito$|ita$|mente$|aba$|ia$|aron$|aste$|os$|as$|^qu|^hue|rr)/u,
  fr: /(?:eau|aux$|eux$|euse$|ais$|ait$|oir|ont$|ez$|ette$|ique$|ois|oi$|ille|ement$|^qu|^j|^l[aeiouh])/u,
  de: /(?:sch|cht|ung$|keit$|heit$|lich$|ig$|chen$|ein|ie[rnst]|tz|pf|zu|ck|^ge.*t$|en$|ei)/u,
};

const languagesByWord = new Map<string, Language[]>();
for (const [language, words] of Object.entries(LANGUAGE_WORDS) as [Language, string][]) {
  for (const word of new Set(words.split(/\s+/u).map(reduceLetters))) {
    if (word !== '') languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
  }
}

/**
 * The language that a child's text is written in, also a short or misspelt one: by its small words, its letters
 * and the look of the other words.
 * @param fallback the reader's own language: taken where the text shows none, and favoured in doubt
 */
export function languageOf(text: string, fallback: Language): Language {
  const score: Record<Language, number> = { en: 0, es: 0, fr: 0, de: 0 };
  for (const language of Object.keys(score) as Language[]) {
    const letters = text.normalize('NFC').match(LETTERS[language])?.length ?? 0;
    score[language] += Math.min(letters, 2) * LETTER;
  }
  for (const token of normalizeText(text).split(' ')) {
    const known = languagesByWord.get(token);
    for (const language of known ?? []) score[language] += WORD / (known?.length ?? 1);
    if (known !== undefined || !/^[a-z]{4,}$/u.test(token)) continue;
    const looks = (Object.keys(score) as Language[]).filter((each) => LOOKS[each].test(token));
    for (const language of looks) score[language] += LOOK / looks.length;
  }
  const best = (Object.keys(score) as Language[]).reduce((a, b) => (score[b] > score[a] ? b : a));
  const isClear = score[best] >= LEAST && score[best] > score[fallback] + OWN;
  return isClear ? best : fallback;
}
