import type { Scene } from '../scene.ts';
import type { COMMON_HELD, COMMON_PLACES, COMMON_THINGS } from './common.ts';
import { BEASTS, CRAFTS, CRAFTS_HELD, FAR_PLACES, OLD_PROPS, OLD_PROPS_HELD } from './old-props.ts';
import { OLD_PEOPLE, OLD_PLACES, OLD_THINGS } from './old-world.ts';
import { STORY_PLACES, STORY_PROPS, STORY_PROPS_HELD } from './story-props.ts';
import { TODAY_HELD, TODAY_PEOPLE, TODAY_PLACES, TODAY_THINGS } from './today.ts';
import {
  DEVICES,
  DEVICES_HELD,
  FINDS,
  HEAVENLY_PLACES,
  HEAVENLY_THINGS,
  HOME_PLACES,
  NATURE,
  PAPERS,
  PLAYTHINGS,
  PLAYTHINGS_HELD,
  STUDY_PLACES,
  STUDY_THINGS,
} from './today-props.ts';
import { WORK_HELD, WORK_PEOPLE, WORK_PLACES, WORK_THINGS } from './work.ts';

type Kind = 'place' | 'person' | 'thing' | 'held';

/** Words by their kind: 'camp' is a place of today and a thing of old. */
type Shelf = Readonly<Record<Kind, readonly string[]>>;

const NOTHING = { place: [], person: [], thing: [], held: [] } as const;

/**
 * The words that are not common to all scenes, by what is loaded together: the two times, and of each what few scenes
 * need.
 */
const SHELVES = {
  'old-world': { ...NOTHING, place: OLD_PLACES, person: OLD_PEOPLE, thing: OLD_THINGS },
  'far-places': { ...NOTHING, place: FAR_PLACES },
  beasts: { ...NOTHING, thing: BEASTS },
  'old-props': { ...NOTHING, thing: OLD_PROPS, held: OLD_PROPS_HELD },
  'story-props': {
    ...NOTHING,
    place: STORY_PLACES,
    thing: STORY_PROPS,
    held: STORY_PROPS_HELD,
  },
  crafts: { ...NOTHING, thing: CRAFTS, held: CRAFTS_HELD },
  today: { place: TODAY_PLACES, person: TODAY_PEOPLE, thing: TODAY_THINGS, held: TODAY_HELD },
  study: { ...NOTHING, place: STUDY_PLACES, thing: STUDY_THINGS },
  heavens: { ...NOTHING, place: HEAVENLY_PLACES, thing: HEAVENLY_THINGS },
  playthings: { ...NOTHING, thing: PLAYTHINGS, held: PLAYTHINGS_HELD },
  home: { ...NOTHING, place: HOME_PLACES, thing: FINDS },
  devices: { ...NOTHING, thing: DEVICES, held: DEVICES_HELD },
  papers: { ...NOTHING, thing: PAPERS },
  nature: { ...NOTHING, thing: NATURE },
  work: { place: WORK_PLACES, person: WORK_PEOPLE, thing: WORK_THINGS, held: WORK_HELD },
} as const satisfies Readonly<Record<string, Shelf>>;

/** A shelf of drawings: which of them a scene needs is known from its words. */
export type World = keyof typeof SHELVES;

const WORLDS = Object.keys(SHELVES) as readonly World[];

/** The words of one world, or those common to all, as types. */
export type Words = {
  readonly [Of in World]: {
    readonly [Each in Kind]: (typeof SHELVES)[Of][Each][number];
  };
} & {
  readonly common: {
    place: (typeof COMMON_PLACES)[number];
    person: never;
    thing: (typeof COMMON_THINGS)[number];
    held: (typeof COMMON_HELD)[number];
  };
};

/** The worlds whose words a scene uses; the guide is of today. */
export function worldsOf({ place, cast, things, guide }: Scene): World[] {
  const used: Shelf = {
    place: [place],
    person: cast.map(({ who }) => who),
    thing: things.map(({ what }) => what),
    held: cast.flatMap(({ holds }) => (holds === undefined ? [] : [holds])),
  };
  const uses = (world: World) => {
    const shelf: Shelf = SHELVES[world];
    return (['place', 'person', 'thing', 'held'] as const).some((kind) =>
      used[kind].some((word) => shelf[kind].includes(word)),
    );
  };
  return WORLDS.filter((world) => uses(world) || (world === 'today' && guide !== undefined));
}
