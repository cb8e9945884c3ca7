import { type Color, darker, lighter } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../svg/element.ts';

/** Animals stand on 0 and look to the right; a sheep is some 55 units high. */

const INK = '#2A1B2E';
const HOOF = '#4B3A40';

const eye = (x: number, y: number, r = 1.8) => ellipse(x, y, r, r * 1.1, INK);

function leg(x: number, top: number, color: Color, width = 5.5): SvgElement[] {
  return [
    sheet(`M${x} ${top}H${x + width}L${x + width - 0.6} -1H${x + 0.6}Z`, color),
    flat(`M${x + 0.2} -4H${x + width - 0.2}V0H${x + 0.2}Z`, HOOF),
  ];
}

export function sheep(): SvgElement[] {
  const wool = '#FBF1DC';
  const face = '#5B474B';
  return [
    ...leg(-17, -16, face),
    ...leg(-7, -14, face),
    ...leg(5, -14, face),
    ...leg(13, -16, face),
    sheet(
      'M-27 -28C-36 -34 -31 -45 -24 -45C-22 -55 -10 -56 -6 -52C0 -59 12 -57 14 -51C24 -54 31 -45 27 -38C35 -33 32 -22 25 -21C22 -12 12 -10 6 -14C0 -8 -10 -8 -14 -13C-22 -9 -30 -15 -27 -28Z',
      wool,
    ),
    stroke(
      'M-15 -37q4 -5 8 0M3 -41q4 -5 8 0M-4 -25q4 -5 8 0M-20 -26q3 -4 6 0',
      darker(wool, 0.18),
      1.4,
    ),
    sheet('M20 -43C21 -55 41 -56 41 -42C41 -31 36 -25 31 -25C24 -25 20 -33 20 -43Z', face),
    sheet('M22 -47C13 -50 10 -44 12 -39C18 -36 22 -40 24 -45Z', face),
    sheet('M19 -49C22 -60 37 -61 40 -51C34 -46 25 -46 19 -49Z', wool),
    ellipse(30, -42, 1.7, 1.9, '#FFF6E6'),
    ellipse(37, -42, 1.7, 1.9, '#FFF6E6'),
    stroke('M32 -32q2 1.5 4 0', '#FFF6E6', 1.1),
  ];
}

export function lion(): SvgElement[] {
  const coat = '#E2A650';
  const mane = '#9A5426';
  return [
    stroke('M-34 -8C-54 -8 -56 -26 -48 -36', darker(coat, 0.1), 3.6),
    sheet('M-52 -34C-56 -46 -45 -48 -42 -40C-42 -34 -47 -30 -52 -34Z', mane),
    sheet(
      'M-36 0C-42 -26 -28 -44 -8 -46L18 -42C24 -22 22 -8 20 0H8L6 -14C-4 -9 -10 -6 -12 0Z',
      coat,
    ),
    sheet('M-38 0C-41 -14 -32 -22 -22 -20C-12 -17 -11 -8 -12 0Z', darker(coat, 0.08)),
    sheet('M6 0C5 -5 9 -7 14 -7H22C26 -6 26 -2 25 0Z', lighter(coat, 0.2)),
    sheet(
      'M12 -86C4 -90 -6 -86 -9 -80C-18 -79 -21 -70 -19 -65C-26 -59 -24 -50 -19 -46C-19 -37 -9 -33 -4 -34C2 -26 10 -26 13 -29C20 -24 29 -27 31 -34C40 -34 45 -40 42 -48C47 -55 45 -62 41 -65C42 -76 34 -80 28 -80C24 -87 17 -89 12 -86Z',
      mane,
    ),
    sheet(oval(-4, -71, 5), coat),
    sheet(oval(28, -71, 5), coat),
    sheet(
      'M12 -74C26 -74 31 -66 31 -57C31 -46 24 -38 12 -38C0 -38 -7 -46 -7 -57C-7 -66 -2 -74 12 -74Z',
      lighter(coat, 0.16),
    ),
    flat(
      'M12 -57C20 -57 24 -51 22 -46C20 -41 16 -40 12 -40C8 -40 4 -41 2 -46C0 -51 4 -57 12 -57Z',
      '#F7DDA9',
    ),
    flat('M7.5 -57H16.5C16 -53 13.5 -51.5 12 -51.5C10.5 -51.5 8 -53 7.5 -57Z', '#5B2F22'),
    eye(3, -61.5),
    eye(21, -61.5),
    stroke('M12 -51.5V-48M7 -46.5Q10 -44 12 -48Q14 -44 17 -46.5', INK, 1.2),
  ];
}

