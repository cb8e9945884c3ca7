import { darker, lighter } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../svg/element.ts';
import { eye, INK, leg } from './limbs.ts';

/** Beasts of far lands and of the wild: they stand on 0 and look to the right. */

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

/** It looks ahead, bridled and without a saddle, some 100 units high. */
export function horse(): SvgElement[] {
  const coat = '#8E5B3A';
  const mane = '#3E2A24';
  return [
    sheet(
      'M-40 -56C-54 -52 -56 -34 -52 -20C-46 -22 -46 -34 -42 -42C-38 -46 -36 -52 -40 -56Z',
      mane,
    ),
    ...leg(-31, -34, darker(coat, 0.18), 6.5),
    ...leg(13, -34, darker(coat, 0.18), 6.5),
    sheet(
      'M-42 -46C-43 -60 -32 -64 -18 -62C-6 -61 6 -62 14 -64C22 -72 28 -84 34 -92C42 -96 48 -88 46 -78C42 -60 38 -42 28 -34C14 -26 -12 -28 -26 -28C-36 -29 -41 -36 -42 -46Z',
      coat,
    ),
    ...leg(-24, -34, coat, 6.5),
    ...leg(21, -34, coat, 6.5),
    sheet('M32 -94C22 -88 14 -74 8 -62C14 -60 20 -62 24 -66C28 -76 32 -84 38 -92Z', mane),
    sheet('M34 -92C31 -100 33 -106 37 -109C42 -105 43 -98 41 -92Z', darker(coat, 0.1)),
    sheet(
      'M34 -94C40 -98 48 -96 52 -90C58 -84 66 -78 68 -71C69 -64 63 -60 57 -63C48 -68 36 -78 34 -94Z',
      coat,
    ),
    sheet(
      'M58 -78C64 -77 69 -72 68 -67C66 -61 60 -61 56 -64C53 -69 54 -75 58 -78Z',
      lighter(coat, 0.22),
    ),
    stroke('M49 -92Q52 -82 49 -74M51 -82L60 -70', '#B5453A', 1.8),
    eye(46, -86),
    eye(64, -71, 1),
    stroke('M58 -65.5q3 1.4 5.6 .2', INK, 1.1),
  ];
}

/** With a beard and bent horns, some 62 units high. */
export function goat(): SvgElement[] {
  const coat = '#8D7B6C';
  return [
    ...leg(-24, -22, darker(coat, 0.18)),
    ...leg(9, -22, darker(coat, 0.18)),
    sheet(
      'M-33 -30C-40 -32 -42 -42 -36 -44C-30 -44 -28 -42 -24 -42L12 -42C16 -48 18 -54 22 -58C30 -62 36 -54 33 -46C31 -34 28 -24 20 -21C6 -17 -14 -18 -24 -19C-31 -20 -33 -25 -33 -30Z',
      coat,
    ),
    ...leg(-17, -22, coat),
    ...leg(16, -22, coat),
    stroke('M26 -61C22 -70 14 -73 8 -71M31 -62C29 -72 22 -77 15 -77', '#E9DCC4', 3),
    sheet('M22 -57C14 -58 11 -54 12 -51C17 -49 21 -51 24 -54Z', darker(coat, 0.14)),
    sheet(
      'M21 -58C24 -64 33 -63 36 -58C40 -54 45 -50 46 -46C46 -41 41 -40 37 -42C30 -44 22 -49 21 -58Z',
      lighter(coat, 0.12),
    ),
    sheet('M37 -42C39 -37 39 -32 37 -28C33 -32 33 -38 34 -43Z', '#E9DCC4'),
    eye(33, -55),
    stroke('M39 -44q3 1 5 -.6', INK, 1.1),
  ];
}

