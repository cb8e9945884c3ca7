/** A color as `#RRGGBB`. */
export type Color = `#${string}`;

/** What the lit edge of a sheet is mixed with. */
const LIT_PAPER = '#FFF3DC';
/** What the shaded side is mixed with: night, never black. */
const NIGHT = '#17163A';

/** @param share of the second color, from 0 to 1 */
export function mix(first: Color, second: Color, share: number): Color {
  const channel = (at: number) => {
    const [from, to] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    const value = Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
    return value.toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export function lighter(color: Color, share = 0.38): Color {
  return mix(color, LIT_PAPER, share);
}

export function darker(color: Color, share = 0.25): Color {
  return mix(color, NIGHT, share);
}
