import type { ContentBand } from '@lamplight/domain/age';
import type { QuizTopic } from '../../quizzes/quiz-item.ts';

/** A missing word and others that would fit there, but are not what stands there; the right one first. */
export type Gap = readonly [right: string, ...wrong: string[]];

/** Words of Scripture that questions of verse memory are made from. */
export interface RoomVerse {
  readonly reference: string;
  /** Exactly as the translation has them, in one run; ` | ` parts them where one would take a breath. */
  readonly words: string;
  readonly topic: QuizTopic<'bible'>;
  readonly gaps: readonly Gap[];
  /** Who says these words in the passage, and others who might; the right one first. */
  readonly speaker?: Gap;
  /** Other books that have the same words. */
  readonly alsoIn?: readonly string[];
  readonly picture?: string;
  /** Whether the picture is of a thing that these words name and those of no other verse of the list. */
  readonly showsItsWords?: true;
}

/** The verses that are written for each band. */
export type RoomVerseLists = Readonly<Record<ContentBand, readonly RoomVerse[]>>;

/** The verse in its pieces. */
export function piecesOf({ words }: RoomVerse): string[] {
  return words.split(' | ');
}

/** The words in one run. */
export function textOf(verse: RoomVerse): string {
  return piecesOf(verse).join(' ');
}

/** The words as a quotation: marks within them become single ones, as English does. */
export function quoted(words: string): string {
  return `“${words.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** The book of a reference, such as `1 Samuel`; one psalm stands in the book of Psalms. */
export function bookOf({ reference }: RoomVerse): string {
  const book = reference.slice(0, reference.lastIndexOf(' '));
  return book === 'Psalm' ? 'Psalms' : book;
}

/** A word with nothing of a longer word on either side. */
export function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}’-])${word}(?![\\p{L}’-])`, 'u');
}