/** Grey and large, stern, never ugly; some 62 units high. */
export function wolf(): SvgElement[] {
  const coat = '#77768A';
  const pale = '#C9C7D2';
  return [
    sheet(
      'M-34 -34C-50 -34 -58 -20 -56 -8C-48 -8 -44 -16 -38 -22C-34 -26 -32 -30 -34 -34Z',
      darker(coat, 0.12),
    ),
    ...leg(-28, -22, darker(coat, 0.18)),
    ...leg(9, -22, darker(coat, 0.18)),
    sheet(
      'M-37 -30C-38 -42 -28 -46 -16 -44L10 -46C18 -52 24 -58 30 -58C36 -52 34 -40 30 -30C26 -20 12 -20 2 -20L-22 -18C-32 -18 -37 -22 -37 -30Z',
      coat,
    ),
    flat('M14 -42C20 -46 28 -44 31 -36C29 -27 24 -21 16 -20C11 -26 10 -36 14 -42Z', pale),
    ...leg(-21, -22, coat),
    ...leg(17, -22, coat),
    sheet(
      'M20 -58C18 -66 20 -73 23 -76C28 -72 30 -66 30 -60ZM34 -60C34 -68 38 -74 42 -76C45 -70 44 -62 41 -57Z',
      darker(coat, 0.1),
    ),
    sheet(
      'M18 -54C20 -64 36 -66 42 -59C47 -56 54 -53 55 -49C54 -44 47 -44 42 -43C36 -38 22 -41 18 -54Z',
      coat,
    ),
    flat('M34 -48C40 -52 50 -52 55 -49C54 -44 47 -44 42 -43C38 -41 32 -42 34 -48Z', pale),
    ellipse(54, -50, 2.2, 1.8, INK),
    eye(37, -56),
    stroke('M44 -45.6Q48 -45 51 -46.4', INK, 1.1),
  ];
}

/** A brown bear on its four feet, some 66 units high. */
export function bear(): SvgElement[] {
  const coat = '#7A5238';
  return [
    ...leg(-34, -24, darker(coat, 0.2), 11),
    ...leg(8, -24, darker(coat, 0.2), 11),
    sheet(
      'M-44 -30C-46 -54 -30 -62 -10 -60C4 -64 16 -64 24 -58C34 -50 34 -34 28 -24C20 -14 -24 -14 -36 -18C-42 -20 -44 -24 -44 -30Z',
      coat,
    ),
    ...leg(-25, -24, coat, 11),
    ...leg(17, -24, coat, 11),
    sheet(oval(20, -71, 5.4), darker(coat, 0.12)),
    sheet(oval(41, -71, 5.4), darker(coat, 0.12)),
    sheet(
      'M12 -54C11 -68 22 -75 31 -75C41 -75 50 -68 49 -55C48 -44 40 -40 31 -40C21 -40 13 -44 12 -54Z',
      coat,
    ),
    sheet(oval(34, -49, 10.5, 8), lighter(coat, 0.34)),
    ellipse(35, -53, 3, 2.2, INK),
    eye(25, -60),
    eye(41, -60),
    stroke('M35 -51V-48M31 -46.4Q33 -44.6 35 -46.6Q37 -44.6 39 -46.4', INK, 1.1),
  ];
}

/** A small fox of the desert with huge ears, some 66 units high. */
export function fox(): SvgElement[] {
  const coat = '#DDB06A';
  const pale = '#F7E6C4';
  return [
    sheet('M-26 -24C-40 -30 -54 -22 -56 -6C-46 0 -36 -6 -30 -14Z', coat),
    flat('M-56 -6C-55 -14 -52 -18 -48 -20L-44 -2C-49 -1 -54 -3 -56 -6Z', '#6E4B2F'),
    ...leg(-22, -16, darker(coat, 0.18), 4.6),
    ...leg(6, -16, darker(coat, 0.18), 4.6),
    sheet(
      'M-29 -22C-30 -32 -20 -35 -10 -34L8 -35C16 -38 24 -36 24 -28C24 -18 14 -15 4 -15L-18 -14C-25 -14 -29 -17 -29 -22Z',
      coat,
    ),
    ...leg(-16, -16, coat, 4.6),
    ...leg(13, -16, coat, 4.6),
    sheet(
      'M13 -50C6 -60 5 -74 9 -80C18 -76 23 -66 23 -54ZM29 -54C30 -66 36 -76 44 -79C47 -72 45 -58 38 -49Z',
      coat,
    ),
    flat(
      'M13.5 -55C10 -62 9 -70 11 -74C16 -70 19 -63 20 -56ZM32 -56C34 -64 37 -70 42 -73C43 -67 41 -60 37 -54Z',
      '#E7A38C',
    ),
    sheet(
      'M11 -44C11 -56 22 -59 29 -57C38 -56 42 -48 44 -43C48 -40 52 -37 51 -34C48 -31 42 -32 38 -31C28 -27 14 -31 11 -44Z',
      coat,
    ),
    flat('M25 -37C32 -41 44 -41 51 -36C50 -31 42 -32 38 -31C32 -29 24 -31 25 -37Z', pale),
    ellipse(50, -36, 2, 1.7, INK),
    eye(31, -45),
    stroke('M40 -33.5Q44 -33 46.5 -34', INK, 1),
  ];
}
