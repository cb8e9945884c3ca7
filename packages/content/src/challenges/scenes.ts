import type { Pick } from '@lamplight/domain/random';

/** Campers who turn up in challenges. */
export const NAMES = [
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
  'Sami',
  'Tala',
  'Uma',
  'Yara',
  'Zoe',
] as const;

/** Something to count, with its picture. */
export interface Countable {
  readonly picture: string;
  readonly many: string;
  /** Where it is met. */
  readonly place: string;
}

/** What the littlest count. */
export const COUNTABLES: readonly Countable[] = [
  { picture: 'ewe', many: 'sheep', place: 'in the green meadow' },
  { picture: 'bird', many: 'birds', place: 'on the fence' },
  { picture: 'dove', many: 'doves', place: 'on our ark' },
  { picture: 'bread', many: 'loaves', place: 'on the long table' },
  { picture: 'basket', many: 'baskets', place: 'by the kitchen door' },
  { picture: 'candle', many: 'candles', place: 'in the window' },
  { picture: 'green-apple', many: 'apples', place: 'in the bowl' },
  { picture: 'seedling', many: 'plants', place: 'in the camp garden' },
  { picture: 'cupcake', many: 'cupcakes', place: 'on the plate' },
  { picture: 'cloud', many: 'clouds', place: 'over the lake' },
  { picture: 'spouting-whale', many: 'whales', place: 'in our Jonah picture' },
  { picture: 'rabbit', many: 'rabbits', place: 'in the tall grass' },
  { picture: 'cat-face', many: 'cats', place: 'by the barn' },
  { picture: 'dog-face', many: 'dogs', place: 'at the camp gate' },
  { picture: 'deciduous-tree', many: 'trees', place: 'on the hill' },
  { picture: 'flashlight', many: 'flashlights', place: 'in the tent' },
  { picture: 'glowing-star', many: 'stars', place: 'in the sky' },
  { picture: 'butterfly', many: 'butterflies', place: 'over the flowers' },
  { picture: 'crayon', many: 'crayons', place: 'in the box' },
  { picture: 'leafy-green', many: 'leaves', place: 'on the path' },
];

const COLOURS = [
  'Amber',
  'Blue',
  'Copper',
  'Crimson',
  'Emerald',
  'Golden',
  'Green',
  'Ivory',
  'Orange',
  'Purple',
  'Scarlet',
  'Silver',
  'Violet',
  'White',
] as const;

const LOCKED = [
  'Lantern',
  'Chest',
  'Gate',
  'Compass',
  'Scroll',
  'Boathouse',
  'Tower',
  'Map',
  'Bell',
  'Bridge',
  'Lighthouse',
  'Workshop',
] as const;

/** What a bare equation opens: its title and the sentence that tells of it. */
export function codeScene(pick: Pick): { title: string; story: string; key: string } {
  const colour = pick.one(COLOURS);
  const thing = pick.one(LOCKED);
  const story = pick.one([
    `The ${colour.toLowerCase()} ${thing.toLowerCase()} at camp opens with a number.`,
    `Someone left this riddle on the ${colour.toLowerCase()} ${thing.toLowerCase()}.`,
    `On the treasure hunt, the ${colour.toLowerCase()} ${thing.toLowerCase()} hides the next clue.`,
  ]);
  return { title: `The ${colour} ${thing}`, story, key: `${colour}-${thing}`.toLowerCase() };
}

/** Some names as a sentence lists them: `Ada, Ben and Clara`. */
export function listOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
