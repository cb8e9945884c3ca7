import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { readCompiled } from '../../compiled/read.ts';
import {
  bookOf,
  piecesOf,
  type RoomVerse,
  type RoomVerseLists,
  textOf,
  wordPattern,
} from '../../rooms/verse-memory/room-verse.ts';
import { BIBLE_BOOKS } from '../../scripture/books.ts';
import { embeddedVerses } from '../../scripture/passages.ts';
import type { Finding } from '../finding.ts';
import type { ScriptureUse } from '../scripture.ts';

/** The verses of one file. */
export interface VerseList {
  readonly band: ContentBand;
  readonly verses: readonly RoomVerse[];
}

/** What verse memory is made from. */
function verseLists(): VerseList[] {
  const lists = readCompiled<RoomVerseLists>('rooms/verse-memory.json');
  return CONTENT_BANDS.map((band) => ({ band, verses: lists[band] }));
}

function fileOf(band: ContentBand): string {
  return `rooms/verse-memory/${band}.en.yaml`;
}

/** Every verse that is played with, as a quotation to be compared with its passage. */
export function roomVerseUses(lists: readonly VerseList[] = verseLists()): ScriptureUse[] {
  return lists.flatMap(({ band, verses }) =>
    verses.map((verse) => ({
      path: fileOf(band),
      label: verse.reference,
      reference: verse.reference,
      quotation: textOf(verse),
    })),
  );
}

/** Verses whose questions have one right answer: gaps that are there once, names and pictures that differ. */
export function checkRoomVerses(
  pictureSet: ReadonlySet<string>,
  lists: readonly VerseList[] = verseLists(),
): Finding[] {
  return lists.flatMap(({ band, verses }) =>
    verses.flatMap((verse) =>
      faultsOf(verse, band, verses, pictureSet).map((message) => ({
        path: fileOf(band),
        label: verse.reference,
        message,
      })),
    ),
  );
}

function faultsOf(
  verse: RoomVerse,
  band: ContentBand,
  list: readonly RoomVerse[],
  pictureSet: ReadonlySet<string>,
): string[] {
  const { gaps, speaker, picture } = verse;
  const faults: string[] = [];
  const options = band === 'kindergarten' ? 3 : 4;
  if (piecesOf(verse).length < 2) faults.push('has no place to take a breath');
  for (const gap of gaps) {
    const [right] = gap;
    const places = textOf(verse).split(wordPattern(right)).length - 1;
    if (places !== 1) faults.push(`'${right}' stands there ${places} times`);
    for (const wrong of gap.slice(1)) {
      if (new RegExp(wordPattern(wrong).source, 'iu').test(textOf(verse))) {
        faults.push(`the wrong word '${wrong}' is in the verse`);
      }
    }
  }
  for (const choice of [...gaps, ...(speaker ? [speaker] : [])]) {
    if (new Set(choice.map((one) => one.toLowerCase())).size !== options) {
      faults.push(`'${choice.join(', ')}' are not ${options} different options`);
    }
  }
  if (picture !== undefined && !pictureSet.has(picture)) {
    faults.push(`the picture '${picture}' is not in the set`);
  }
  const shown = list.filter((other) => other.showsItsWords && other.picture === picture);
  if (verse.showsItsWords && (picture === undefined || shown.length > 1)) {
    faults.push('its picture does not tell it from others');
  }
  for (const book of booksWith(verse)) {
    if (band !== 'kindergarten' && !verse.alsoIn?.includes(book)) {
      faults.push(`${book} has the same words and is not named in alsoIn`);
    }
  }
  return faults;
}

/** Other books of the carried Scripture that have the very words of a verse. */
function booksWith(verse: RoomVerse): string[] {
  const words = plain(textOf(verse));
  const books = embeddedVerses()
    .filter(([, text]) => ` ${plain(text)} `.includes(` ${words} `))
    .map(([key]) => nameOfBook(key));
  return [...new Set(books)].filter((book) => book !== bookOf(verse));
}

function nameOfBook(key: string): string {
  const code = key.split(' ')[0];
  const name = BIBLE_BOOKS.find(([usfm]) => usfm === code)?.[2] ?? '';
  return name === 'Psalm' ? 'Psalms' : name;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
