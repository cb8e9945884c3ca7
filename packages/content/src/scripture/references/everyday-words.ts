import type { Book } from './books-by-name.ts';

/** Short words that are abbreviations of books too: "I am 5", "Is 7:30 too late?". */
const PLAIN_WORDS = new Set(
  'a al am an and as at da de des du el en er es et for he i ich im in is ist la le los no nr on or re se si so su to um un und y'.split(
    ' ',
  ),
);

/** Words in lower case within names of books: "Second Letter of Paul to the Corinthians". */
const IN_NAMES = new Set(
  'a al an apostels aux book brief buch carta chronicles de del der des die du epistle epístola john juan king kings la las letter lettre libro livre los of samuel san the to à épître'.split(
    ' ',
  ),
);

/** Names of books that children are called too, and words that stand before numbers: "Mark 3 spots". */
const NAMES_IN_PROSE = new Set(
  'MRK LUK JHN MAT JAS DAN JOL AMO RUT EST TIT JOB ACT NUM JDG SNG PHM HAB MIC NAM OBA JUD EZR REV ROM HEB LAM'.split(
    ' ',
  ),
);

/** Well-known books that are none, in four languages, and peoples: "Babylonians 3:4". */
const IMPOSSIBLE =
  /^(?:[1-4]\.? )?(?:Hezekiah|Hesitations|Opinions|Abraham|Moses|Noah|Elijah|Elisha|Enoch|Goliath|Barnabas|Ezequías|Moisés|Noé|Elías|Eliseo|Ézéchias|Moïse|Élie|Élisée|Hiskia|Elia|Elisa|\p{Lu}\p{L}+(?:ians|ites))$/u;

const PREPOSITION_BEFORE =
  /(?:^|[\s("“«„])(?:in|from|of|read|see|to|en|de|lee|ver|dans|lis|lire|voir|aus|nach|von|lies|siehe|vgl\.|cf\.)\s$/iu;
const END_AFTER = /^(?:["”»“’)\].,;:!?…]|\s*$|\s[-–—])/u;

/**
 * Whether a name may not be that of a book because it is an everyday word, or begins in lower case without being
 * unmistakable.
 */
export function isPlainWord(name: string): boolean {
  const words = name.split(' ');
  if (words.length > 1) {
    const [first = '', ...rest] = words;
    if (PLAIN_WORDS.has(first.toLowerCase()) && !/^I$/u.test(first)) return true;
    return rest.some((word) => /^\p{Ll}/u.test(word) && !IN_NAMES.has(word));
  }
  const bare = name.replace(/\.$/u, '');
  if (PLAIN_WORDS.has(bare.toLowerCase())) return true;
  const isLower = /^\p{Ll}/u.test(bare);
  return isLower && (bare.length < 4 || /^(?:mark|acts|numbers|judges|kings|job|ruth)$/.test(bare));
}

/** Whether a name with chapter and verse behind it is one that people take for a book. */
export function isImpossibleBook(name: string): boolean {
  return IMPOSSIBLE.test(name);
}

/** Whether a book and a number without verse are a chapter, and not somebody with some things. */
export function mayBeChapter(
  text: string,
  start: number,
  end: number,
  book: Book,
  numbers: string,
): boolean {
  const isIntroduced = PREPOSITION_BEFORE.test(text.slice(Math.max(0, start - 12), start));
  const isClosed = END_AFTER.test(text.slice(end, end + 3));
  if (isIntroduced || isClosed || /\D/.test(numbers.trim())) return true;
  return !NAMES_IN_PROSE.has(book.code) && /^\p{Lu}|^\d/u.test(text.slice(start));
}
