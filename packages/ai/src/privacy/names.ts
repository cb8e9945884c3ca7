import { bibleWords, isBook, isChrist } from './bible-names.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { escapePattern, fold } from './words.ts';

/** Small words inside of last names, which are no name by themselves. */
const PARTICLE =
  /^(?:de|del|der|den|die|das|dos|da|di|du|la|las|los|le|les|el|al|van|von|vom|zu|und|y|e|bin|ben|st|mc|jr|sr)$/u;
/** A pronoun or a small word behind a word that begins a sentence: `Will you …`, `May I …`. */
const SPEECH_BEHIND =
  /^\s+(?:you|i|we|he|she|it|they|the|a|an|my|your|this|that|god|jesus|is|are|in|of|for|to|me|us)(?!\p{L})/u;
const SENTENCE_BEFORE = /(?:^|[.!?:\n]\s*["“«¿¡]?)\s*$/u;

/** Takes out names of people, in small letters and with wrong accents too. */
export function removeKnownNames(text: string, names: readonly string[]): string {
  const parts = [...new Set(names.flatMap(partsOf))].sort((a, b) => b.length - a.length);
  if (parts.length === 0) return text;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${parts.map(patternOf).join('|')})(?:['’]?s(?![\\p{L}\\p{N}])|['’])?(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const folded = fold(text);
  const bible = bibleWords(folded);
  let clean = '';
  let end = 0;
  for (const match of folded.matchAll(pattern)) {
    const from = match.index;
    const to = from + match[0].length;
    const before = folded.slice(0, from);
    const name = match[0].replace(/['’]s?$/u, '');
    const belongsToBible =
      isBook(name, before, folded.slice(to)) ||
      isChrist(name, before) ||
      bible.some(([start, stop]) => start <= from && to <= stop);
    if (belongsToBible || isSpeech(text, folded, from, to)) continue;
    clean += `${text.slice(end, from)}[name]`;
    end = to;
  }
  return clean + text.slice(end);
}

/** Stands behind a letter that is also written with an e: `Müller`, `Mueller`. */
const UMLAUT = '\u0001';

/** The whole name and its parts, folded. */
function partsOf(name: string): string[] {
  const whole = fold(name.normalize('NFC').trim().replace(/[äöü]/giu, `$&${UMLAUT}`));
  const words = whole.split(/\s+/u);
  // `Anna-Lena` is two names, `student-1` is one.
  const hyphened = /^\p{Lu}[\p{L}]+(?:-\p{Lu}\p{L}+)+$/u.test(name.trim()) ? whole.split('-') : [];
  return [whole, ...words, ...hyphened].filter((part) => part.length > 1 && !PARTICLE.test(part));
}

/** A name, also with its letters drawn apart: `l u k a s`, `l.u.k.a.s`. */
function patternOf(part: string): string {
  const plain = escapePattern(part)
    .replaceAll(UMLAUT, 'e?')
    .replace(/ß/gu, '(?:ß|ss)')
    .replace(/\s+/gu, '[\\s-]+');
  const letters = part.replaceAll(UMLAUT, '');
  if (letters.length < 3 || !/^\p{L}+$/u.test(letters)) return plain;
  return `${plain}|${[...letters].join('[\\s._*-]{1,3}')}`;
}

/** Whether the words are ordinary speech, and the name only looks the same: `I hope`, `Will you`. */
function isSpeech(text: string, folded: string, from: number, to: number): boolean {
  const written = text.slice(from, to);
  const isCapital = /^\p{Lu}/u.test(written);
  const name = folded.slice(from, to).replace(/['’]?s?$/u, '');
  // A name of two letters is a syllable unless it is written as a name.
  if (name.length < 3 && !isCapital) return true;
  if (!isOrdinaryWord(name) && !isOrdinaryWord(folded.slice(from, to))) return false;
  if (!isCapital) return true;
  return SENTENCE_BEFORE.test(text.slice(0, from)) && SPEECH_BEHIND.test(folded.slice(to));
}

const CAPITAL = "(?!God|Gott|Dios|Dieu|Jes[uú]s|Christ|I\\b)\\p{Lu}[\\p{L}'’-]+";
const NO_NAME =
  '(?!\\[)(?!(?:not|very|too|so|hard|short|long|a|an|the|no|muy|un|una|nicht|sehr|ein|eine|pas|trop|très|le|la|in|on|from|written|spelled|my|mi|mon|mein)(?!\\p{L}))';
/** Whoever says a name: `my name is …`, in each language. */
const INTRODUCED = new RegExp(
  `((?<!\\p{L})(?:my name['’]?s?(?: is)?|my (?:first|last) name is|they call me|i am called|me llamo|mi nombre es|mi apellido es|je m['’]appelle|mon (?:pré)?nom (?:est|c['’]est)|ich hei(?:ß|ss)e|mein (?:vor|nach)?name ist|man nennt mich)\\s*:?\\s+)${NO_NAME}[\\p{L}][\\p{L}'’-]+`,
  'giu',
);
const LAST_NAME_BEHIND = new RegExp(`\\[name\\](?:\\s${CAPITAL})+(?=[\\s.,!?;]|$)`, 'gu');
/** People around somebody, followed by a word with a capital. */
const RELATED = new RegExp(
  `((?<!\\p{L})(?:[Mm]y|[Oo]ur|[Mm]i|[Nn]uestr[oa]|[Mm]on|[Mm]a|[Nn]otre|[Mm]eine?[mnr]?|[Uu]nsere?[mnr]?)\\s+(?:(?:best|little|big|mejor|petite?|grande?|meilleure?|beste[rn]?|kleine[rn]?|große[rn]?)\\s+)?(?:friend|brother|sister|cousin|uncle|aunt|teacher|classmate|neighbou?r|grandma|grandpa|amig[oa]|herman[oa]|herman[oa]it[oa]|prim[oa]|tí[oa]|maestr[oa]|profesora?|vecin[oa]|abuel[oa]|amie?|frère|sœur|soeur|cousine|oncle|tante|maîtresse|maître|voisine?|Freund|Freundin|Bruder|Schwester|Cousine?|Onkel|Tante|Lehrer|Lehrerin|Nachbarin?|Opa|Oma)\\s+)${CAPITAL}(?:\\s${CAPITAL})?`,
  'gu',
);
const TITLED = new RegExp(
  `((?<!\\p{L})(?:Mr|Mrs|Ms|Miss|Mme|Mlle|Monsieur|Madame|Frau|Herrn?|Señora?|Sra?|Dr|Don|Doña)\\.?\\s+)${CAPITAL}`,
  'gu',
);

/** Takes out names that a text introduces: whose they are does not matter. */
export function removeIntroducedNames(text: string): string {
  return text
    .replace(INTRODUCED, '$1[name]')
    .replace(RELATED, '$1[name]')
    .replace(TITLED, '$1[name]')
    .replace(LAST_NAME_BEHIND, (found, at: number, whole: string) =>
      /(?:name|llamo|nombre|appelle|nom|hei(?:ß|ss)e)\S*\s*:?\s+(?:is |es |est |ist )?$/iu.test(
        whole.slice(0, at),
      )
        ? '[name]'
        : found,
    );
}
