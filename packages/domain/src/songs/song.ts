import type { Language } from '../profiles/index.ts';
import type { Scene } from '../scenes/index.ts';

/** One pitch of a melody, such as `F#4`, and how many beats it sounds; a beat is a quarter note. */
export interface Tone {
  readonly pitch: string;
  readonly beats: number;
}

/** The tones that one syllable is sung on: mostly one, more where a melody is slurred. */
export type Sung = readonly Tone[];

/** A chord, such as `Em` or `D7`, and how many beats it lasts. */
export interface ChordSpan {
  readonly chord: string;
  readonly beats: number;
}

/** As much of a tune as one line of words is sung to. */
export interface Phrase {
  readonly sung: readonly Sung[];
  readonly chords: readonly ChordSpan[];
}

export interface Syllable {
  readonly text: string;
  /** Whether its word ends with it, so that a space follows. */
  readonly endsWord: boolean;
}

export interface SongWords {
  readonly title: string;
  /** The passage of Scripture that the words rest on, as readers of this language name it. */
  readonly passage: string;
  /** Stanzas of lines of syllables: a line for each phrase, a syllable for each of its sung tones. */
  readonly stanzas: readonly (readonly (readonly Syllable[])[])[];
}

export interface Song {
  /** The name of its file. */
  readonly id: string;
  /** For whom it is meant, in years: the youngest and the oldest. */
  readonly ages: readonly [from: number, to: number];
  /** Such as `G major`. */
  readonly key: string;
  /** Beats (quarter notes) in a minute. */
  readonly tempo: number;
  /** Such as `4/4`. */
  readonly metre: string;
  /** Beats before the first bar line; 0 for a tune that begins with a full bar. */
  readonly pickup: number;
  /** Where the tune comes from; it is free for all. */
  readonly melody: {
    readonly name: string;
    /** Whoever wrote it, or what tradition it is from. */
    readonly by: string;
    /** When it was first printed, as far as is known. */
    readonly year: number;
  };
  /** Shown with it. */
  readonly scene: Scene;
  readonly tune: readonly Phrase[];
  readonly words: Readonly<Record<Language, SongWords>>;
}

/** Beats of a bar of a metre such as `3/4` or `6/8`. */
export function barBeats(metre: string): number {
  const [count = 0, part = 4] = metre.split('/').map(Number);
  return (count * 4) / part;
}
