/** Pictures of five rows of five pixels; `#` is ink. */
export type Letter = readonly [string, string, string, string, string];

export const LETTERS = {
  A: ['.###.', '#...#', '#####', '#...#', '#...#'],
  C: ['.####', '#....', '#....', '#....', '.####'],
  E: ['#####', '#....', '####.', '#....', '#####'],
  H: ['#...#', '#...#', '#####', '#...#', '#...#'],
  I: ['#####', '..#..', '..#..', '..#..', '#####'],
  L: ['#....', '#....', '#....', '#....', '#####'],
  O: ['.###.', '#...#', '#...#', '#...#', '.###.'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..'],
  X: ['#...#', '.#.#.', '..#..', '.#.#.', '#...#'],
  Y: ['#...#', '.#.#.', '..#..', '..#..', '..#..'],
  1: ['..#..', '.##..', '..#..', '..#..', '.###.'],
  4: ['#..#.', '#..#.', '#####', '...#.', '...#.'],
  7: ['#####', '...#.', '..#..', '.#...', '.#...'],
  '+': ['..#..', '..#..', '#####', '..#..', '..#..'],
} as const satisfies Record<string, Letter>;
export type LetterName = `${keyof typeof LETTERS}`;

/** Signs of three rows of three pixels, for those who read pictures as short lists. */
export const SIGNS = {
  cross: ['#.#', '.#.', '#.#'],
  plus: ['.#.', '###', '.#.'],
  ring: ['###', '#.#', '###'],
  line: ['.#.', '.#.', '.#.'],
  corner: ['#..', '#..', '###'],
  gate: ['###', '#.#', '#.#'],
  step: ['..#', '.##', '##.'],
  cup: ['#.#', '#.#', '###'],
  roof: ['###', '...', '...'],
} as const satisfies Record<string, readonly [string, string, string]>;
export type SignName = keyof typeof SIGNS;

/** The pixels of a picture in one list: 1 is ink. */
export function pixelsOf(rows: readonly string[]): number[] {
  return rows.flatMap((row) => [...row].map((pixel) => Number(pixel === '#')));
}

/** The picture with the pixels at these places turned around. */
export function smudged(rows: readonly string[], places: readonly number[]): string[] {
  const width = rows[0]?.length ?? 0;
  return rows.map((row, y) =>
    [...row]
      .map((pixel, x) => (places.includes(y * width + x) ? (pixel === '#' ? '.' : '#') : pixel))
      .join(''),
  );
}
