import { chordTones, toneNumber } from './pitch.ts';
import {
  barBeats,
  type ChordSpan,
  type Phrase,
  type Sung,
  type Syllable,
  type Tone,
} from './song.ts';

/** A line of notation cannot be read; its message says what to write instead. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  /** The phrase of its tune, counted from 0; the tune as a whole where none is named. */
  readonly phrase: number | undefined;

  constructor(message: string, phrase?: number) {
    super(message);
    this.phrase = phrase;
  }
}

/**
 * The tones of a line such as `D4 | G4:2 (B4:0.5 G4:0.5) | B4:2 A4`: a name with its octave and after a colon its
 * beats, one where nothing is said; tones in parentheses are sung on one syllable.
 * @throws NotationError
 */
export function readNotes(line: string): Sung[] {
  const groups = line.replaceAll('|', ' ').match(/\([^()]*\)|[^\s()]+|[()]/g) ?? [];
  if (groups.length === 0)
    throw new NotationError('a phrase needs its notes, such as "G4 A4 B4:2"');
  return groups.map((group) => {
    if (group === '(' || group === ')') {
      throw new NotationError(`'${line}' opens and closes no pair of parentheses`);
    }
    return group.replace(/[()]/g, '').trim().split(/\s+/).map(readTone);
  });
}

function readTone(word: string): Tone {
  const [pitch = '', beats = '1'] = word.split(':');
  if (toneNumber(pitch) === null || !isLength(beats)) {
    throw new NotationError(`'${word}' is no note: write C4, F#4:2 or Bb4:0.5`);
  }
  return { pitch, beats: Number(beats) };
}

/**
 * The chords of a line such as `G:2 D | Em:3`.
 * @throws NotationError
 */
export function readChords(line: string): ChordSpan[] {
  return line
    .replaceAll('|', ' ')
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [chord = '', beats = '1'] = word.split(':');
      if (chordTones(chord) === null || !isLength(beats)) {
        throw new NotationError(`'${word}' is no chord: write G, Em:2 or D7:3`);
      }
      return { chord, beats: Number(beats) };
    });
}

/** Beats of a quarter of a beat at the least. */
function isLength(beats: string): boolean {
  return /^\d+(\.(25|5|75))?$/.test(beats) && Number(beats) > 0;
}

/** Stands for a hyphen that is read, while others part syllables: U+2011. */
const HYPHEN = '‑';

/** Marks that French sets apart from the word before, by this space (U+202F). */
const MARKS_APART = / (?=[!?;:»])/g;
const NARROW_SPACE = '\u202f';

/**
 * The syllables of a line such as `Morn-ing ris-es`. `--` is a hyphen that is also read, as in `gar-de--moi`; `~` joins
 * what is sung as one syllable, as in `ya~a-ma-ne-ce`.
 */
export function readSyllables(line: string): Syllable[] {
  return line
    .trim()
    .replaceAll(MARKS_APART, NARROW_SPACE)
    .split(/ +/)
    .flatMap((word) => {
      const parts = word.replaceAll('--', `${HYPHEN}-`).split('-');
      return parts.map((part, index) => ({
        text: part.replaceAll(HYPHEN, '-').replaceAll('~', ' '),
        endsWord: index === parts.length - 1,
      }));
    });
}

/** How many beats the melody of a phrase lasts. */
export function phraseBeats({ sung }: Phrase): number {
  return sum(sung.flat());
}

/** Written lines of one phrase. */
export interface WrittenPhrase {
  readonly notes: string;
  readonly chords: string;
}

/**
 * The phrases of a tune, each bar line of which stands where the metre says.
 * @param pickup beats before the first bar line
 * @throws NotationError
 */
export function readTune(
  written: readonly WrittenPhrase[],
  metre: string,
  pickup: number,
): Phrase[] {
  const bar = barBeats(metre);
  let passed = 0;
  const tune = written.map(({ notes, chords }, phrase) => {
    try {
      passed = afterBars(notes, bar, passed - pickup) + pickup;
      const read = { sung: readNotes(notes), chords: readChords(chords) };
      const [melody, accompaniment] = [phraseBeats(read), sum(read.chords)];
      if (melody !== accompaniment) {
        throw new NotationError(
          `'${chords}' lasts ${accompaniment} beats, its notes last ${melody}`,
        );
      }
      return read;
    } catch (error) {
      throw error instanceof NotationError ? new NotationError(error.message, phrase) : error;
    }
  });
  if (passed % bar !== 0) {
    throw new NotationError(`the tune has ${passed} beats: bars of ${bar} are left open`);
  }
  return tune;
}

/**
 * Beats since the first bar line, after a line of notes.
 * @param passed beats before it, less than 0 within a pickup
 */
function afterBars(notes: string, bar: number, passed: number): number {
  return notes.split('|').reduce((beats, part, index) => {
    if (index > 0 && beats % bar !== 0) {
      throw new NotationError(
        `a bar line of '${notes}' stands after ${beats} beats of bars of ${bar}`,
      );
    }
    return beats + sum(readNotes(part).flat());
  }, passed);
}

function sum(spans: readonly { readonly beats: number }[]): number {
  return spans.reduce((all, { beats }) => all + beats, 0);
}
