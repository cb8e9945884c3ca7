import { type AskVerse, alike, asked, fold, standsIn, type VerseSetting } from './asked.ts';
import { bookOf, piecesOf, quoted, type RoomVerse, textOf, wordPattern } from './room-verse.ts';

/** What stands in place of a word that is left out. */
const BLANK = '_____';

/** Letters of an option that still fit a button of a small phone. */
const OPTION_FITS = 110;

/** Letters of a word that says something by itself. */
const TELLING_LETTERS = 5;

const missingWord: AskVerse = (setting) =>
  setting.verse.gaps.flatMap(([right, ...wrong]) => {
    const shown = textOf(setting.verse).replace(wordPattern(right), BLANK);
    const picture = setting.verse.showsItsWords === undefined;
    return asked(setting, `Which word is missing? ${quoted(shown)}`, right, wrong, picture);
  });

const whatComesNext: AskVerse = (setting) => {
  const pieces = piecesOf(setting.verse);
  // The first break and the last one; of two pieces that is the same one.
  const breaks = [...new Set([1, pieces.length - 1])].filter((at) => at > 0);
  return breaks.flatMap((at) => {
    const right = pieces[at] ?? '';
    const elsewhere = piecesElsewhere(setting, (length) => Math.min(at, length - 1));
    const said = pieces.slice(0, at).join(' ');
    return asked(
      setting,
      `What comes next? ${quoted(`${said} …`)}`,
      right,
      alike(setting, right, elsewhere),
    );
  });
};

const whatComesBefore: AskVerse = (setting) => {
  const pieces = piecesOf(setting.verse);
  const [right = '', ...rest] = pieces;
  if (rest.length === 0) return [];
  const text = `What comes before these words? ${quoted(`… ${rest.join(' ')}`)}`;
  return asked(
    setting,
    text,
    right,
    alike(
      setting,
      right,
      piecesElsewhere(setting, () => 0),
    ),
  );
};

const whoSaysIt: AskVerse = (setting) => {
  const { verse } = setting;
  if (verse.speaker === undefined) return [];
  const [right, ...wrong] = verse.speaker;
  const text = `Who said this? ${quoted(textOf(verse))}`;
  const name = right.charAt(0).toUpperCase() + right.slice(1);
  const explanation = `${name} said it: ${verse.reference}.`;
  return asked(setting, text, right, wrong).map((question) => ({ ...question, explanation }));
};

const fitsThePicture: AskVerse = (setting) => {
  const { verse, others } = setting;
  if (verse.showsItsWords === undefined) return [];
  const right = textOf(verse);
  const wrong = others.filter((other) => other.showsItsWords).map(textOf);
  return asked(setting, 'Which words fit the picture?', right, alike(setting, right, wrong));
};

const wordForWord: AskVerse = (setting) => {
  const { verse } = setting;
  const right = textOf(verse);
  if (right.length > OPTION_FITS) return [];
  const [gap, second] = verse.gaps;
  if (gap === undefined) return [];
  const wrong = [gap, second ?? gap].flatMap(([word, ...others]) =>
    others.map((other) => right.replace(wordPattern(word), other)),
  );
  const mixed = setting.pick.some(wrong);
  return asked(setting, 'Which one is right, word for word?', right, mixed, false);
};

const whereItStands: AskVerse = (setting) => {
  const { verse, others, pick } = setting;
  const elsewhere = others.filter((other) => !standsIn(textOf(verse), other));
  const sameBook = elsewhere.filter((other) => bookOf(other) === bookOf(verse));
  const wrong = [...pick.some(sameBook).slice(0, 2), ...pick.some(elsewhere)];
  const references = wrong.map(({ reference }) => reference);
  return asked(
    setting,
    `Where does this stand? ${quoted(textOf(verse))}`,
    verse.reference,
    references,
  );
};

const whatStandsThere: AskVerse = (setting) => {
  const { verse, others } = setting;
  const right = beginning(verse);
  const wrong = others.map(beginning).filter((words) => !standsIn(words, verse));
  const text = `Which words stand in ${verse.reference}?`;
  return asked(setting, text, right, alike(setting, right, wrong));
};

const whichBook: AskVerse = (setting) => {
  const { verse, others, pick } = setting;
  const taken = new Set([bookOf(verse), ...(verse.alsoIn ?? [])]);
  const books = pick.some([...new Set(others.map(bookOf))]).filter((book) => !taken.has(book));
  return asked(
    setting,
    `In which book does this stand? ${quoted(textOf(verse))}`,
    bookOf(verse),
    books,
  );
};

const rightOrder: AskVerse = (setting) => {
  const pieces = piecesOf(setting.verse);
  if (pieces.length < 3 || textOf(setting.verse).length > OPTION_FITS) return [];
  const written = (order: readonly string[]) => order.join(' / ');
  const mixed = Array.from({ length: 12 }, () => written(setting.pick.some(pieces)));
  return asked(setting, 'Which order is right?', written(pieces), mixed, false);
};

const firstLetters: AskVerse = (setting) => {
  const { verse, others } = setting;
  const right = beginning(verse);
  const letters = initials(right);
  const wrong = others.map(beginning).filter((words) => initials(words) !== letters);
  const text = `These are the first letters of a verse: ${letters} … Which one is it?`;
  return asked(setting, text, right, alike(setting, right, wrong));
};

const wordOfTheVerse: AskVerse = (setting) => {
  const { verse } = setting;
  const [gap] = verse.gaps;
  if (gap === undefined) return [];
  const [right, ...wrong] = gap;
  const absent = wrong.filter((word) => !standsIn(word, verse));
  return asked(setting, `Which of these words is in ${verse.reference}?`, right, absent);
};

const strangerInTheVerse: AskVerse = (setting) => {
  const { verse, pick } = setting;
  const stranger = verse.gaps
    .at(-1)
    ?.slice(1)
    .find((word) => !standsIn(word, verse));
  if (stranger === undefined) return [];
  const words = fold(textOf(verse)).split(' ');
  const telling = words.filter((word) => word.length >= TELLING_LETTERS && !word.includes('’'));
  const text = `Which of these words is not in ${verse.reference}?`;
  return asked(setting, text, stranger.toLowerCase(), pick.some(telling));
};

/** How verses are asked about, by name. */
export const VERSE_KINDS = {
  'missing-word': missingWord,
  next: whatComesNext,
  before: whatComesBefore,
  speaker: whoSaysIt,
  picture: fitsThePicture,
  exact: wordForWord,
  where: whereItStands,
  there: whatStandsThere,
  book: whichBook,
  order: rightOrder,
  letters: firstLetters,
  'word-in': wordOfTheVerse,
  stranger: strangerInTheVerse,
} as const satisfies Record<string, AskVerse>;
export type VerseKind = keyof typeof VERSE_KINDS;

/** A piece of each other verse, chosen by how many pieces it has. */
function piecesElsewhere(
  { verse, others }: VerseSetting,
  at: (length: number) => number,
): string[] {
  return others.flatMap((other) => {
    const pieces = piecesOf(other);
    const piece = pieces[at(pieces.length)] ?? '';
    return pieces.length < 2 || standsIn(piece, verse) ? [] : [piece];
  });
}

/** The first pieces of a verse, as many as fit a button. */
function beginning(verse: RoomVerse): string {
  const [first = '', ...rest] = piecesOf(verse);
  let words = first;
  for (const piece of rest) {
    if (words.length + piece.length > OPTION_FITS / 2) break;
    words = `${words} ${piece}`;
  }
  return words;
}

function initials(words: string): string {
  return fold(words)
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase())
    .join(' ');
}
