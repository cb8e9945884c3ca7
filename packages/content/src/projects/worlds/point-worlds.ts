/** A kind of thing and where its examples lie. */
interface KindAt {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
}

/**
 * Things that two numbers tell apart. The centers of the kinds lie at least seven apart and no example strays more than
 * one from its center in either direction, so that every sound way to tell them apart finds the same answers; the
 * first two kinds are also at least five apart in x.
 */
export interface PointWorld {
  /** What many are called, which is also the name of the data set. */
  readonly many: string;
  readonly one: string;
  /** Where the numbers come from, in a few words. */
  readonly place: string;
  readonly x: string;
  readonly y: string;
  /** What the two numbers mean. */
  readonly meaning: string;
  readonly kinds: readonly [KindAt, KindAt, KindAt];
  readonly picture: string;
}

export const POINT_WORLDS = {
  fruits: {
    many: 'fruits',
    one: 'fruit',
    place: 'the kitchen table of the camp',
    x: 'length',
    y: 'width',
    meaning: 'Both are measured in centimeters.',
    kinds: [
      { name: 'banana', at: [18, 4] },
      { name: 'apple', at: [8, 8] },
      { name: 'melon', at: [17, 15] },
    ],
    picture: 'red-apple',
  },
  birds: {
    many: 'birds',
    one: 'bird',
    place: 'the feeder behind the dining hall',
    x: 'body',
    y: 'beak',
    meaning: 'The body is measured in centimeters, the beak in millimeters.',
    kinds: [
      { name: 'hummingbird', at: [8, 18] },
      { name: 'robin', at: [22, 17] },
      { name: 'wren', at: [11, 9] },
    ],
    picture: 'bird',
  },
  stones: {
    many: 'stones',
    one: 'stone',
    place: 'the bank of the creek',
    x: 'weight',
    y: 'shine',
    meaning: 'Weight is in grams; shine goes from 0 (dull) to 20 (like a mirror).',
    kinds: [
      { name: 'pebble', at: [6, 3] },
      { name: 'quartz', at: [13, 15] },
      { name: 'slate', at: [18, 5] },
    ],
    picture: 'rock',
  },
  leaves: {
    many: 'leaves',
    one: 'leaf',
    place: 'the forest edge',
    x: 'length',
    y: 'width',
    meaning: 'Both are measured in centimeters.',
    kinds: [
      { name: 'willow', at: [14, 2] },
      { name: 'beech', at: [7, 6] },
      { name: 'maple', at: [13, 13] },
    ],
    picture: 'maple-leaf',
  },
  shells: {
    many: 'shells',
    one: 'shell',
    place: 'a walk along the beach',
    x: 'length',
    y: 'ridges',
    meaning: 'Length is in centimeters; ridges are counted.',
    kinds: [
      { name: 'cockle', at: [4, 17] },
      { name: 'razor clam', at: [15, 2] },
      { name: 'whelk', at: [10, 10] },
    ],
    picture: 'spiral-shell',
  },
  days: {
    many: 'days',
    one: 'day',
    place: 'the weather board at the flagpole',
    x: 'warmth',
    y: 'wind',
    meaning: 'Warmth is in degrees Celsius; wind goes from 0 (still) to 20 (a storm).',
    kinds: [
      { name: 'sunny', at: [26, 3] },
      { name: 'stormy', at: [17, 16] },
      { name: 'misty', at: [9, 4] },
    ],
    picture: 'sun-behind-cloud',
  },
  songs: {
    many: 'songs',
    one: 'song',
    place: 'the evening sing-along',
    x: 'speed',
    y: 'loudness',
    meaning: 'Speed is beats in ten seconds; loudness goes from 0 to 20.',
    kinds: [
      { name: 'lullaby', at: [9, 3] },
      { name: 'cheer', at: [21, 18] },
      { name: 'march', at: [18, 9] },
    ],
    picture: 'musical-notes',
  },
  trails: {
    many: 'trails',
    one: 'trail',
    place: 'the hiking map on the wall',
    x: 'length',
    y: 'climb',
    meaning: 'Length is in kilometers, the climb in tens of meters.',
    kinds: [
      { name: 'stroll', at: [3, 3] },
      { name: 'mountain trail', at: [9, 17] },
      { name: 'valley walk', at: [17, 5] },
    ],
    picture: 'hiking-boot',
  },
  plants: {
    many: 'plants',
    one: 'plant',
    place: 'the camp garden',
    x: 'height',
    y: 'leaves',
    meaning: 'Height is in centimeters; leaves are counted.',
    kinds: [
      { name: 'bean', at: [19, 8] },
      { name: 'lettuce', at: [9, 17] },
      { name: 'radish', at: [8, 4] },
    ],
    picture: 'seedling',
  },
  stars: {
    many: 'stars',
    one: 'star',
    place: 'a night with the telescope',
    x: 'brightness',
    y: 'redness',
    meaning: 'Both go from 0 to 20, as the camp’s telescope shows them.',
    kinds: [
      { name: 'blue giant', at: [17, 3] },
      { name: 'red dwarf', at: [4, 14] },
      { name: 'red giant', at: [16, 17] },
    ],
    picture: 'glowing-star',
  },
  boats: {
    many: 'boats',
    one: 'boat',
    place: 'the jetty at the lake',
    x: 'meters',
    y: 'speed',
    meaning: 'Length is in meters; speed is in kilometers in an hour.',
    kinds: [
      { name: 'canoe', at: [5, 7] },
      { name: 'sailboat', at: [12, 14] },
      { name: 'barge', at: [19, 4] },
    ],
    picture: 'sailboat',
  },
  snails: {
    many: 'snails',
    one: 'snail',
    place: 'the wall of the old well',
    x: 'shell',
    y: 'stripes',
    meaning: 'The shell is measured in millimeters; stripes are counted.',
    kinds: [
      { name: 'garden snail', at: [19, 5] },
      { name: 'striped snail', at: [11, 14] },
      { name: 'glass snail', at: [5, 2] },
    ],
    picture: 'snail',
  },
} as const satisfies Record<string, PointWorld>;
