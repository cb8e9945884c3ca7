/** A note of a small sound. */
export interface SoundNote {
  /** The key of a piano, as MIDI counts them: 60 is the C in its middle, 69 the A of 440 Hz. */
  readonly key: number;
  /** When it begins, and how long it rings, in milliseconds. */
  readonly at: number;
  readonly length: number;
}

/**
 * The six sounds, all of the same five notes (C, D, E, G, A), so that they fit each other, and none longer than a second: `tap` for
 * what is touched, `step` for a page that turns, `right` and `again` for answers, `lantern` for a lesson that is done,
 * `reward` for what is given. `again` goes up like a question: no sound is a punishment.
 */
export const SOUNDS = {
  tap: [{ key: 76, at: 0, length: 60 }],
  step: [
    { key: 67, at: 0, length: 90 },
    { key: 72, at: 70, length: 120 },
  ],
  right: [
    { key: 72, at: 0, length: 120 },
    { key: 76, at: 90, length: 120 },
    { key: 79, at: 180, length: 260 },
  ],
  again: [
    { key: 67, at: 0, length: 140 },
    { key: 69, at: 150, length: 200 },
  ],
  lantern: [
    { key: 60, at: 0, length: 300 },
    { key: 67, at: 120, length: 300 },
    { key: 72, at: 240, length: 500 },
  ],
  reward: [
    { key: 72, at: 0, length: 140 },
    { key: 74, at: 110, length: 140 },
    { key: 76, at: 220, length: 140 },
    { key: 79, at: 330, length: 140 },
    { key: 84, at: 440, length: 500 },
  ],
} as const satisfies Readonly<Record<string, readonly SoundNote[]>>;

export type SoundName = keyof typeof SOUNDS;

/** How often a note swings in a second (hertz), in equal temperament from A = 440 Hz. */
export function frequencyOf({ key }: Pick<SoundNote, 'key'>): number {
  return 440 * 2 ** ((key - 69) / 12);
}
