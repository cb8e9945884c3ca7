/**
 * Short forms of chats and forms that children write, as what they stand for. Keys have no double letters,
 * since they are compared after `reduceLetters`.
 */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  '2': 'to',
  '4': 'for',
  wana: 'want to',
  wanto: 'want to',
  wanan: 'want to',
  gona: 'going to',
  gana: 'going to',
  ima: 'i will',
  urself: 'yourself',
  mysel: 'myself',
  myslef: 'myself',
  meself: 'myself',
  mself: 'myself',
  slf: 'self',
  ppl: 'people',
  evry: 'every',
  evrybody: 'everybody',
  everbody: 'everybody',
  evryone: 'everyone',
  evryday: 'everyday',
  nobdy: 'nobody',
  sumone: 'someone',
  tuch: 'touch',
  tuched: 'touched',
  tuches: 'touches',
  tutches: 'touches',
  realy: 'really',
  dosnt: 'doesnt',
  doesent: 'doesnt',
  dnt: 'dont',
  doont: 'dont',
  alwas: 'always',
  allways: 'always',
  becuz: 'because',
  q: 'que',
  xq: 'porque',
  kiero: 'quiero',
  kero: 'quiero',
  qiero: 'quiero',
  jveux: 'je veux',
  jveut: 'je veux',
  jsuis: 'je suis',
  chui: 'je suis',
  chuis: 'je suis',
  jpeux: 'je peux',
  nich: 'nicht',
  nix: 'nichts',
};

/** Words that matter so much that one wrong, missing or swapped letter is read over. */
const KEY_WORDS = [
  'suicide',
  'suicidal',
  'suicidio',
  'suicidar',
  'suicidarme',
  'suicider',
  'selbstmord',
  'umbringen',
  'myself',
  'molested',
  'overdose',
] as const;

/** Words that are one letter from such a word and mean something else. */
const COMMON_NEIGHBOURS: ReadonlySet<string> = new Set(['overdoes', 'overdone']);

/** What crisis sentences are made of when they are written without spaces (`killmyself`). */
const JOINED_WORDS = new Set(
  (
    'i im want wana wanto to die kil my self myself me end it al hate life do not dont cant live suicide help ' +
    'quiero morir matarme me voy a no vivir mas ' +
    'je veux mourir me tuer vivre plus ' +
    'ich wil sterben mich umbringen nicht mehr leben toten tot sein'
  ).split(' '),
);
const JOINED_WORD_MARKS =
  /die|kil|self|life|live|morir|matar|vivir|mourir|tuer|vivre|sterben|umbringen|leben|toten/u;
const SHORTEST_JOINED = 7;
const LONGEST_JOINED = 40;

/** Words with a star for a letter (`k*ll`) are compared with these. */
const STARRED_WORDS = [
  'kil',
  'die',
  'suicide',
  'suicidal',
  'rape',
  'raped',
  'sex',
  'cut',
  'dead',
  'hurt',
];

/** The words of a text with short forms written out, key words put right and joined words parted. */
export function correctSpelling(tokens: readonly string[]): string[] {
  return partElisions(tokens.flatMap((token) => correctWord(token).split(' ')));
}

/** A word such as `constructor` is in every object, and stands for nothing here. */
function shortFormOf(token: string): string | undefined {
  return Object.hasOwn(SHORT_FORMS, token) ? SHORT_FORMS[token] : undefined;
}

function correctWord(token: string): string {
  const known = shortFormOf(token);
  if (known !== undefined) return known;
  if (token.includes('*')) return starredWord(token);
  if (KEY_WORDS.some((word) => word === token) || COMMON_NEIGHBOURS.has(token)) return token;
  const key = token.length >= 5 ? KEY_WORDS.find((word) => isOneSlipFrom(token, word)) : undefined;
  if (key !== undefined) return key;
  if (token.length < SHORTEST_JOINED || token.length > LONGEST_JOINED) return token;
  if (!JOINED_WORD_MARKS.test(token)) return token;
  return partJoinedWords(token) ?? token;
}

function starredWord(token: string): string {
  const letters = token.replace(/^\*+|\*+$/gu, '');
  if (!letters.includes('*')) return letters === '' ? '.' : letters;
  const pattern = new RegExp(`^${letters.replace(/\*+/gu, '[a-z]+')}$`, 'u');
  return STARRED_WORDS.find((word) => pattern.test(word)) ?? letters.replace(/\*/gu, '');
}

/** Whether two words differ by one letter added, left out, replaced, or two neighbours swapped. */
function isOneSlipFrom(written: string, meant: string): boolean {
  if (written === meant || Math.abs(written.length - meant.length) > 1) return false;
  let start = 0;
  while (start < written.length && written[start] === meant[start]) start++;
  let end = 0;
  while (
    end < Math.min(written.length, meant.length) - start &&
    written[written.length - 1 - end] === meant[meant.length - 1 - end]
  ) {
    end++;
  }
  const left = written.slice(start, written.length - end);
  const right = meant.slice(start, meant.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function partJoinedWords(token: string): string | undefined {
  const partedUpTo: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= token.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = partedUpTo[start];
      const word = token.slice(start, end);
      if (before === undefined || !JOINED_WORDS.has(word)) continue;
      const known = partedUpTo[end];
      if (known === undefined || before.length + 1 < known.length) {
        partedUpTo[end] = [...before, word];
      }
    }
  }
  const parted = partedUpTo[token.length];
  return parted === undefined || parted.length < 2
    ? undefined
    : parted.map((word) => shortFormOf(word) ?? word).join(' ');
}

const ELIDED = new Set(['j', 'm', 't', 's', 'n', 'l', 'd', 'c', 'qu']);
const CONTRACTED: Readonly<Record<string, RegExp>> = {
  m: /^i$/u,
  t: /^(?:don|can|won|isn|didn|doesn|wouldn|couldn|shouldn|aren|wasn)$/u,
  ve: /^(?:i|you|we|they)$/u,
  s: /^(?:he|she|it|that|what|nobody|there)$/u,
};

/** Joins what lost its apostrophe: `i m` and `don t` in English, `j ai` in French. */
function partElisions(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last !== undefined && Object.hasOwn(CONTRACTED, token) && CONTRACTED[token]?.test(last))
      joined[joined.length - 1] = last + token;
    else if (last !== undefined && ELIDED.has(last) && /^[aeiouyh]/u.test(token)) {
      joined[joined.length - 1] = last + token;
    } else joined.push(token);
  }
  return joined;
}