export function donkey(): SvgElement[] {
  const coat = '#9A8C94';
  const nose = '#E9DED6';
  return [
    stroke('M-36 -44C-46 -38 -45 -26 -42 -18', darker(coat, 0.1), 3),
    flat('M-45 -20C-44 -12 -41 -6 -39 -4C-37 -10 -38 -16 -40 -21Z', HOOF),
    ...leg(-30, -30, darker(coat, 0.16), 6.5),
    ...leg(11, -30, darker(coat, 0.16), 6.5),
    sheet(
      'M-37 -38C-37 -50 -28 -52 -18 -51L14 -51C20 -58 24 -68 29 -76C36 -82 44 -76 42 -66C38 -50 34 -34 26 -28C14 -22 -12 -23 -24 -24C-34 -25 -37 -30 -37 -38Z',
      coat,
    ),
    ...leg(-23, -30, coat, 6.5),
    ...leg(19, -30, coat, 6.5),
    sheet('M14 -52C18 -62 24 -72 28 -80L33 -79C30 -68 26 -58 22 -50Z', HOOF),
    sheet('M29 -80C22 -90 22 -100 25 -105C34 -100 37 -90 36 -80Z', coat),
    sheet('M38 -80C37 -92 41 -100 47 -104C51 -96 48 -84 43 -77Z', darker(coat, 0.1)),
    sheet(
      'M28 -78C34 -86 44 -84 48 -79C52 -74 58 -69 61 -63C64 -55 58 -50 52 -51C42 -53 30 -62 28 -78Z',
      coat,
    ),
    sheet('M52 -69C57 -70 62 -64 62 -58C61 -51 55 -50 51 -51C46 -56 47 -64 52 -69Z', nose),
    eye(42, -73),
    eye(57.5, -61, 1),
    stroke('M51 -55.5q3.5 1.5 6 0', INK, 1.1),
  ];
}

export function camel(): SvgElement[] {
  const coat = '#D2A566';
  return [
    stroke('M-40 -48C-48 -42 -46 -32 -43 -26', darker(coat, 0.2), 2.6),
    ...leg(-28, -36, darker(coat, 0.14)),
    ...leg(14, -36, darker(coat, 0.14)),
    sheet(
      'M-41 -42C-42 -54 -34 -57 -27 -57C-22 -74 -10 -81 -3 -79C6 -77 10 -66 15 -58L24 -57C31 -62 32 -76 35 -86C38 -92 46 -90 47 -82C48 -62 40 -42 28 -36C18 -30 -8 -31 -18 -31C-32 -31 -40 -34 -41 -42Z',
      coat,
    ),
    ...leg(-21, -36, coat),
    ...leg(20, -36, coat),
    sheet('M-25 -60C-16 -53 0 -54 12 -64L17 -41C4 -34 -12 -34 -25 -40Z', '#B5453A'),
    stroke('M-24 -46C-10 -39 6 -41 15.5 -47', '#F4B32B', 2),
    sheet(
      'M35 -85C36 -96 46 -97 52 -93C58 -91 63 -89 64 -84C64 -78 58 -76 52 -77C44 -77 36 -78 35 -85Z',
      coat,
    ),
    sheet('M38 -93L34 -102L43 -97Z', darker(coat, 0.1)),
    eye(48, -88.5),
    stroke('M56 -80q3.5 1 6 -.8', INK, 1.1),
  ];
}

