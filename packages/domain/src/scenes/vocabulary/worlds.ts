import type { Scene } from '../scene.ts';
import { COMMON_HELD, COMMON_PLACES, COMMON_THINGS } from './common.ts';
import type { OLD_PEOPLE, OLD_PLACES, OLD_THINGS } from './old-world.ts';
import { TODAY_HELD, TODAY_PEOPLE, TODAY_PLACES, TODAY_THINGS } from './today.ts';

/** Of which time the words of a scene are; what is common to both belongs to neither. */
export type World = 'old-world' | 'today';

/** The words of one world, or those common to both, as types. */
export interface Words {
  readonly common: {
    place: (typeof COMMON_PLACES)[number];
    person: never;
    thing: (typeof COMMON_THINGS)[number];
    held: (typeof COMMON_HELD)[number];
  };
  readonly 'old-world': {
    place: (typeof OLD_PLACES)[number];
    person: (typeof OLD_PEOPLE)[number];
    thing: (typeof OLD_THINGS)[number];
    held: never;
  };
  readonly today: {
    place: (typeof TODAY_PLACES)[number];
    person: (typeof TODAY_PEOPLE)[number];
    thing: (typeof TODAY_THINGS)[number];
    held: (typeof TODAY_HELD)[number];
  };
}

const COMMON: ReadonlySet<string> = new Set([...COMMON_PLACES, ...COMMON_THINGS, ...COMMON_HELD]);
const TODAY: ReadonlySet<string> = new Set([
  ...TODAY_PLACES,
  ...TODAY_PEOPLE,
  ...TODAY_THINGS,
  ...TODAY_HELD,
]);

/** The worlds whose words a scene uses; the guide is of today. */
export function worldsOf({ place, cast, things, guide }: Scene): World[] {
  const words = [
    place,
    ...things.map(({ what }) => what),
    ...cast.flatMap(({ who, holds }) => (holds === undefined ? [who] : [who, holds])),
  ];
  const isToday = guide !== undefined || words.some((word) => TODAY.has(word));
  const isOld = words.some((word) => !COMMON.has(word) && !TODAY.has(word));
  return [...(isOld ? (['old-world'] as const) : []), ...(isToday ? (['today'] as const) : [])];
}
