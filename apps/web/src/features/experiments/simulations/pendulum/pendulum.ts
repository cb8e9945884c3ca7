/** Standard gravity at the surface of the earth, in metres per second squared. */
const GRAVITY = 9.81;

/** How a pendulum is set up. */
export interface Pendulum {
  /** Of the string, in centimetres. */
  readonly length: number;
  /** Of the bob, in grams. It decides nothing but how big the bob looks. */
  readonly mass: number;
  /** From straight down to where the bob is let go, in degrees, at most 60. */
  readonly angle: number;
}

/**
 * Seconds of one swing there and back: 2π√(l/g), with the first two corrections for a wide swing
 * (1 + θ²/16 + 11θ⁴/3072). Up to 60° that is within a thousandth of the exact value.
 */
export function swingSeconds({ length, angle }: Pendulum): number {
  const wide = radians(angle);
  const correction = 1 + wide ** 2 / 16 + (11 * wide ** 4) / 3072;
  return 2 * Math.PI * Math.sqrt(length / 100 / GRAVITY) * correction;
}

/**
 * Where the bob is after some seconds, in degrees from straight down; positive is the side where it
 * was let go. Nothing slows it: air and the hook take a little of every real swing.
 */
export function angleAt(pendulum: Pendulum, seconds: number): number {
  return pendulum.angle * Math.cos((2 * Math.PI * seconds) / swingSeconds(pendulum));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
