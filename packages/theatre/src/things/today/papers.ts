import { WOOD } from '../../paper/cloth.ts';
import { type Color, darker } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../../svg/element.ts';
import { INK } from '../limbs.ts';
import { cat, dog } from './animals.ts';

/** What is drawn and taken on paper, for people and machines to look at: it stands on 0. */

const PAPER = '#FFF6E6';
const WIDTH = 60;
const HEIGHT = 66;

/** A picture with its margin, 66 units high. */
function picture(ground: Color, what: readonly SvgElement[]): SvgElement[] {
  return [
    sheet(box(-WIDTH / 2, -HEIGHT, WIDTH, HEIGHT), PAPER),
    flat(box(-WIDTH / 2 + 5, -HEIGHT + 5, WIDTH - 10, HEIGHT - 14), ground),
    ...what,
  ];
}

export function catPicture(): SvgElement[] {
  return picture('#BFE3E6', [placed({ x: -2, y: -12, scale: 0.6 }, cat())]);
}

export function dogPicture(): SvgElement[] {
  return picture('#CFE0B8', [placed({ x: -2, y: -12, scale: 0.52 }, dog())]);
}

/** A cat with a line through it: not for cats. */
export function noCatPicture(): SvgElement[] {
  return [...catPicture(), stroke('M-20 -12L20 -58', '#D2362B', 4.4)];
}

export function heartPicture(): SvgElement[] {
  return picture('#FBE7EC', [
    sheet(
      'M0 -17C-18 -30 -19 -48 -8 -49C-3 -49 0 -45 0 -42C0 -45 3 -49 8 -49C19 -48 18 -30 0 -17Z',
      '#C2417C',
    ),
  ]);
}

/** Somebody’s face. */
export function facePicture(): SvgElement[] {
  return picture('#E4DDF3', [
    sheet('M-15 -10C-16 -22 -8 -24 0 -24C8 -24 16 -22 15 -10Z', '#2F7FD1'),
    flat(oval(0, -41, 14.5, 15), '#3A241C'),
    sheet(oval(0, -37, 11.5, 12.5), '#C98F62', 'face'),
    flat('M-12 -41C-11 -53 11 -53 12 -41C6 -45 -4 -47 -12 -41Z', '#3A241C'),
    ellipse(-4, -37, 1.4, 1.4, INK),
    ellipse(4, -37, 1.4, 1.4, INK),
    stroke('M-4 -31Q0 -28 4 -31', INK, 1.3),
  ]);
}

/** Three sevens, each in a hand of its own. */
export function sevens(): SvgElement[] {
  const card = (x: number, strokes: string, turn: number) =>
    placed({ x, y: 0, turn }, [sheet(box(-19, -48, 38, 48), PAPER), stroke(strokes, '#34406F', 4)]);
  return [
    card(-44, 'M-10 -38H10L-4 -10', -3),
    card(0, 'M-9 -37Q2 -40 10 -38L-2 -10M-8 -24H8', 2),
    card(44, 'M-11 -32L-9 -39L11 -37L6 -10', -2),
  ];
}

/** A step on a card: go that way. */
export function arrowCard(): SvgElement[] {
  return [
    sheet(box(-24, -40, 48, 40), PAPER),
    sheet('M-17 -24H1V-33L18 -20L1 -7V-16H-17Z', '#0E8F9C', 'figure'),
  ];
}

/** Unrolled and upright: a lake, a house, a path of dots and a hill, 70 units high. */
export function map(): SvgElement[] {
  return [
    sheet(box(-52, -70, 104, 70), '#F3E4BF'),
    sheet(box(-57, -74, 7, 78), WOOD.middle),
    sheet(box(50, -74, 7, 78), WOOD.middle),
    flat('M-42 -50C-42 -62 -14 -64 -10 -52C-8 -42 -38 -38 -42 -50Z', '#5E9DB8'),
    flat(box(20, -30, 20, 16), '#9A5E38'),
    flat('M16 -30L30 -42L44 -30Z', '#B5453A'),
    flat('M10 -52L22 -66L34 -52Z', '#8CA568'),
    flat('M24 -52L33 -62L42 -52Z', darker('#8CA568', 0.15)),
    ...(
      [
        [-24, -34],
        [-18, -27],
        [-10, -22],
        [-1, -19],
        [8, -18],
      ] as const
    ).map(([x, y]) => ellipse(x, y, 2.2, 2.2, '#7A4A2E')),
    stroke('M-42 -14L-34 -6M-34 -14L-42 -6', '#B5453A', 2.4),
  ];
}

