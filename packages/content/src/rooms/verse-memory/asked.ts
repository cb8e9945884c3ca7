import { type Pick, seededPick } from '@lamplight/domain/random';
import { passageText } from '../../scripture/passages.ts';
import { type RoomVerse, textOf } from './room-verse.ts';

/** A question about a verse before it is a question of a room; the right option comes first. */
export interface AskedVerse {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly string[];
  /** Whether the verse's picture may stand beside it without telling the answer. */
  readonly showsPicture: boolean;
  /** Told after the question; the whole verse where it is left out. */
  readonly explanation?: string;
}

/** What the questions about one verse are made with. */
export interface VerseSetting {
  readonly verse: RoomVerse;
  /** The other verses of the band. */
  readonly others: readonly RoomVerse[];
  /** How many wrong options a question gets. */
  readonly wrongOptions: number;
  /** Choices that are the same each time the pool is made. */
  readonly pick: Pick;
}

/** Makes the questions of one kind about a verse: none where the verse does not lend itself to it. */
export type AskVerse = (setting: VerseSetting) => readonly AskedVerse[];

/** The setting for one verse of a list. */
export function settingOf(
  verse: RoomVerse,
  list: readonly RoomVerse[],
  wrongOptions: number,
  kind: string,
): VerseSetting {
  const others = list.filter((other) => other !== verse && textOf(other) !== textOf(verse));
  return { verse, others, wrongOptions, pick: seededPick(`${kind} ${verse.reference}`) };
}

/** One question, if there are enough wrong options for it. */
export function asked(
  { wrongOptions }: VerseSetting,
  text: string,
  right: string,
  wrong: readonly string[],
  showsPicture = true,
): AskedVerse[] {
  const folded = new Set([fold(right)]);
  const distinct = wrong.filter((option) => {
    const isNew = !folded.has(fold(option));
    folded.add(fold(option));
    return isNew;
  });
  if (distinct.length < wrongOptions) return [];
  return [{ text, right, wrong: distinct.slice(0, wrongOptions), showsPicture }];
}

/** How many of the nearest are chosen from, so that the right one is not told by its look. */
const NEAREST = 9;

/** Some of the candidates that look most like the right option: in length, and in how they begin. */
export function alike(
  { pick }: VerseSetting,
  right: string,
  candidates: readonly string[],
): string[] {
  const isCapital = (text: string) => /^[“‘]?\p{Lu}/u.test(text);
  const distance = (text: string) =>
    Math.abs(text.length - right.length) + (isCapital(text) === isCapital(right) ? 0 : 40);
  const nearest = [...new Set(candidates)]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST);
  return pick.some(nearest);
}

/** Whether a word or a run of words stands anywhere in the whole passage of a verse. */
export function standsIn(words: string, { reference }: RoomVerse): boolean {
  return ` ${fold(passageText(reference) ?? '')} `.includes(` ${fold(words)} `);
}

/** A text as it is compared: its words in small letters, one space between them. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’]+/gu, ' ')
    .trim();
}
