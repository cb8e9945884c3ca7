import { CLOTH, HAIR, SKIN } from '../paper/cloth.ts';
import { oval } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { placed, type SvgElement } from '../svg/element.ts';
import { sheep } from './animals.ts';

/** Many people far off, without faces: they stand on 0, some 40 units high. */

const ROBES = [
  CLOTH.madder,
  CLOTH.ochre,
  CLOTH.olive,
  CLOTH.indigo,
  CLOTH.sea,
  CLOTH.undyed,
  CLOTH.purple,
  CLOTH.terracotta,
];
const SKINS = Object.values(SKIN);
const COVERS = [CLOTH.undyed, HAIR.black, HAIR.brown, CLOTH.terracotta, HAIR.gray, CLOTH.white];

function pick<T>(list: readonly [T, ...T[]] | readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** Someone who sits and is seen from afar. */
function seated(x: number, y: number, index: number): SvgElement[] {
  return [
    sheet(
      `M${x - 9} ${y}C${x - 10} ${y - 8} ${x - 6} ${y - 15} ${x} ${y - 15}C${x + 6} ${y - 15} ${x + 10} ${y - 8} ${x + 9} ${y}Z`,
      pick(ROBES, index * 3 + 1),
      'figure',
    ),
    flat(oval(x, y - 18, 4.4, 5), pick(SKINS, index)),
    flat(
      `M${x - 4.8} ${y - 17}C${x - 5.5} ${y - 25} ${x + 5.5} ${y - 25} ${x + 4.8} ${y - 17}C${x + 3} ${y - 20} ${x - 3} ${y - 20} ${x - 4.8} ${y - 17}Z`,
      pick(COVERS, index * 5 + 2),
    ),
  ];
}

/** A crowd on the grass, in three rows. */
export function crowd(): SvgElement[] {
  const random = randomFrom(11);
  return [0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 }, (_, index) => {
      const x = -78 + index * 25 + row * 7 + (random() - 0.5) * 6;
      return seated(x, -26 + row * 13, row * 7 + index + Math.floor(random() * 4));
    }).flat(),
  );
}

export function flock(): SvgElement[] {
  return [
    placed({ x: -44, y: -10, scale: 0.55 }, sheep()),
    placed({ x: 34, y: -12, scale: 0.52, mirrored: true }, sheep()),
    placed({ x: -6, y: 0, scale: 0.68 }, sheep()),
  ];
}
