import { PEOPLE, PLACES, type Scene, sceneSchema, THINGS } from '@lamplight/domain/scenes';
import { describe, expect, test } from 'vitest';
import { WHOLE_KIT } from '../kit/whole.ts';
import { svgText } from '../svg/index.ts';
import { coloringOf, lineArt } from './index.ts';

/** A scene as somebody writes it. */
function written(scene: unknown): Scene {
  return sceneSchema.parse(scene);
}

const MEADOW = written({
  place: 'hills',
  light: 'day',
  cast: [{ who: 'david', at: [3, 3] }],
  things: [{ what: 'sheep', at: [7, 3] }],
});

test.each(PLACES)(
  '%s is closed paper and ink, without shade, from what can neither run nor load',
  (place) => {
    const { pieces } = coloringOf(WHOLE_KIT, written({ place, light: 'dusk' }));
    const text = pieces
      .flatMap((piece) => lineArt(piece))
      .map(svgText)
      .join('');
    expect(text).not.toMatch(/NaN|undefined|opacity|href|url|class/);
    expect(new Set(text.match(/#[0-9A-F]{6}/g))).toEqual(new Set(['#241F33', '#FFFFFF']));
  },
);

test('paper takes a color, its edges and its lines of ink none', () => {
  const { pieces } = coloringOf(WHOLE_KIT, MEADOW);
  for (const piece of pieces) {
    const drawn = lineArt(piece, '#D8443C').map(svgText).join('');
    const isPaper = piece.look === 'paper' || piece.look === 'band';
    expect(drawn.includes('#D8443C')).toBe(isPaper);
    expect(drawn.includes('data-area')).toBe(isPaper && piece.area !== undefined);
  }
});

test.each(PEOPLE)('%s has clothes, skin and hair or a scarf to color in', (who) => {
  const { areas } = coloringOf(
    WHOLE_KIT,
    written({ place: 'deep', light: 'night', cast: [{ who, at: [5, 3] }] }),
  );
  expect(areas.filter(({ kind }) => kind === 'figure').length).toBeGreaterThanOrEqual(3);
});

test.each(THINGS)('%s is drawn', (what) => {
  const scene = written({
    place: 'deep',
    light: 'night',
    things: [{ what, at: [5, 2], size: 1.5 }],
  });
  const { pieces } = coloringOf(WHOLE_KIT, scene);
  expect(pieces.length).toBeGreaterThan(
    coloringOf(WHOLE_KIT, written({ place: 'deep', light: 'night' })).pieces.length,
  );
});

describe('the areas of a picture', () => {
  const { pieces, areas } = coloringOf(WHOLE_KIT, MEADOW);

  test('are numbered from behind: sky, land, then each person and thing with its own', () => {
    expect(areas.map(({ number }) => number)).toEqual(areas.map((_, index) => index));
    expect(areas[0]?.kind).toBe('sky');
    expect(new Set(areas.map(({ kind }) => kind))).toEqual(new Set(['sky', 'land', 'figure']));
    expect(new Set(areas.map(({ figure }) => figure))).toEqual(new Set([0, 1, 2]));
  });

  test('have pieces, and no piece has an area that is not there', () => {
    const used = new Set(pieces.flatMap(({ area }) => (area === undefined ? [] : [area])));
    expect([...used].sort((a, b) => a - b)).toEqual(areas.map(({ number }) => number));
  });

  test('join the pieces of one color: both hands and the face take one', () => {
    const perArea = pieces.filter(({ area, look }) => area !== undefined && look === 'paper');
    expect(perArea.length).toBeGreaterThan(areas.length);
  });

  test('are the same each time', () => {
    expect(coloringOf(WHOLE_KIT, MEADOW)).toEqual({ pieces, areas });
  });

  test('leave out what is hidden', () => {
    const behind = written({
      ...MEADOW,
      cast: [],
      things: [
        { what: 'hen', at: [5, 1], size: 0.4 },
        { what: 'house', at: [5, 2], size: 2 },
      ],
    });
    const figures = coloringOf(WHOLE_KIT, behind).areas.map(({ figure }) => figure);
    expect(Math.max(...figures)).toBe(1);
  });

  test('a room has walls and no sky', () => {
    const room = coloringOf(WHOLE_KIT, written({ place: 'house', light: 'day' }));
    expect(room.areas[0]?.kind).toBe('land');
  });
});
