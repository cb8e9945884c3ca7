import { BIBLE_PLACES, type BiblePlace, MAP_REGIONS } from '@lamplight/domain/figures';
import { describe, expect, it, test } from 'vitest';
import { labelsOf } from './labels.ts';
import { projectionOf } from './projection.ts';

const frame = { width: 200, height: 100 };
const named = (x: number, y: number) => ({ x, y, width: 50, height: 14 });

describe('the name of a place', () => {
  it.each([
    ['at its right', [named(50, 50)], 0, 'start'],
    ['at its left, where the frame ends', [named(190, 50)], 0, 'end'],
    ['elsewhere than the name before it', [named(60, 50), named(60, 53)], 1, 'end'],
  ])('stands %s', (_, points, which, anchor) => {
    expect(labelsOf(points, frame)[which]?.anchor).toBe(anchor);
  });

  it('covers no other point', () => {
    const [first] = labelsOf([named(100, 50), named(130, 50)], frame);
    expect(first?.anchor).toBe('end');
  });
});

describe('a map', () => {
  const map = projectionOf(MAP_REGIONS.israel, 300);
  const placeOf = (place: BiblePlace) => {
    const [longitude, latitude] = BIBLE_PLACES[place];
    return map.pointOf(longitude, latitude);
  };

  it('has the north above and the east at the right', () => {
    expect(placeOf('dan').y).toBeLessThan(placeOf('beersheba').y);
    expect(placeOf('joppa').x).toBeLessThan(placeOf('jericho').x);
  });

  it('is as high as it is long: Jerusalem lies some 105 km from Nazareth, Bethlehem some 9', () => {
    const away = (first: BiblePlace, second: BiblePlace) => {
      const [one, other] = [placeOf(first), placeOf(second)];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    const ratio = away('jerusalem', 'nazareth') / away('jerusalem', 'bethlehem');
    expect(ratio).toBeGreaterThan(9);
    expect(ratio).toBeLessThan(14);
  });

  test('draws lines through their points', () => {
    expect(map.pathOf([33.7, 33.75, 36.7, 33.75])).toBe('M0 0L300 0');
  });
});