/** A cardboard box with a red flag, which somebody built: 84 units high. */
export function flagBox(): SvgElement[] {
  const board = '#C9A06A';
  return [
    stroke('M18 -40V-82', WOOD.dark, 3.4),
    sheet('M18 -84L50 -75L18 -64Z', '#D2362B'),
    sheet(box(-38, -46, 76, 46), board),
    sheet('M-38 -46L-46 -54H-16L-8 -46ZM38 -46L46 -54H34L26 -46Z', darker(board, 0.12)),
    flat(box(-20, -30, 30, 6), darker(board, 0.45)),
    stroke('M-38 -12H38', darker(board, 0.16), 1.6),
  ];
}

/** Four boxes on a stand for the weather of four days: sun, rain, what is in the third, sun. 104 units high. */
function chart(third: readonly SvgElement[]): SvgElement[] {
  const sun = (x: number) => [
    stroke(
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => {
          const [across, up] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
          return `M${x + across * 10} ${-72 + up * 10}L${x + across * 14} ${-72 + up * 14}`;
        })
        .join(''),
      '#E58A2B',
      2.4,
    ),
    sheet(oval(x, -72, 8), '#F4B32B', 'figure'),
  ];
  return [
    stroke('M-52 -44L-60 0M52 -44L60 0', WOOD.dark, 4.5),
    sheet(box(-82, -104, 164, 64), WOOD.middle),
    flat(box(-77, -99, 154, 54), PAPER),
    ...[-72, -35, 2, 39].map((x) => stroke(`M${x} -90H${x + 33}V-54H${x}Z`, '#34406F', 2)),
    ...sun(-55.5),
    stroke('M-27 -66L-30 -58M-18 -66L-21 -58M-9 -66L-12 -58', '#2F7FD1', 2.4),
    sheet(
      'M-32 -68C-33 -76 -26 -78 -24 -78C-22 -86 -11 -86 -10 -78C-4 -78 -4 -68 -9 -68Z',
      '#8B93AC',
      'figure',
    ),
    ...third,
    ...sun(55.5),
  ];
}

/** Nobody drew into the third box. */
export function weatherChart(): SvgElement[] {
  return chart([]);
}

/** A question mark stands in the third box. */
export function askedWeatherChart(): SvgElement[] {
  return chart([
    stroke('M12 -79C12 -87 26 -87 25 -78C24 -73 18.5 -73 18.5 -66', '#C2417C', 3.6),
    ellipse(18.5, -59.5, 2.4, 2.4, '#C2417C'),
  ]);
}

/** An open book whose letters are dots to be felt, lying on a table: 26 units high, 100 wide. */
export function dottedBook(): SvgElement[] {
  const rows = [-19, -13, -7];
  const dots = rows.flatMap((y, row) =>
    [-38, -32, -24, -18, -10, 11, 17, 25, 31, 39].flatMap((x, index) =>
      (index + row) % 3 === 1 ? [] : [ellipse(x - y * 0.1, y, 1.7, 1.4, '#34406F')],
    ),
  );
  return [
    sheet('M-54 0L-44 -28H44L54 0Z', '#C2417C'),
    sheet('M-49 -2L-40 -26Q-18 -29 0 -24V-1Q-22 -6 -49 -2Z', PAPER),
    sheet('M49 -2L40 -26Q18 -29 0 -24V-1Q22 -6 49 -2Z', PAPER),
    ...dots,
  ];
}
