import type { Light } from '@lamplight/domain/scenes';
import { CLOTH, WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter, mix } from '../paper/color.ts';
import { box } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { group, placed, type SvgElement, stroke } from '../svg/element.ts';

const LIT = '#FFCE73';

/** Lamps are lit behind windows when it is dark. */
function windowOf(light: Light, wall: Color): Color {
  return light === 'dusk' || light === 'night' ? LIT : darker(wall, 0.5);
}

/** A tent of woven stripes, 90 units high. */
export function tent(stripe: Color = CLOTH.terracotta): SvgElement[] {
  const cloth = '#E9D6B0';
  return [
    stroke('M0 -84V-70', WOOD.black, 3),
    sheet('M0 -78C-20 -46 -40 -18 -68 0H68C40 -18 20 -46 0 -78Z', cloth),
    flat(
      'M0 -76C-16 -46 -32 -18 -48 -1H-28C-16 -24 -6 -48 0 -76ZM0 -76C16 -46 32 -18 48 -1H28C16 -24 6 -48 0 -76Z',
      stripe,
      0.85,
    ),
    flat('M0 -60C-6 -34 -12 -14 -20 0H20C12 -14 6 -34 0 -60Z', darker(CLOTH.brown, 0.5)),
    sheet('M0 -62C-8 -38 -16 -18 -26 0H-15C-12 -20 -5 -40 0 -62Z', lighter(cloth, 0.3)),
    sheet('M0 -62C8 -38 16 -18 26 0H15C12 -20 5 -40 0 -62Z', darker(cloth, 0.1)),
  ];
}

/** A house of sun-dried brick with a flat roof, 100 units high. */
export function house(light: Light, wall: Color = '#D8B98A'): SvgElement[] {
  return [
    sheet(box(-48, -86, 96, 86), wall),
    sheet(box(-52, -96, 104, 12), lighter(wall, 0.2)),
    stroke('M-36 -84v6M-18 -84v6M0 -84v6M18 -84v6M36 -84v6', WOOD.dark, 3),
    flat('M-12 0V-34C-12 -48 12 -48 12 -34V0Z', darker(wall, 0.6)),
    flat(
      'M-38 -46V-58C-38 -64 -26 -64 -26 -58V-46ZM26 -46V-58C26 -64 38 -64 38 -58V-46Z',
      windowOf(light, wall),
    ),
    stroke('M-48 -20H-30M30 -30H46M-44 -70H-30', darker(wall, 0.14), 1.4),
  ];
}

/** A city with walls, towers and a gate, 130 units high and 260 wide. */
export function city(light: Light): SvgElement[] {
  const wall = '#C9A272';
  const back = lighter(wall, 0.25);
  const houseBox = (x: number, y: number, width: number, height: number, color: Color) => [
    sheet(box(x, y, width, height), color),
    flat(box(x + width * 0.3, y + height * 0.35, width * 0.22, 9), windowOf(light, color)),
  ];
  return [
    ...houseBox(-96, -96, 44, 60, back),
    ...houseBox(-44, -118, 40, 80, lighter(back, 0.1)),
    ...houseBox(8, -104, 46, 66, back),
    ...houseBox(62, -90, 40, 54, lighter(back, 0.1)),
    sheet(battlements(-118, -58, 236), wall),
    sheet(battlements(-136, -88, 42), lighter(wall, 0.08)),
    sheet(battlements(94, -88, 42), lighter(wall, 0.08)),
    sheet(battlements(-40, -84, 80), darker(wall, 0.06)),
    flat('M-20 0V-38C-20 -58 20 -58 20 -38V0Z', darker(wall, 0.62)),
    stroke(
      'M-100 -30H-70M-60 -18H-44M50 -34H84M60 -14H80M-122 -50H-108M106 -44H122',
      darker(wall, 0.14),
      1.5,
    ),
  ];
}

function battlements(x: number, top: number, width: number): string {
  const count = Math.max(3, Math.round(width / 14));
  const tooth = width / (count * 2 - 1);
  let d = `M${x} 0V${top}`;
  for (let index = 0; index < count; index += 1) {
    const from = x + tooth * index * 2;
    d += `V${top - 6}H${from + tooth}V${top}`;
    if (index < count - 1) d += `H${from + tooth * 2}`;
  }
  return `${d}V0Z`;
}

/** A fishing boat with its sail, 96 units high. */
export function boat(): SvgElement[] {
  return [
    stroke('M0 -16V-92', WOOD.dark, 4),
    sheet('M5 -90C30 -76 42 -50 42 -26L5 -24Z', '#FFF3DC'),
    flat('M7 -54C22 -54 34 -50 39 -44L41 -36C30 -40 18 -42 7 -42Z', CLOTH.madder, 0.85),
    sheet('M-4 -82C-20 -68 -28 -46 -28 -28L-4 -26Z', '#EBD8B4'),
    sheet('M-54 -24C-30 -14 30 -14 56 -26C54 -8 44 4 30 4H-32C-46 4 -54 -8 -54 -24Z', WOOD.middle),
    stroke('M-49 -11C-24 -3 24 -3 50 -12', darker(WOOD.middle, 0.3), 1.8),
  ];
}

export function well(): SvgElement[] {
  const stone = '#A79C92';
  return [
    sheet('M-34 -30C-34 -38 34 -38 34 -30L30 0H-30Z', stone),
    flat('M-28 -31C-28 -36 28 -36 28 -31C28 -27 -28 -27 -28 -31Z', '#2C3A5C'),
    stroke('M-32 -18H-12M-4 -18H12M18 -18H31M-24 -9H-6M4 -9H22', darker(stone, 0.25), 1.6),
  ];
}

/** Drawn again smaller, so that many of them make a camp. */
export function camp(stripe: Color): SvgElement[] {
  return [
    placed({ x: -44, y: -4, scale: 0.7 }, tent(stripe)),
    placed({ x: 46, y: -2, scale: 0.62 }, tent(mix(stripe, CLOTH.brown, 0.35))),
    group(tent(stripe)),
  ];
}
