/** Places, beasts and wares of the Bible that few of its scenes need: each list is loaded for those alone. */

export const FAR_PLACES = [
  'depths',
  'belly',
  'ship',
  'boat',
  'tomb',
  'hold',
  'prison',
  'den',
  'roof',
  'parted-sea',
  'ford',
] as const;

export const BEASTS = [
  'lion',
  'camel',
  'elephant',
  'giraffe',
  'snake',
  'great-fish',
  'horse',
  'goat',
  'wolf',
  'bear',
  'fox',
] as const;

export const OLD_PROPS = [
  'burning-bush',
  'enemy-camp',
  'ark',
  'ship',
  'altar',
  'ladder',
  'net',
  'army',
  'enemy-army',
  'cross',
  'helmet',
  'shield',
  'covenant-ark',
  'golden-calf',
  'tower',
  'wall',
  'manna',
  'red-cord',
  'crown',
  'coat',
  'seaweed',
  'basket-boat',
  'raven',
  'white-dove',
  'basin',
  'full-net',
  'cloaks',
  'linen',
] as const;

export const OLD_PROPS_HELD = ['horn', 'harp', 'stone-tablets', 'scepter'] as const;

/** What people of old write, read, build, wash and play with. */
export const CRAFTS = ['writing-desk', 'lectern', 'clay-tablets', 'scroll-jars', 'bricks'] as const;

export const CRAFTS_HELD = ['sword'] as const;
