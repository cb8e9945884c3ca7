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
