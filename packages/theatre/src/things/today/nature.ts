import { WOOD } from '../../paper/cloth.ts';
import { darker, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../../svg/element.ts';
import { INK } from '../limbs.ts';

/** Birds of children’s stories and what grows in a garden of today: it stands on 0. */

const LEAF = '#5E9A54';
const STEM = '#4F7A45';
const SOIL = '#5B3A2A';
const POD = '#7DB05A';

/** Red, with a blue wing and a hooked beak, upright on its feet: 72 units high. */
export function parrot(): SvgElement[] {
  const red = '#C9372F';
  return [
    sheet('M-8 -18L-40 6L-30 9L0 -8Z', '#2F6FC4'),
    stroke('M-4 -5V0H3M7 -6V0H14', '#6B5A4A', 2.6),
    sheet('M-14 -6C-24 -24 -18 -46 -4 -53C12 -58 22 -44 17 -26C13 -11 4 -3 -7 -3Z', red),
    sheet(oval(8, -57, 14), red),
    flat(oval(15, -57, 7.6, 7), '#FBF1E2'),
    ellipse(13, -59, 2.3, 2.5, INK),
    sheet('M20 -64C33 -64 35 -52 28 -44C27 -51 22 -53 19 -55Z', '#4A4250', 'figure'),
    sheet('M-12 -40C-25 -27 -29 -10 -26 3C-14 -4 -3 -16 -1 -30C-3 -39 -8 -43 -12 -40Z', '#2F6FC4'),
    flat(
      'M-14 -36C-19 -30 -22 -24 -23 -19C-15 -22 -8 -27 -4 -33C-6 -38 -11 -39 -14 -36Z',
      '#F4C93B',
    ),
  ];
}

/** Brown, with great round eyes: 72 units high. */
export function owl(): SvgElement[] {
  const brown = '#8A6242';
  return [
    stroke('M-10 -3V1M-6 -3V1M6 -3V1M10 -3V1', '#C98A3A', 3),
    sheet('M-24 -50L-27 -73L-8 -61ZM24 -50L27 -73L8 -61Z', darker(brown, 0.2)),
    sheet('M-23 -4C-33 -30 -28 -60 0 -62C28 -60 33 -30 23 -4C12 3 -12 3 -23 -4Z', brown),
    flat(oval(0, -20, 15, 16), '#DCC49C'),
    stroke(
      'M-7 -28L-4 -24L-1 -28M2 -28L5 -24L8 -28M-5 -19L-2 -15L1 -19M4 -19L7 -15L10 -19',
      brown,
      2,
    ),
    sheet('M-25 -44C-38 -28 -34 -9 -22 -2C-16 -14 -18 -32 -25 -44Z', darker(brown, 0.18)),
    sheet('M25 -44C38 -28 34 -9 22 -2C16 -14 18 -32 25 -44Z', darker(brown, 0.18)),
    ...[-11, 11].flatMap((x) => [
      sheet(oval(x, -45, 11.5), '#F3E4CC', 'figure'),
      ellipse(x, -45, 7.4, 7.4, '#F4B32B'),
      ellipse(x, -45, 4.2, 4.4, INK),
      ellipse(x + 1.6, -46.8, 1.3, 1.3, '#FFFFFF'),
    ]),
    sheet('M-4.4 -40H4.4L0 -29Z', '#D98A2B', 'figure'),
  ];
}

function leaf(x: number, y: number, turn: number, scale = 1): SvgElement {
  return placed({ x, y, turn, scale }, [
    sheet('M0 0C-10 -5 -11 -16 0 -25C11 -16 10 -5 0 0Z', LEAF, 'figure'),
    stroke('M0 -2V-19', darker(LEAF, 0.25), 0.9),
  ]);
}

/** As tall as a child, its round face to the front: 150 units high. */
export function sunflower(): SvgElement[] {
  const petals = Array.from({ length: 16 }, (_, index) => index * 22.5);
  return [
    stroke('M0 0Q-4 -60 0 -114', STEM, 5),
    leaf(-2, -34, -62, 1.3),
    leaf(-2, -52, 60, 1.35),
    leaf(-1, -76, -56, 1.1),
    ...petals.map((turn) =>
      placed({ x: 0, y: -116, turn }, [sheet(oval(0, -27, 6, 12), '#F4B32B', 'figure')]),
    ),
    sheet(oval(0, -116, 22), '#6B4630'),
    ...petals.flatMap((turn) => [
      placed({ x: 0, y: -116, turn }, [ellipse(0, -15, 1.6, 1.6, '#9A6B42')]),
      placed({ x: 0, y: -116, turn: turn * 2 }, [ellipse(0, -7, 1.4, 1.4, '#9A6B42')]),
    ]),
  ];
}

/** Four boards of one length around rows of young beans, seen from above: 112 units wide and high. */
export function beanBed(): SvgElement[] {
  const places = [-32, 0, 32].flatMap((x) => [-20, -52, -84].map((y) => [x, y] as const));
  return [
    sheet(box(-56, -112, 112, 112), WOOD.middle),
    flat(box(-47, -103, 94, 94), SOIL),
    stroke('M-42 -37H42M-42 -69H42', lighter(SOIL, 0.14), 3),
    ...places.flatMap(([x, y]) => [leaf(x, y + 4, -52, 0.62), leaf(x, y + 4, 52, 0.62)]),
  ];
}

/** Poles that lean together with a bar at their feet, and beans that climb up: 146 units high. */
export function beanTent(): SvgElement[] {
  const climbing = (foot: number) =>
    [0.18, 0.38, 0.58, 0.76].map((part, index) =>
      leaf(foot * (1 - part), -138 * part, index % 2 === 0 ? -74 : 74, 0.8),
    );
  return [
    stroke('M0 -2V-138', WOOD.dark, 3.4),
    stroke('M-64 -3H64', WOOD.middle, 5),
    stroke('M-64 -2L4 -146M64 -2L-4 -146', WOOD.middle, 5),
    stroke('M-6 -136H6M-6 -132H6', '#F3E4CC', 2.4),
    ...climbing(-64),
    ...climbing(64),
    ...climbing(0).slice(0, 3),
    ...[
      [-40, -42],
      [42, -36],
      [8, -64],
    ].map(([x = 0, y = 0]) => pod(x, y)),
  ];
}

/** A pod that hangs down, with the beans that swell in it. */
function pod(x: number, y: number, turn = 0): SvgElement {
  return placed({ x, y, turn }, [
    sheet('M0 0C6 4 8 18 2 32C-6 24 -8 8 0 0Z', POD, 'figure'),
    ...[8, 15, 22].map((down) => ellipse(0.4, down, 2.3, 2.6, lighter(POD, 0.3))),
  ]);
}

/** A bean plant in its pot, with pods: 118 units high. */
export function podPot(): SvgElement[] {
  const clay = '#C46F45';
  return [
    stroke('M3 -32V-116', WOOD.middle, 2.6),
    stroke('M0 -32Q-8 -46 4 -56Q14 -68 2 -80Q-6 -92 6 -106', STEM, 3),
    leaf(-2, -46, -68, 1.05),
    leaf(4, -54, 64, 1.1),
    leaf(8, -70, 70, 1.05),
    leaf(-1, -84, -62, 1.05),
    leaf(5, -102, 48, 0.95),
    leaf(4, -104, -40, 0.9),
    pod(-14, -66, 8),
    pod(16, -88, -8),
    pod(24, -52, -6),
    flat(oval(0, -33, 19, 4), SOIL),
    sheet('M-19 -30H19L14 0H-14Z', clay),
    sheet('M-22 -35C-10 -31 10 -31 22 -35V-27H-22Z', lighter(clay, 0.2)),
  ];
}
