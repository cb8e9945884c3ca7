/** Speed of sound in air of 20 °C, in metres per second. */
const SPEED = 343;

/** The lowest and the highest tone to try, in waves each second: what a small loudspeaker can play. */
export const LOWEST = 110;
export const HIGHEST = 1760;

export interface Tone {
  /** Waves each second (hertz). */
  readonly frequency: number;
  /** From 0 (silent) to 1. */
  readonly loudness: number;
}

/** Milliseconds that one wave takes. */
export function waveMilliseconds({ frequency }: Tone): number {
  return 1000 / frequency;
}

/** How far it is from one wave to the next in air, in centimetres. */
export function waveCentimetres({ frequency }: Tone): number {
  return (100 * SPEED) / frequency;
}

/** How far the air is pushed at a moment, from -1 to 1. */
export function pushAt({ frequency, loudness }: Tone, milliseconds: number): number {
  return loudness * Math.sin((2 * Math.PI * frequency * milliseconds) / 1000);
}

/** How a tone sounds to a child: thirds of the way from the lowest to the highest, as ears hear it. */
export function pitchWord({ frequency }: Tone): 'low' | 'middle' | 'high' {
  const share = Math.log2(frequency / LOWEST) / Math.log2(HIGHEST / LOWEST);
  if (share < 1 / 3) return 'low';
  return share < 2 / 3 ? 'middle' : 'high';
}

/** Steps of the slider, four to the octave. */
export const STEPS = 16;

/** The tone of a step from 0 to 16: each is as far from the last to the ear, and four make an octave. */
export function frequencyOfStep(step: number): number {
  return Math.round(LOWEST * 2 ** (step / 4));
}

/** Loudest gain of the loudspeaker: a tone of this strength is gentle on a headphone too. */
export const GENTLE_GAIN = 0.06;
