import { darker } from '../paper/color.ts';
import { polygon } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { placed, type SvgElement } from '../svg/element.ts';
import type { Look } from './look.ts';
import type { ArmPose } from './poses.ts';

type Point = readonly [x: number, y: number];

/** From where along an arm, 0 at the shoulder and 1 at the wrist, skin shows. */
const LONG_SLEEVE = 0.82;
const SHORT_SLEEVE = 0.4;
const PARTS = 10;

/** A sleeve in one bend, wider towards the wrist, and a mitten with a thumb. */
export function arm(
  shoulder: Point,
  { elbow, hand }: ArmPose,
  look: Look,
  thumb: 1 | -1,
): SvgElement[] {
  const bend: Point = [
    2 * elbow[0] - (shoulder[0] + hand[0]) / 2,
    2 * elbow[1] - (shoulder[1] + hand[1]) / 2,
  ];
  const at = (t: number): Point => {
    const u = 1 - t;
    return [
      u * u * shoulder[0] + 2 * u * t * bend[0] + t * t * hand[0],
      u * u * shoulder[1] + 2 * u * t * bend[1] + t * t * hand[1],
    ];
  };
  const sleeve = look.bareArms === true ? SHORT_SLEEVE : LONG_SLEEVE;
  const color = look.mantle ?? look.robe;
  const width = look.bareArms === true ? 5 : 6.3;
  const before = at(0.9);
  const turn = (Math.atan2(hand[1] - before[1], hand[0] - before[0]) * 180) / Math.PI;
  return [
    flat(band(at, sleeve - 0.12, 1, 2.7, 2.1), look.skin),
    placed({ x: hand[0], y: hand[1], turn }, [
      flat('M-2.2 -2.3C1 -3.6 4.8 -3 5.4 0C4.8 3 1 3.6 -2.2 2.3Z', look.skin),
      flat(
        `M-.5 ${-1.4 * thumb}C.5 ${-5 * thumb} 3.6 ${-5.4 * thumb} 3.8 ${-3.6 * thumb}C3.6 ${-2.2 * thumb} 2.6 ${-1.4 * thumb} 1.8 ${-1 * thumb}Z`,
        look.skin,
      ),
    ]),
    sheet(band(at, 0, sleeve, 4.7, width), color, 'figure'),
    flat(band(at, sleeve - 0.04, sleeve, width - 0.3, width - 0.3), darker(color, 0.2), 0.7),
  ];
}

/** A strip along a curve that widens from one half width to another. */
function band(
  at: (t: number) => Point,
  from: number,
  to: number,
  first: number,
  last: number,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let part = 0; part <= PARTS; part += 1) {
    const share = part / PARTS;
    const t = from + (to - from) * share;
    const [x, y] = at(t);
    const [ax, ay] = at(Math.max(0, t - 0.02));
    const [bx, by] = at(Math.min(1, t + 0.02));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = first + (last - first) * share;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  }
  return polygon([...left, ...right]);
}
