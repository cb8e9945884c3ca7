import type { Mood } from '@lamplight/domain/scenes';
import { darker } from '../paper/color.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../svg/element.ts';
import { face } from './face.ts';
import { beardOf, hairAround, hairBehind } from './hair.ts';
import { headwearBehind, headwearOver } from './headwear.ts';
import type { Look } from './look.ts';

const HEAD =
  'M-9.7 -87C-9.8 -101.5 9.8 -101.5 9.7 -87C9.5 -79 5.5 -74.5 0 -74.3C-5.5 -74.5 -9.5 -79 -9.7 -87Z';

/** How far a face is turned towards what its person looks at. */
const LOOK = 1.6;

/** What of a head lies behind the body. */
export function headBehind(look: Look): SvgElement[] {
  return [...headwearBehind(look), ...(isCovered(look) ? [] : hairBehind(look))];
}

export function head(look: Look, mood: Mood): SvgElement[] {
  const { skin, beard } = look;
  const shade = darker(skin, 0.1);
  return [
    flat('M-3.7 -79H3.7L4.4 -68Q0 -65 -4.4 -68Z', darker(skin, 0.18)),
    ...(isCovered(look)
      ? []
      : [ellipse(-9.6, -85, 2.2, 2.5, shade), ellipse(9.6, -85, 2.2, 2.5, shade)]),
    sheet(HEAD, skin, 'face'),
    ...hairAround(look),
    ...beardOf(look),
    ...face(mood, LOOK, beard !== undefined),
    ...glassesOf(look),
    ...headwearOver(look),
  ];
}

/** Whether cloth hides the ears and the hair that falls down. */
function isCovered({ veil, headcloth }: Look): boolean {
  return veil !== undefined || headcloth !== undefined;
}

function glassesOf({ glasses }: Look): SvgElement[] {
  if (glasses === undefined) return [];
  const round = (x: number) => `M${x - 3.1} -85.4a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0 -6.2 0`;
  const bridge = 'M.9 -85.8q.7 -.7 1.4 0M-5.3 -86L-9.4 -87M8.5 -86L9.6 -86.4';
  return [stroke(`${round(-2.2)}${round(5.4)}${bridge}`, glasses, 0.9)];
}
