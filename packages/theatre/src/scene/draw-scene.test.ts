import {
  HELD,
  LIGHTS,
  PEOPLE,
  PLACES,
  type Scene,
  sceneSchema,
  THINGS,
} from '@lamplight/domain/scenes';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../test/bounds.ts';
import { type SvgElement, svgText } from '../svg/index.ts';
import { drawScene } from './index.ts';

/** A scene as somebody writes it. */
function written(scene: unknown): Scene {
  return sceneSchema.parse(scene);
}

function namesIn({ name, children }: SvgElement): Set<string> {
  return new Set([name, ...children.flatMap((child) => [...namesIn(child)])]);
}

/** An empty stage stays below this; whatever stands on it adds its own. */
const STAGE_BYTES = 160_000;

test.each(PLACES)('%s is drawn in every light, from what can neither run nor load', (place) => {
  for (const light of LIGHTS) {
    const { svg } = drawScene(written({ place, light }), 'a');
    const text = svgText(svg);
    expect(text.length).toBeLessThan(STAGE_BYTES);
    expect(text).not.toMatch(/NaN|undefined|href|style=|https?:|data:/);
    expect([...namesIn(svg)].filter((name) => /script|foreign|image|use/i.test(name))).toEqual([]);
  }
});

test.each(THINGS)('%s is drawn', (what) => {
  const { svg } = drawScene(
    written({ place: 'hills', light: 'day', things: [{ what, at: [5, 2] }] }),
    'a',
  );
  expect(svgText(svg)).toContain(`data-name="${what}"`);
});

test.each(PEOPLE)('%s is drawn, and holds whatever there is to hold', (who) => {
  for (const holds of HELD) {
    const scene = written({
      place: 'deep',
      light: 'night',
      cast: [{ who, at: [5, 2], pose: 'give', holds }],
    });
    expect(svgText(drawScene(scene, 'a').svg)).not.toContain('NaN');
  }
});

test('the same scene is drawn the same each time, with ids of its own', () => {
  const scene = written({ place: 'lake', light: 'night', cast: [{ who: 'peter', at: [4, 2] }] });
  const [first, again, other] = ['a', 'a', 'b'].map((id) => svgText(drawScene(scene, id).svg));
  expect(again).toBe(first);
  const idsOf = (text = '') => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(idsOf(first).filter((id) => idsOf(other).includes(id))).toEqual([]);
  for (const [, id] of first?.matchAll(/url\(#([^)]+)\)/g) ?? [])
    expect(idsOf(first)).toContain(id);
});

test('a layer has one filter, whatever stands on it', () => {
  const filters = (things: number) => {
    const sheep = Array.from({ length: things }, (_, index) => ({
      what: 'sheep',
      at: [1 + index, 2],
    }));
    const text = svgText(
      drawScene(written({ place: 'hills', light: 'day', things: sheep }), 'a').svg,
    );
    return text.split(' filter="').length;
  };
  expect(filters(8)).toBe(filters(1));
});

test('a star in the sky shines where it is, in whatever row it is written', () => {
  const lampOf = (row: number) =>
    drawScene(
      written({ place: 'hills', light: 'night', things: [{ what: 'star', at: [4, row] }] }),
      'a',
    ).lamp;
  expect(lampOf(3)).toEqual(lampOf(0));
  expect(lampOf(0)?.y).toBe(260);
});

test.each(['messenger', 'angel'])('%s shines, wherever they stand', (who) => {
  const lampOf = (above?: number) =>
    drawScene(
      written({
        place: 'hills',
        light: 'night',
        cast: [{ who, at: [4, 2], ...(above && { above }) }],
      }),
      'a',
    ).lamp;
  expect(lampOf(40)).toEqual({ ...lampOf(), y: (lampOf()?.y ?? 0) - 40 });
  expect(
    drawScene(
      written({ place: 'hills', light: 'night', cast: [{ who: 'peter', at: [4, 2] }] }),
      'a',
    ).lamp,
  ).toBeNull();
});

test('what moves is marked, and nothing else', () => {
  const scene = {
    place: 'hills',
    light: 'day',
    things: [
      { what: 'sheep', at: [3, 2] },
      { what: 'hen', at: [6, 2] },
    ],
  };
  const moving = svgText(drawScene(written({ ...scene, moves: 'hen' }), 'a').svg);
  expect(moving.match(/theatre-mover/g)).toHaveLength(1);
  expect(svgText(drawScene(written(scene), 'a').svg)).not.toContain('theatre-mover');
});

test.each([
  ['a fire', { place: 'hills', light: 'night', things: [{ what: 'campfire', at: [5, 2] }] }, true],
  ['a house with its lamp', { place: 'house', light: 'night' }, true],
  ['hills by day', { place: 'hills', light: 'day' }, false],
])('%s has a lamp of its own: %s', (_, scene, has) => {
  expect(drawScene(written(scene), 'a').lamp !== null).toBe(has);
});

test('each of several that are counted is marked, and what stands alone needs no mark', () => {
  const text = svgText(
    drawScene(
      written({
        place: 'hills',
        light: 'day',
        things: [
          { what: 'sheep', at: [3, 2], count: 7 },
          { what: 'hen', at: [8, 2] },
        ],
      }),
      'a',
    ).svg,
  );
  expect([...text.matchAll(/data-one="(\d+)"/g)].map(([, one]) => Number(one))).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
});

describe('what has to be seen wherever a scene is shown', () => {
  const focusOf = (scene: object) =>
    drawScene(written({ place: 'hills', light: 'day', ...scene }), 'a').focus;

  test.each([
    [
      'is around everybody',
      {
        cast: [
          { who: 'peter', at: [2, 2] },
          { who: 'john', at: [8, 2] },
        ],
      },
    ],
    [
      'is around what lies at the edge',
      {
        things: [
          { what: 'boat', at: [1, 2] },
          { what: 'tent', at: [8.6, 2] },
        ],
      },
    ],
    ['is around all that are counted', { things: [{ what: 'sheep', at: [5, 2], count: 7 }] }],
  ])('%s', (_, scene) => {
    const { left, right } = focusOf(scene);
    const drawn = drawScene(written({ place: 'hills', light: 'day', ...scene }), 'a').svg;
    const bounds = boundsOf(named(drawn));
    expect(left).toBeLessThanOrEqual(Math.max(0, bounds.left));
    expect(right).toBeGreaterThanOrEqual(Math.min(640, bounds.right));
  });

  test('is never a portrait, and stays in the frame', () => {
    const { left, right } = focusOf({ cast: [{ who: 'peter', at: [1, 2] }] });
    expect([left, right]).toEqual([0, 420]);
  });

  test('is the land from edge to edge where nobody stands', () => {
    expect(focusOf({})).toEqual({ left: 0, right: 640, top: 90, bottom: 270 });
  });
});

function named(element: SvgElement): SvgElement[] {
  return element.attributes['data-name'] === undefined
    ? element.children.flatMap(named)
    : [element];
}
