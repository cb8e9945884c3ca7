import { darker } from '../paper/color.ts';
import { sheet } from '../paper/sheet.ts';
import { placed, type SvgElement, stroke } from '../svg/element.ts';
import { fish } from './animals.ts';
import { bird, DOVE, type Plumage, smallBread, swaddledBaby, WICKER } from './small.ts';

/** What lives and floats by the water, and a bird that brings bread. */

const RAVEN: Plumage = { tail: '#2C2A45', body: '#383555', wing: '#45426A', eye: '#FFF3DC' };

/** A raven with bread in its beak. */
export function smallRaven(): SvgElement[] {
  return [...bird(RAVEN), placed({ x: 46, y: -6, scale: 0.7 }, smallBread())];
}

/** A basket that floats, with a child in it. */
export function basketBoat(): SvgElement[] {
  return [
    sheet('M-30 -26C-26 -44 26 -44 30 -26Z', darker(WICKER, 0.4)),
    placed({ x: 0, y: -24, scale: 1.25 }, swaddledBaby()),
    sheet('M-36 -24C-20 -16 20 -16 36 -24C34 -8 24 0 14 0H-14C-24 0 -34 -8 -36 -24Z', WICKER),
    stroke(
      'M-33 -15C-18 -9 18 -9 33 -15M-26 -6C-12 -2 12 -2 26 -6M-14 -17L-12 -1M0 -17V0M14 -17L12 -1',
      darker(WICKER, 0.3),
      1.5,
    ),
  ];
}

export function seaweed(): SvgElement[] {
  const green = '#3F7A6A';
  return [-18, -4, 10, 22].map((x, index) => {
    const height = 70 + ((index * 29) % 50);
    const bend = index % 2 === 0 ? 12 : -12;
    return sheet(
      `M${x - 4} 0C${x - 4 + bend} ${-height * 0.3} ${x - 3 - bend} ${-height * 0.6} ${x} ${-height}C${x + 5 - bend} ${-height * 0.6} ${x + 5 + bend} ${-height * 0.3} ${x + 5} 0Z`,
      index % 2 === 0 ? green : darker(green, 0.14),
    );
  });
}

/** A dove with nothing in its beak. */
export function whiteDove(): SvgElement[] {
  return bird(DOVE);
}

/** A net so full that fish look out of it. */
export function fullNet(): SvgElement[] {
  const twine = '#8A7448';
  return [
    sheet('M-56 -8C-60 -38 -34 -58 0 -58C34 -58 60 -38 56 -8C30 2 -30 2 -56 -8Z', '#B79F70'),
    placed({ x: -30, y: -2, scale: 0.6, turn: -24 }, fish()),
    placed({ x: 30, y: -4, scale: 0.6, turn: 18, mirrored: true }, fish()),
    placed({ x: 2, y: -26, scale: 0.64, turn: -6 }, fish()),
    placed({ x: -24, y: -34, scale: 0.52, turn: 22, mirrored: true }, fish()),
    placed({ x: 32, y: -32, scale: 0.5, turn: -30 }, fish()),
    placed({ x: 0, y: -2, scale: 0.56, turn: 8, mirrored: true }, fish()),
    stroke(
      'M-52 -14C-38 -44 -18 -56 0 -57M52 -14C38 -44 18 -56 0 -57M-30 -4C-28 -30 -14 -48 0 -57M30 -4C28 -30 14 -48 0 -57M0 0V-57M-55 -20C-26 -8 26 -8 55 -20M-48 -36C-22 -26 22 -26 48 -36M-32 -50C-14 -44 14 -44 32 -50',
      twine,
      1.3,
    ),
  ];
}
