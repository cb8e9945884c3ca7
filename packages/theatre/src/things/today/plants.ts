import { darker, lighter } from '../../paper/color.ts';
import { oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, type SvgElement, stroke } from '../../svg/element.ts';

/** Fruit to count and a plant that grows: they stand on 0. */

const LEAF = '#5E9A54';
const CLAY = '#C46F45';

export function apple(): SvgElement[] {
  return [
    stroke('M0 -27Q1 -33 4 -35', '#6B4630', 2.2),
    sheet('M2 -31C6 -38 14 -38 17 -35C14 -29 7 -28 2 -31Z', LEAF, 'figure'),
    sheet(
      'M0 -27C6 -32 17 -30 17 -17C17 -7 9 0 4 -1Q0 -2.4 -4 -1C-9 0 -17 -7 -17 -17C-17 -30 -6 -32 0 -27Z',
      '#C9473F',
    ),
    flat('M-11 -23C-14 -18 -13 -12 -11 -9C-9 -13 -9 -19 -8 -24Z', '#E58B78', 0.8),
  ];
}

export function pear(): SvgElement[] {
  return [
    stroke('M0 -38Q0 -43 3 -45', '#6B4630', 2.2),
    sheet('M1 -41C6 -47 13 -46 15 -43C11 -38 6 -38 1 -41Z', LEAF, 'figure'),
    sheet(
      'M0 -39C6 -39 7 -32 8 -26C10 -21 16 -18 16 -11C16 -3 8 0 0 0C-8 0 -16 -3 -16 -11C-16 -18 -10 -21 -8 -26C-7 -32 -6 -39 0 -39Z',
      '#C9BE4E',
    ),
    flat('M-9 -18C-13 -13 -12 -8 -10 -5C-7 -9 -8 -14 -6 -19Z', '#EFE8A0', 0.8),
  ];
}

function pot(): SvgElement[] {
  return [
    flat(oval(0, -33, 19, 4), '#5B3A2A'),
    sheet('M-19 -30H19L14 0H-14Z', CLAY),
    sheet('M-22 -35C-10 -31 10 -31 22 -35V-27H-22Z', lighter(CLAY, 0.2)),
  ];
}

/** A seed in its pot, to be seen as through glass. */
export function seedPot(): SvgElement[] {
  return [
    ...pot(),
    flat('M-14 -25H14L11 -4H-11Z', '#5B3A2A'),
    flat('M-13.6 -22H13.6L13 -17H-13Z', '#7A5238'),
    sheet('M-5 -13C-5 -19 5 -20 6 -14C6 -9 -4 -8 -5 -13Z', '#E9C98A', 'figure'),
    stroke('M0 -10Q-1 -7 1 -5', '#F3E4CC', 1.4),
  ];
}

function leaf(x: number, y: number, turn: number, scale = 1): SvgElement {
  return placed({ x, y, turn, scale }, [
    sheet('M0 0C-8 -5 -9 -15 0 -22C9 -15 8 -5 0 0Z', LEAF, 'figure'),
    stroke('M0 -2V-17', darker(LEAF, 0.25), 0.9),
  ]);
}

export function sproutPot(): SvgElement[] {
  return [
    stroke('M0 -32Q-1 -42 0 -50', '#4F7A45', 3),
    leaf(0, -50, -48, 0.8),
    leaf(0, -50, 52, 0.9),
    ...pot(),
  ];
}

export function plantPot(): SvgElement[] {
  return [
    stroke('M0 -32Q-3 -60 0 -88', '#4F7A45', 3.4),
    leaf(-1, -46, -66, 1.1),
    leaf(-1, -54, 64, 1.15),
    leaf(-1, -68, -58),
    leaf(0, -74, 56, 0.9),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
      placed({ x: 0, y: -96, turn }, [sheet(oval(0, -11, 4.6, 7.4), '#F4B32B', 'figure')]),
    ),
    sheet(oval(0, -96, 6.6), '#7A5238', 'figure'),
    ...pot(),
  ];
}
