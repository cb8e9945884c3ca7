/** Half tones above C. */
const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SIGNS: Readonly<Record<string, number>> = { '#': 1, b: -1, '': 0 };
const OCTAVE = 12;

/** The tone that others are tuned by: A4, 440 Hz (ISO 16). */
const TUNED_TONE = 69;
const TUNED_HERTZ = 440;

/** The number of a tone such as `C4` (60), `F#4` or `Bb3`, as keyboards count them; null for what is none. */
export function toneNumber(pitch: string): number | null {
  const [, letter = '', sign = '', octave = ''] = /^([A-G])([#b]?)([0-8])$/.exec(pitch) ?? [];
  const step = STEPS[letter];
  if (step === undefined) return null;
  return (Number(octave) + 1) * OCTAVE + step + (SIGNS[sign] ?? 0);
}

/** How often a tone swings in a second, in equal temperament. */
export function frequencyOf(tone: number): number {
  return TUNED_HERTZ * 2 ** ((tone - TUNED_TONE) / OCTAVE);
}

/** Half tones above the root. */
const CHORDS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
};
/** Below this tone the bass plays, from E2 up. */
const LOWEST_BASS = 40;
/** From G3 up: below the melody and above the bass. */
const LOWEST_CHORD = 55;

/** What is played for a chord such as `G`, `Em` or `D7`: its bass and its other tones; null for what is none. */
export function chordTones(chord: string): { bass: number; tones: readonly number[] } | null {
  const [, root = '', kind = ''] = /^([A-G][#b]?)(m|7)?$/.exec(chord) ?? [];
  const number = toneNumber(`${root}0`);
  const steps = CHORDS[kind];
  if (number === null || steps === undefined) return null;
  const raised = (tone: number, lowest: number) =>
    lowest + ((((tone - lowest) % OCTAVE) + OCTAVE) % OCTAVE);
  return {
    bass: raised(number, LOWEST_BASS),
    tones: steps.map((step) => raised(number + step, LOWEST_CHORD)).sort((a, b) => a - b),
  };
}