export function cow(): SvgElement[] {
  const coat = '#B98A62';
  return [
    stroke('M-42 -46C-50 -38 -48 -24 -46 -16', darker(coat, 0.1), 3),
    ...leg(-34, -28, darker(coat, 0.16), 7),
    ...leg(12, -28, darker(coat, 0.16), 7),
    sheet(
      'M-43 -38C-44 -52 -34 -56 -22 -56L22 -55C34 -54 36 -40 34 -32C32 -24 22 -22 10 -22L-28 -22C-38 -22 -43 -28 -43 -38Z',
      coat,
    ),
    flat('M-24 -56C-12 -58 -2 -54 -4 -44C-8 -36 -22 -38 -26 -46Z', '#F3E4CC'),
    ...leg(-25, -28, coat, 7),
    ...leg(21, -28, coat, 7),
    stroke('M34 -70C28 -74 28 -80 31 -83M54 -70C60 -74 60 -80 57 -83', '#F3E4CC', 3.4),
    sheet(
      'M32 -66C24 -68 22 -62 25 -59C30 -57 33 -60 34 -63ZM56 -66C64 -68 66 -62 63 -59C58 -57 55 -60 54 -63Z',
      darker(coat, 0.1),
    ),
    sheet(
      'M32 -68C34 -75 54 -75 56 -68C57 -58 55 -46 52 -42C48 -37 40 -37 36 -42C33 -46 31 -58 32 -68Z',
      coat,
    ),
    sheet('M35 -48C38 -53 50 -53 53 -48C54 -40 49 -36 44 -36C39 -36 34 -40 35 -48Z', '#F3D9C2'),
    eye(39, -60),
    eye(49, -60),
    stroke('M40.5 -46v.3M47.5 -46v.3M40 -41q4 2 8 0', '#7A5238', 1.8),
  ];
}

export function hen(): SvgElement[] {
  return [
    stroke('M-3 -8V-1M4 -8V-1', '#D98A2B', 2),
    sheet(
      'M-22 -28C-28 -24 -26 -12 -14 -8C-4 -5 10 -6 14 -14C18 -22 18 -30 16 -36C14 -40 6 -40 4 -34C2 -24 -14 -20 -22 -28Z',
      '#F6EAD2',
    ),
    sheet('M-10 -22C-4 -24 4 -20 4 -15C-2 -10 -10 -14 -10 -22Z', '#E3CFAB'),
    flat('M6 -38C5 -44 9 -44 10 -41C12 -45 16 -43 15 -38Z', '#C9442F'),
    flat('M17 -35L23 -33L17 -31Z', '#E8A33A'),
    eye(12, -34.5, 1.3),
  ];
}

export function elephant(): SvgElement[] {
  const coat = '#8F94A8';
  return [
    stroke('M-50 -52C-58 -44 -57 -32 -55 -26', darker(coat, 0.1), 3),
    ...leg(-42, -34, darker(coat, 0.16), 13),
    ...leg(10, -34, darker(coat, 0.16), 13),
    sheet(
      'M-51 -46C-52 -70 -34 -80 -12 -80C12 -82 32 -74 34 -52C35 -36 30 -28 20 -27L-38 -27C-48 -28 -51 -36 -51 -46Z',
      coat,
    ),
    ...leg(-30, -34, coat, 13),
    ...leg(18, -34, coat, 13),
    sheet(
      'M26 -78C40 -86 58 -78 60 -62C64 -48 60 -28 64 -18C68 -14 72 -16 72 -22L78 -22C80 -10 68 -4 60 -10C52 -16 52 -32 48 -40C38 -38 26 -46 24 -58Z',
      coat,
    ),
    sheet(
      'M28 -76C16 -84 4 -74 8 -60C10 -48 22 -42 30 -48C38 -56 38 -70 28 -76Z',
      darker(coat, 0.12),
    ),
    flat('M50 -44C54 -38 60 -36 64 -38C62 -44 56 -48 52 -50Z', '#FFF6E6'),
    eye(48, -64),
  ];
}

