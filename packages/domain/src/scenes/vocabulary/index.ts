import { COMMON_HELD, COMMON_PLACES, COMMON_THINGS } from './common.ts';
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

/** The words that a scene is written with. Each has a drawing in packages/theatre, which TypeScript makes sure of. */

export const PLACES = [
  ...COMMON_PLACES,
  ...OLD_PLACES,
  ...FAR_PLACES,
  ...STORY_PLACES,
  ...TODAY_PLACES,
  ...STUDY_PLACES,
  ...HEAVENLY_PLACES,
  ...HOME_PLACES,
  ...WORK_PLACES,
] as const;
export type Place = (typeof PLACES)[number];

export const LIGHTS = ['dawn', 'day', 'dusk', 'night', 'storm'] as const;
export type Light = (typeof LIGHTS)[number];

export const PEOPLE = [...OLD_PEOPLE, ...TODAY_PEOPLE, ...WORK_PEOPLE] as const;
export type Person = (typeof PEOPLE)[number];

export const POSES = [
  'stand',
  'walk',
  'point',
  'rejoice',
  'carry',
  'give',
  'kneel',
  'pray',
  'sad',
  'sit',
  'sleep',
  'lie',
  'sling',
  'wonder',
  'shout',
  'shoulder',
] as const;
export type Pose = (typeof POSES)[number];

export const MOODS = ['calm', 'glad', 'sad', 'stern', 'wonder', 'asleep'] as const;
export type Mood = (typeof MOODS)[number];

export const HELD = [
  ...COMMON_HELD,
  ...OLD_PROPS_HELD,
  ...CRAFTS_HELD,
  ...STORY_PROPS_HELD,
  ...TODAY_HELD,
  ...PLAYTHINGS_HELD,
  ...DEVICES_HELD,
  ...WORK_HELD,
] as const;
export type Held = (typeof HELD)[number];

/** What the guide does: a firefly with a lantern on a pole, which shows what comes next. */
export const GUIDE_STATES = ['point', 'listen', 'wait', 'glad', 'ask', 'rest'] as const;
export type GuideState = (typeof GUIDE_STATES)[number];

export const THINGS = [
  ...COMMON_THINGS,
  ...OLD_THINGS,
  ...BEASTS,
  ...OLD_PROPS,
  ...CRAFTS,
  ...STORY_PROPS,
  ...TODAY_THINGS,
  ...STUDY_THINGS,
  ...HEAVENLY_THINGS,
  ...PLAYTHINGS,
  ...FINDS,
  ...DEVICES,
  ...PAPERS,
  ...NATURE,
  ...WORK_THINGS,
] as const;
export type Thing = (typeof THINGS)[number];

export * from './worlds.ts';
