import type { Light } from '@lamplight/domain/scenes';
import { WOOD } from '../../paper/cloth.ts';
import { type Color, darker, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../../svg/element.ts';
import { lying, type Source, stand } from '../place.ts';
import { inRoom, room } from '../room.ts';
import { windowAt } from './rooms.ts';

/** Where grown-ups work, in this century and the last. */

const STEEL = '#AEB6C6';
const PAPER = '#FFF6E6';
const DARK = '#2A2F4A';

/** A shade of tin on a cord. */
function lamp(x: number, y: number): SvgElement[] {
  return [
    stroke(`M${x} -4V${y - 14}`, '#3A2A3A', 1.8),
    sheet(`M${x - 24} ${y}C${x - 20} ${y - 16} ${x + 20} ${y - 16} ${x + 24} ${y}Z`, '#4F6B62'),
    flat(oval(x, y, 8, 4), '#FFF1C4'),
  ];
}

/** By day the window, in the dark the lamp. */
function lightOf(window: Source, { x, y }: { x: number; y: number }): (light: Light) => Source {
  return (light) =>
    light === 'day' || light === 'dawn' ? window : { x, y, radius: 240, isFlame: false };
}

/** Drawers of files, shelves of folders, a clock. */
export const office = room({
  wall: '#D9D2BC',
  floor: '#94806A',
  front: '#4B3D34',
  furniture: (light) => [
    lying(...windowAt(396, 58, 150, 112, light, '#D9D2BC')),
    stand(
      ...[36, 92].flatMap((x) => [
        sheet(box(x, 142, 52, 118), inRoom('#7C8A80', light)),
        ...[150, 186, 222].flatMap((y) => [
          flat(box(x + 5, y, 42, 30), inRoom('#93A196', light)),
          flat(box(x + 17, y + 5, 18, 8), PAPER),
          stroke(`M${x + 18} ${y + 20}H${x + 34}`, '#5B665E', 2.6),
        ]),
      ]),
      sheet(box(176, 120, 176, 8), WOOD.middle),
      ...(['#6B3F6A', '#A6532F', '#3F6B5C', '#34406F', '#A6532F', '#7C8A80', '#6B3F6A'] as const)
        .map((color, index) => ({ color, x: 184 + index * 22 + (index > 3 ? 8 : 0) }))
        .flatMap(({ color, x }) => [
          sheet(box(x, 78, 19, 42), color),
          flat(box(x + 5, 86, 9, 12), PAPER),
        ]),
      sheet(oval(584, 92, 22), WOOD.dark),
      flat(oval(584, 92, 18), PAPER),
      stroke('M584 92V79M584 92L593 97', DARK, 2),
      ...lamp(300, 52),
    ),
    lying(flat(box(-10, 246, 660, 12), darker(inRoom('#D9D2BC', light), 0.2))),
  ],
  source: lightOf({ x: 471, y: 114, radius: 260 }, { x: 300, y: 54 }),
});

const SPINES = [
  '#6B3F6A',
  '#8E4A32',
  '#3F6B5C',
  '#34406F',
  '#A97F3E',
  '#7A5238',
  '#56614A',
] as const;

/** Books between two sides of a case, of uneven heights. */
function row(left: number, right: number, y: number): SvgElement[] {
  const books: SvgElement[] = [];
  for (let x = left, index = Math.round(y + left); x + 9 < right; index += 1) {
    const width = 8 + ((index * 5) % 4) * 2;
    const height = 26 + ((index * 7) % 5) * 2.4;
    if (index % 9 !== 0 && x + width <= right) {
      const color: Color = SPINES[(index * 3) % SPINES.length] ?? SPINES[0];
      books.push(flat(box(x, y - height, width - 1, height), color));
      if (index % 2 === 0)
        books.push(flat(box(x, y - height + 6, width - 1, 2.4), lighter(color, 0.4)));
    }
    x += width;
  }
  return books;
}

function bookcase(x: number, width: number, light: Light): SvgElement[] {
  return [
    sheet(box(x, 36, width, 224), inRoom(WOOD.middle, light)),
    flat(box(x + 8, 44, width - 16, 210), inRoom(WOOD.black, light)),
    ...[84, 128, 172, 216, 254].flatMap((y) => [
      ...row(x + 9, x + width - 9, y),
      sheet(box(x + 6, y, width - 12, 5), inRoom(WOOD.light, light)),
    ]),
  ];
}

/** Two cases of books and a tall window between them: a scholar's of old, or a town's. */
export const library = room({
  wall: '#C9AE86',
  floor: '#8A6244',
  front: '#46322A',
  furniture: (light) => [
    lying(...windowAt(252, 44, 136, 150, light, '#C9AE86')),
    stand(...bookcase(20, 200, light), ...bookcase(420, 200, light)),
    stand(sheet(box(246, 194, 148, 9), inRoom(WOOD.light, light))),
  ],
  source: lightOf({ x: 320, y: 118, radius: 280 }, { x: 320, y: 118 }),
});

/** A room of a hospital: a curtain on its rail, and a screen that shows a heart beating. */
export const ward = room({
  wall: '#CBDDD9',
  floor: '#A3B5B4',
  front: '#50666A',
  furniture: (light) => [
    lying(
      ...windowAt(420, 56, 160, 116, light, '#CBDDD9'),
      flat(box(-10, 206, 660, 10), inRoom('#9DB8B4', light)),
    ),
    stand(
      stroke('M20 44H236', '#8B93AC', 4),
      sheet(
        'M30 46H130C128 110 134 190 128 256C116 250 108 260 96 254C84 260 76 250 64 256C54 250 42 260 30 254Z',
        inRoom('#8FB9B4', light),
      ),
      stroke(
        'M52 50C50 110 56 190 50 248M78 50C82 110 74 190 80 248M104 50C102 120 108 190 102 248',
        inRoom('#6F9C98', light),
        2.4,
      ),
      stroke('M300 46V84', '#8B93AC', 4),
      sheet(box(256, 82, 88, 62), DARK),
      flat(box(262, 88, 76, 50), '#16302F'),
      stroke(
        'M264 116H282L287 100L293 128L298 116H312L317 100L323 128L328 116H336',
        '#8FD6A6',
        2.2,
      ),
    ),
  ],
  source: () => ({ x: 500, y: 112, radius: 270 }),
});

/** Slots of machines one above the other, or lamps that say what goes on within. */
function cabinet(x: number, isSlots: boolean, light: Light): SvgElement[] {
  const shell = inRoom('#7F8CA0', light);
  const slots = [88, 104, 120, 136, 152].flatMap((y, index) => [
    flat(box(x + 13, y - 4, 54, 10), '#4A5568'),
    ellipse(x + 58, y + 1, 2.4, 2.4, index % 2 === 0 ? '#8FD6A6' : '#F4B32B'),
  ]);
  const lamps = [0, 1, 2, 3, 4].flatMap((line) =>
    [0, 1, 2, 3, 4].map((column) =>
      ellipse(
        x + 18 + column * 11,
        96 + line * 13,
        2.8,
        2.8,
        ['#F4B32B', '#3A4A5C', '#8FD6A6', '#3A4A5C', '#D9705A'][(line * 3 + column * 2) % 5] ??
          STEEL,
      ),
    ),
  );
  return [
    sheet(box(x, 68, 80, 192), shell),
    flat(box(x + 8, 78, 64, 92), '#26303F'),
    ...(isSlots ? slots : lamps),
    flat(box(x + 8, 182, 64, 66), darker(shell, 0.16)),
    stroke(
      `M${x + 16} 194H${x + 64}M${x + 16} 204H${x + 64}M${x + 16} 214H${x + 64}M${x + 16} 224H${x + 64}M${x + 16} 234H${x + 64}`,
      darker(shell, 0.36),
      2,
    ),
  ];
}

/** Computers as large as cupboards, wall to wall. */
export const machineRoom = room({
  wall: '#B4BCC4',
  floor: '#808894',
  front: '#3A4250',
  furniture: (light) => [
    lying(flat(box(-20, -10, 680, 30), darker(inRoom('#B4BCC4', light), 0.2))),
    stand(
      ...[4, 92, 180, 268, 356, 444, 532].flatMap((x, index) =>
        cabinet(x + 12, index % 3 === 1, light),
      ),
    ),
    stand(...lamp(196, 40), ...lamp(444, 40)),
  ],
  source: () => ({ x: 320, y: 44, radius: 260 }),
});
