import type { Mood, Pose } from '@lamplight/domain/scenes';
import { darker } from '../paper/color.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { group, placed, type SvgElement, stroke, tenth } from '../svg/element.ts';
import { arm } from './arm.ts';
import { head, headBehind } from './head.ts';
import type { HeldAt, Holding } from './holding.ts';
import type { Look } from './look.ts';
import { BODY_POSES } from './poses.ts';
import { ROBE } from './robe.ts';

/** A grown-up's size is 1; a child is smaller, with a larger head (1:3.2 instead of 1:4.3). */
const CHILD_SIZE = 0.72;
const CHILD_HEAD = 1.34;
/** Where the head turns on the neck. */
const NECK = -70;

const SHOULDERS = { back: [-10, -65], front: [10, -65] } as const;

/** How large someone is beside a grown-up. */
export function sizeOf({ isChild, size }: Look): number {
  return size ?? (isChild === true ? CHILD_SIZE : 1);
}

/** What somebody does. */
export interface Action {
  readonly pose: Pose;
  /** What the pose shows by itself where nothing is said. */
  readonly mood?: Mood | undefined;
  readonly held?: Holding | undefined;
}

/** A person, 100 units high at size 1, feet at 0, looking to the right. */
export function figure(look: Look, { pose, mood, held: holding }: Action): SvgElement[] {
  const body = BODY_POSES[pose];
  const face = mood ?? body.mood;
  if (body.stance === 'lie') return pose === 'sleep' ? asleep(look, face) : lying(look, face);
  const { clothes = ROBE } = look;
  const { stance } = body;
  const sunk = clothes.sinkOf(look, stance);
  const headScale = look.isChild === true ? CHILD_HEAD : headScaleOf(look);
  const onNeck = (parts: readonly SvgElement[]) =>
    group(parts, {
      transform: `translate(0 ${tenth(NECK * (1 - headScale) + (look.isChild === true ? 2 : 0))}) scale(${headScale}) rotate(${body.tilt} 0 ${NECK})`,
    });
  const held = (where: HeldAt) => (holding?.at === where ? [holding.draw(body)] : []);
  const upper = [
    onNeck(headBehind(look)),
    ...clothes.upper(look, stance),
    onNeck(head(look, face)),
    ...held('body'),
    ...arm(SHOULDERS.back, body.back, look, -1),
    ...arm(SHOULDERS.front, body.front, look, 1),
    ...held('palm'),
  ];
  return [
    ...held('ground'),
    ...clothes.lower(look, stance),
    sunk === 0 ? group(upper) : group(upper, { transform: `translate(0 ${sunk})` }),
  ];
}

/** Giants have small heads. */
function headScaleOf({ size = 1 }: Look): number {
  return size > 1.3 ? 0.86 : 1;
}

/** Where a head lies when its person does: to the left, the face up. */
function headOfLying(look: Look, mood: Mood): SvgElement {
  return placed({ x: -36, y: -17, turn: -82, scale: look.isChild === true ? 1.25 : 1 }, [
    placed(
      { x: 0, y: 86 },
      head({ ...look, ...(look.veil !== undefined && { hair: 'bun' as const }) }, mood),
    ),
  ]);
}

/** On the bare ground, as somebody who cannot get up. */
function lying(look: Look, mood: Mood): SvgElement[] {
  return [
    flat('M54 -9C60 -10 66 -8 66 -4L54 -2ZM52 -4C58 -5 64 -3 63 0H50Z', darker(look.skin, 0.08)),
    headOfLying(look, mood),
    sheet(
      'M-26 -2C-28 -14 -18 -22 -6 -21C14 -20 36 -15 56 -13C60 -8 60 -3 56 0L-20 0Z',
      look.robe,
      'figure',
    ),
    stroke('M8 -17Q24 -10 46 -10M4 -8Q24 -4 44 -5', darker(look.robe, 0.24), 1.3, {
      strokeOpacity: 0.6,
    }),
    sheet('M-16 -13C-8 -19 4 -17 9 -9C10 -5 5 -4 1 -6L-14 -8Z', darker(look.robe, 0.08), 'figure'),
    flat('M6 -9C11 -9 14 -5 12 -2C9 -1 5 -3 4 -6Z', look.skin),
  ];
}

/** On a mat under a blanket. */
function asleep(look: Look, mood: Mood): SvgElement[] {
  const blanket = look.mantle ?? look.robe;
  return [
    sheet('M-50 0C-52 -6 -46 -8 -40 -8L54 -6C60 -5 60 0 56 0Z', '#C9A26B'),
    sheet('M-50 -6C-52 -14 -44 -16 -32 -15C-24 -15 -20 -10 -22 -6Z', '#EADBBB', 'figure'),
    headOfLying(look, mood),
    sheet(
      'M-22 -3C-24 -18 -12 -24 2 -24C18 -25 40 -22 50 -14C58 -9 58 -2 52 -2L-16 -1Z',
      blanket,
      'figure',
    ),
    stroke(
      'M-4 -23Q2 -12 -2 -3M16 -24Q23 -13 19 -3M36 -21Q43 -11 39 -3',
      darker(blanket, 0.24),
      1.3,
      { strokeOpacity: 0.6 },
    ),
    sheet('M-18 -12C-10 -18 2 -17 6 -13C7 -10 3 -9 -2 -9L-16 -8Z', look.robe, 'figure'),
    flat('M5 -14.5C9 -15.5 12 -13.5 11.5 -11C10 -8.8 6 -9 4 -10Z', look.skin),
  ];
}
