import { darker, lighter } from '../paper/color.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../svg/element.ts';
import { eye, HOOF, INK, leg } from './limbs.ts';

/** Animals stand on 0 and look to the right; a sheep is some 55 units high. */

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