export function giraffe(): SvgElement[] {
  const coat = '#E7BE6A';
  const spot = '#B5783C';
  return [
    stroke('M-26 -56C-32 -48 -31 -40 -30 -36', spot, 2.4),
    ...leg(-22, -44, darker(coat, 0.16)),
    ...leg(9, -44, darker(coat, 0.16)),
    sheet(
      'M-27 -52C-27 -62 -20 -66 -10 -66L10 -70C16 -90 20 -110 24 -124L34 -122C32 -100 28 -76 24 -56C20 -44 10 -42 0 -42L-16 -42C-24 -43 -27 -46 -27 -52Z',
      coat,
    ),
    ...leg(-15, -46, coat),
    ...leg(15, -46, coat),
    ...[
      [-14, -57],
      [2, -58],
      [15, -62],
      [-10, -48],
      [7, -49],
      [20, -78],
      [24, -95],
      [27, -111],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 3.4, 2.8, spot)),
    stroke('M26 -134V-141M32 -134V-141', spot, 2),
    sheet(
      'M22 -122C21 -134 30 -137 35 -133C40 -131 48 -128 49 -123C48 -118 40 -117 34 -117C27 -116 23 -117 22 -122Z',
      coat,
    ),
    sheet('M23 -131L15 -135L18 -127Z', coat),
    eye(32, -127.5, 1.5),
    stroke('M42 -120.5q3 1 5.5 -.6', INK, 1),
  ];
}

export function snake(): SvgElement[] {
  return [
    stroke('M-34 -4C-26 -14 -18 4 -10 -5C-2 -14 6 4 14 -6C18 -12 20 -16 26 -16', '#5F8A4C', 6),
    stroke('M-30 -7l3 2M-14 -3l3 -2M2 -8l3 3M16 -9l3 -1', '#D9C25A', 2),
    sheet('M22 -20C30 -23 38 -20 38 -16C38 -12 30 -11 23 -12Z', '#5F8A4C', 'figure'),
    eye(31, -17.5, 1.2),
    stroke('M38 -16L43 -15', '#B5453A', 1.2),
  ];
}

/** Swims at its place. */
export function fish(): SvgElement[] {
  const scale = '#E9814F';
  return [
    sheet(
      'M-24 -20C-32 -30 -42 -34 -42 -28C-38 -22 -38 -16 -42 -10C-42 -4 -32 -8 -24 -18Z',
      darker(scale, 0.12),
    ),
    sheet('M-26 -19C-10 -38 22 -36 40 -18C28 -4 -8 -2 -26 -19Z', scale),
    flat(
      'M20 -30C30 -28 38 -22 40 -18C36 -12 28 -8 20 -7C26 -14 26 -22 20 -30Z',
      lighter(scale, 0.4),
    ),
    stroke('M-8 -26q5 4 0 9M3 -29q6 5 0 11M-4 -15q5 4 0 5', lighter(scale, 0.5), 1.5),
    eye(30, -20, 2),
  ];
}

export function greatFish(): SvgElement[] {
  const back = '#3F6F94';
  return [
    sheet(
      'M-88 -38C-104 -62 -118 -70 -126 -66C-120 -50 -120 -36 -130 -22C-118 -18 -102 -24 -86 -34Z',
      darker(back, 0.12),
    ),
    sheet(
      'M-96 -36C-70 -80 -10 -88 40 -76C80 -66 98 -44 96 -28C88 -4 40 4 -8 2C-54 0 -84 -14 -96 -36Z',
      back,
    ),
    sheet('M-54 -10C-10 4 56 -8 95 -32C94 -8 44 4 -8 2C-30 1 -46 -3 -54 -10Z', '#8FB2C2'),
    stroke('M-30 -6C6 2 40 -3 66 -12M-18 -1C10 4 34 1 52 -4', '#6E97AE', 1.8),
    sheet('M-12 -18C-16 2 -32 14 -46 16C-46 0 -38 -14 -26 -22Z', darker(back, 0.1)),
    sheet('M-20 -80C-14 -96 4 -100 14 -96C10 -88 8 -82 8 -80Z', darker(back, 0.1)),
    ellipse(62, -44, 4, 4.4, '#17294A'),
    stroke('M95 -31C84 -24 74 -22 64 -24', '#17294A', 2),
  ];
}
