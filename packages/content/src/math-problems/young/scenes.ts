import type { Pick } from '@lamplight/domain/random';

/** Campers who turn up in problems. */
export const CAMPERS = [
  'Ada',
  'Ben',
  'Clara',
  'Elias',
  'Grace',
  'Hana',
  'Isaac',
  'Joy',
  'Kofi',
  'Lena',
  'Micah',
  'Nico',
  'Omar',
  'Priya',
  'Rosa',
  'Tala',
] as const;

/** Something that is counted at camp. */
export interface Thing {
  readonly one: string;
  readonly many: string;
}

const THINGS: readonly Thing[] = [
  { one: 'acorn', many: 'acorns' },
  { one: 'apple', many: 'apples' },
  { one: 'bead', many: 'beads' },
  { one: 'bird', many: 'birds' },
  { one: 'boat', many: 'boats' },
  { one: 'candle', many: 'candles' },
  { one: 'feather', many: 'feathers' },
  { one: 'lamb', many: 'lambs' },
  { one: 'lantern', many: 'lanterns' },
  { one: 'pebble', many: 'pebbles' },
  { one: 'shell', many: 'shells' },
  { one: 'star', many: 'stars' },
  { one: 'sticker', many: 'stickers' },
  { one: 'button', many: 'buttons' },
];

/** Something to count and a camper who counts it. */
export function scene(pick: Pick): Thing & { readonly name: string } {
  return { ...pick.one(THINGS), name: pick.one(CAMPERS) };
}

/** Two different campers. */
export function pair(pick: Pick): readonly [string, string] {
  const [first, second] = pick.some(CAMPERS, 2);
  if (first === undefined || second === undefined) throw new RangeError('there are no campers');
  return [first, second];
}
