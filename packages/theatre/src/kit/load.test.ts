import { sceneSchema } from '@lamplight/domain/scenes';
import { expect, test } from 'vitest';
import { drawWith } from '../scene/draw-with.ts';
import { svgText } from '../svg/index.ts';
import { kitFor } from './load.ts';

const STORY = { place: 'house', light: 'day', cast: [{ who: 'peter', at: [4, 2] }] };
const LESSON = {
  place: 'camp',
  light: 'dusk',
  cast: [{ who: 'amara', at: [3, 2], holds: 'book' }],
  things: [{ what: 'apple', at: [7, 2], count: 7 }],
  guide: { at: [5, 1], does: 'ask' },
};

test.each([
  ['a story loads the old world and nothing of today', STORY, ['peter'], ['amara']],
  ['a lesson loads today and nothing of the old world', LESSON, ['amara'], ['peter']],
  ['hills load neither', { place: 'hills', light: 'day' }, [], ['peter', 'amara']],
  [
    'a scene of both loads both',
    { ...LESSON, ...STORY, guide: LESSON.guide },
    ['peter', 'amara'],
    [],
  ],
] as const)('%s', async (_, written, there, missing) => {
  const scene = sceneSchema.parse(written);
  const kit = await kitFor(scene);
  for (const who of there) expect(kit.people[who]).toBeDefined();
  for (const who of missing) expect(kit.people[who]).toBeUndefined();
  expect(svgText(drawWith(kit, scene, 'a').svg)).not.toContain('NaN');
});

test.each([
  [{ what: 'horse', at: [4, 2] }, 'lion', 'manna'],
  [{ what: 'manna', at: [4, 2] }, 'covenant-ark', 'horse'],
  [{ what: 'cave', at: [4, 2] }, 'sheaves', 'manna'],
  [{ what: 'writing-desk', at: [4, 2] }, 'scroll-jars', 'manna'],
  [{ what: 'thermometer', at: [4, 2] }, 'balance', 'teddy'],
  [{ what: 'moon', at: [4, 2] }, 'sun', 'thermometer'],
  [{ what: 'teddy', at: [4, 2] }, 'bell', 'moon'],
  [{ what: 'duck', at: [4, 2] }, 'red-bean', 'teddy'],
  [{ what: 'machine', at: [4, 2] }, 'server', 'map'],
  [{ what: 'cat-picture', at: [4, 2] }, 'map', 'machine'],
  [{ what: 'telephone', at: [4, 2] }, 'terminal', 'bell'],
  [{ what: 'shell', at: [4, 2] }, 'plum', 'pond-steps'],
  [{ what: 'tipped-plank', at: [4, 2] }, 'child-shadow', 'kite'],
] as const)('%o comes with the %s of its shelf, and without the %s', async (thing, near, far) => {
  const kit = await kitFor(sceneSchema.parse({ place: 'hills', light: 'day', things: [thing] }));
  expect(kit.things[thing.what]).toBeDefined();
  expect(kit.things[near]).toBeDefined();
  expect(kit.things[far]).toBeUndefined();
});

test('a camp of old is no camp of today', async () => {
  const kit = await kitFor(
    sceneSchema.parse({ place: 'hills', light: 'day', things: [{ what: 'camp', at: [4, 0] }] }),
  );
  expect(kit.places.camp).toBeUndefined();
  expect(kit.things.camp).toBeDefined();
});
