import { type Scene, type World, worldsOf } from '@lamplight/domain/scenes';
import { COMMON_KIT } from './common.ts';
import { joined, type Kit } from './kit.ts';

const WORLDS: Readonly<Record<World, () => Promise<Kit>>> = {
  'old-world': async () => (await import('./old-world.ts')).OLD_WORLD_KIT,
  'far-places': async () => (await import('./far-places.ts')).FAR_PLACES_KIT,
  beasts: async () => (await import('./beasts.ts')).BEASTS_KIT,
  'old-props': async () => (await import('./old-props.ts')).OLD_PROPS_KIT,
  'story-props': async () => (await import('./story-props.ts')).STORY_PROPS_KIT,
  crafts: async () => (await import('./crafts.ts')).CRAFTS_KIT,
  today: async () => (await import('./today.ts')).TODAY_KIT,
  study: async () => (await import('./study.ts')).STUDY_KIT,
  heavens: async () => (await import('./today-shelves.ts')).HEAVENS_KIT,
  playthings: async () => (await import('./today-shelves.ts')).PLAYTHINGS_KIT,
  home: async () => (await import('./today-shelves.ts')).HOME_KIT,
  devices: async () => (await import('./today-shelves.ts')).DEVICES_KIT,
  papers: async () => (await import('./today-shelves.ts')).PAPERS_KIT,
  nature: async () => (await import('./today-shelves.ts')).NATURE_KIT,
  work: async () => (await import('./work.ts')).WORK_KIT,
};

const loading = new Map<string, Promise<Kit>>();

/** The kit that a scene needs and no more; the same promise for all scenes of the same worlds. */
export function kitFor(scene: Scene): Promise<Kit> {
  const worlds = worldsOf(scene);
  const key = worlds.join();
  const known = loading.get(key);
  if (known !== undefined) return known;
  const kit = load(worlds);
  loading.set(key, kit);
  // Who is offline now may load it later.
  kit.catch(() => loading.delete(key));
  return kit;
}

async function load(worlds: readonly World[]): Promise<Kit> {
  return joined([COMMON_KIT, ...(await Promise.all(worlds.map((world) => WORLDS[world]())))]);
}
