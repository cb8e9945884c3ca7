import type { GuideState } from '@lamplight/domain/scenes';
import type { GuideDrawing } from '../kit/kit.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, group, placed, type SvgElement, stroke } from '../svg/element.ts';
import { smallLantern } from '../things/small.ts';

const PLUM = '#5A3452';
const GOLD = '#F4B32B';
const WING = '#F3ECDF';
const INK = '#FFF3DC';

interface Bearing {
  /** Where the lantern hangs from its pole. */
  readonly tip: readonly [x: number, y: number];
  /** How far its wings are lifted, in degrees. */
  readonly wings: number;
  /** How its head is turned, in degrees. */
  readonly tilt: number;
}

const BEARINGS: Readonly<Record<GuideState, Bearing>> = {
  point: { tip: [36, -8], wings: 0, tilt: 4 },
  listen: { tip: [23, 0], wings: -8, tilt: -12 },
  wait: { tip: [24, -3], wings: 4, tilt: 0 },
  glad: { tip: [25, -24], wings: -14, tilt: -5 },
  ask: { tip: [25, -2], wings: 0, tilt: 10 },
  rest: { tip: [19, 6], wings: 34, tilt: 14 },
};

/** A firefly with a lantern on a pole; it looks to the right. */
function draw(state: GuideState): SvgElement[] {
  const { tip, wings, tilt } = BEARINGS[state];
  const [x, y] = tip;
  return [
    wing(-6, -3, wings - 22, 0.9),
    sheet('M-2 2C-9 -1 -19 6 -22 15C-24 22 -19 27 -13 25C-5 23 4 14 3 7Z', GOLD, 'figure'),
    stroke(
      'M-7 3C-4 6 -3 10 -3 14M-13 6C-9 10 -8 15 -9 20M-18 11C-15 14 -14 18 -15 22',
      '#A86A1C',
      1.6,
    ),
    flat('M-20 17C-22 22 -18 26 -13 24C-16 23 -19 21 -20 17Z', '#FFF1C4'),
    wing(-1, -4, wings, 1),
    placed({ x: 4, y: -7, turn: tilt }, [
      stroke('M-1 -9C-2 -15 1 -19 5 -20M4 -9C5 -14 9 -16 13 -16', PLUM, 1.5),
      ellipse(5.5, -20.4, 2, 2, GOLD),
      ellipse(13.6, -16, 2, 2, GOLD),
      sheet(oval(1, 0, 11), PLUM, 'figure'),
      ...faceOf(state),
    ]),
    stroke(`M5 7Q12 7 16 3`, PLUM, 2.6),
    stroke(`M9 11L${x} ${y - 4}`, '#8A5A36', 1.8),
    placed({ x, y: y + 12, scale: 0.25 }, smallLantern()),
    ...signOf(state),
  ];
}

function wing(x: number, y: number, turn: number, scale: number): SvgElement {
  return placed({ x, y, turn, scale }, [
    sheet('M0 0C-4 -12 -14 -24 -23 -24C-28 -20 -22 -6 0 0Z', WING, 'figure'),
    stroke('M-2 -2Q-12 -10 -20 -20', '#CFC3B0', 0.8),
  ]);
}

function faceOf(state: GuideState): SvgElement[] {
  const eyes =
    state === 'rest'
      ? [stroke('M-2.4 -.5q1.7 1.7 3.4 0M4.4 -.5q1.7 1.7 3.4 0', INK, 1.1)]
      : state === 'glad'
        ? [stroke('M-2.6 0q1.8 -2.2 3.6 0M4.2 0q1.8 -2.2 3.6 0', INK, 1.2)]
        : [ellipse(-0.6, -1, 1.3, 1.5, INK), ellipse(6, -1, 1.3, 1.5, INK)];
  const mouth =
    state === 'ask'
      ? ellipse(2.8, 4.4, 1.2, 1.4, INK)
      : stroke(state === 'glad' ? 'M-.4 3.4q3 3.6 6.2 0' : 'M.6 3.8q2.2 1.8 4.4 0', INK, 1.1);
  return [
    ellipse(-2.6, 2.4, 1.7, 1.1, '#E28A7A', { fillOpacity: 0.5 }),
    ellipse(8, 2.4, 1.7, 1.1, '#E28A7A', { fillOpacity: 0.5 }),
    ...eyes,
    mouth,
  ];
}

/** What tells a state at a glance, beside the bearing. */
function signOf(state: GuideState): SvgElement[] {
  switch (state) {
    case 'listen':
      return [stroke('M20 -20q4 5 1 11M25 -23q6 8 2 17', INK, 1.6)];
    case 'glad':
      return [
        group(
          [
            [-22, -26],
            [16, -34],
            [36, -34],
          ].map(([x = 0, y = 0]) =>
            placed({ x, y }, [flat('M0 -4.5L1 -1L4.5 0L1 1L0 4.5L-1 1L-4.5 0L-1 -1Z', '#FFF1C4')]),
          ),
        ),
      ];
    case 'ask':
      return [
        stroke('M22 -27C22 -33 31 -33 31 -27C31 -23 26.5 -23 26.5 -18', INK, 2.4),
        ellipse(26.5, -13.6, 1.5, 1.5, INK),
      ];
    default:
      return [];
  }
}

export const GUIDE: GuideDrawing = {
  draw,
  lanternAt: (state) => {
    const [x, y] = BEARINGS[state].tip;
    return { x, y: y + 5 };
  },
};
