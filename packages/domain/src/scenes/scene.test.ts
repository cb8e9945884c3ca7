import { describe, expect, test } from 'vitest';
import { sceneSchema } from './scene.ts';

const STAGE = { place: 'lake', light: 'day' };

function refusalOf(scene: unknown): string | undefined {
  return sceneSchema.safeParse(scene).error?.issues[0]?.message;
}

describe('a scene', () => {
  test('needs no more than its place and its light', () => {
    expect(sceneSchema.parse(STAGE)).toEqual({ ...STAGE, cast: [], things: [] });
  });

  test('has people who stand, look to the right and hold nothing where nothing else is said', () => {
    const [actor] = sceneSchema.parse({ ...STAGE, cast: [{ who: 'peter', at: [3, 1] }] }).cast;
    expect(actor).toEqual({ who: 'peter', at: [3, 1], pose: 'stand', facing: 'right' });
  });

  test.each([
    [
      'an unknown place, with those there are',
      { ...STAGE, place: 'moon' },
      /^there is no place 'moon'; the theatre has beach, bedroom, belly, boat/,
    ],
    [
      'an unknown person',
      { ...STAGE, cast: [{ who: 'zeus', at: [1, 1] }] },
      /^there is no person 'zeus'; the theatre has aaron/,
    ],
    ['a missing light', { place: 'lake' }, /^name a light: dawn, day/],
    ['a place beside the stage', { ...STAGE, things: [{ what: 'sheep', at: [12, 1] }] }, /10/],
    [
      'something else than a place on the stage',
      { ...STAGE, things: [{ what: 'sheep', at: 4 }] },
      /^a place on the stage is \[column, row\]/,
    ],
    [
      'a crowd of faces',
      { ...STAGE, cast: Array.from({ length: 6 }, () => ({ who: 'peter', at: [1, 1] })) },
      /^no more than 5 people/,
    ],
    [
      'a thing that moves and is not there',
      { ...STAGE, moves: 'sheep' },
      /^names nobody and nothing on this stage/,
    ],
  ])('refuses %s', (_, scene, message) => {
    expect(refusalOf(scene)).toMatch(message);
  });

  test('may move what is on its stage', () => {
    expect(
      refusalOf({ ...STAGE, things: [{ what: 'sheep', at: [4, 1] }], moves: 'sheep' }),
    ).toBeUndefined();
  });
});
