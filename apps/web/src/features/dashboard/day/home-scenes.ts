import type { TodaysLesson } from '@lamplight/domain/lessons';
import type { Actor, Light, Prop, Scene } from '@lamplight/domain/scenes';

/** The light of the camp at an hour of the clock, 0 to 23. */
export function lightAt(hour: number): Light {
  if (hour < 5 || hour >= 20) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}

/** The camp, where the home is. */
export function campAt(light: Light): Scene {
  return { place: 'camp', light, cast: [], things: [] };
}

const prop = (what: Prop['what'], at: Prop['at'], more: Partial<Prop> = {}): Prop => ({
  ...{ what, at, facing: 'right', size: 1, above: 0 },
  ...more,
});
const actor = (who: Actor['who'], at: Actor['at'], more: Partial<Actor> = {}): Actor => ({
  ...{ who, at, pose: 'stand', facing: 'right' },
  ...more,
});

/** The end of the day: children around the fire, under the stars. */
export const EVENING: Scene = {
  place: 'camp',
  light: 'night',
  cast: [
    actor('amara', [3, 2], { pose: 'sit', mood: 'glad' }),
    actor('leo', [7, 2], { pose: 'sit', mood: 'calm', facing: 'left' }),
    actor('hana', [8.4, 1], { pose: 'sit', mood: 'glad', facing: 'left' }),
  ],
  things: [prop('campfire', [5, 2])],
};

/** The camp before anybody is up, when a new day waits. */
export const MORNING: Scene = {
  place: 'camp',
  light: 'dawn',
  cast: [actor('amara', [5, 2], { pose: 'rejoice', mood: 'glad' })],
  things: [prop('butterfly', [7, 1], { above: 60 })],
};

/** What stands in the lantern of a lesson for which nobody has set a scene. All of it is near the middle. */
const COVERS: Readonly<Record<TodaysLesson['category'], Scene>> = {
  bible: {
    ...{ place: 'night-hill', light: 'dusk' },
    cast: [actor('layla', [4, 2], { pose: 'sit', holds: 'book' })],
    things: [prop('path-lantern', [6.2, 2])],
  },
  ai: {
    ...{ place: 'workshop', light: 'day' },
    cast: [actor('amara', [6.3, 2], { pose: 'wonder', facing: 'left' })],
    things: [prop('robot', [3.8, 2])],
  },
  math: {
    ...{ place: 'camp', light: 'day' },
    cast: [actor('leo', [3.6, 2], { pose: 'point' })],
    things: [prop('apple', [6, 2], { count: 5 })],
  },
  science: {
    ...{ place: 'laboratory', light: 'day' },
    cast: [actor('mei', [3.8, 2], { pose: 'wonder', holds: 'magnifier' })],
    things: [prop('plant-pot', [6.2, 2])],
  },
};

/** The scene in the lantern of a lesson. */
export function coverOf({ scene, category }: Pick<TodaysLesson, 'scene' | 'category'>): Scene {
  return scene ?? COVERS[category];
}
