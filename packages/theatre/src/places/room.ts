import type { Light } from '@lamplight/domain/scenes';
import { AIRS } from '../light/lights.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { element, placed, type SvgElement, stroke } from '../svg/element.ts';
import { smallLantern } from '../things/small.ts';
import {
  BEYOND,
  groundSheet,
  HEIGHT,
  type Layer,
  levelGround,
  lying,
  type PlaceDrawing,
  rise,
  type Source,
  WIDTH,
} from './place.ts';

interface Room {
  readonly wall: Color;
  readonly floor: Color;
  readonly front: Color;
  /** On the wall, from back to front. */
  readonly furniture: (light: Light) => readonly Layer[];
  readonly source: (light: Light) => Source;
}

export function room({ wall, floor, front, furniture, source }: Room): PlaceDrawing {
  return {
    isIndoors: true,
    far: (light) => [
      lying(
        element('rect', {
          x: -20,
          y: -BEYOND,
          width: WIDTH + 40,
          height: BEYOND + HEIGHT,
          fill: inRoom(wall, light),
        }),
      ),
      ...furniture(light),
    ],
    stage: (light) => [
      rise(groundSheet([258, 257, 258, 257, 258, 257, 258, 257], inRoom(floor, light))),
      lying(
        stroke('M-10 292H650M-10 330H650', darker(inRoom(floor, light), 0.14), 1.4, {
          strokeOpacity: 0.6,
        }),
      ),
    ],
    front: (light) => [
      rise(groundSheet([386, 394, 397, 397, 397, 397, 394, 386], inRoom(front, light))),
    ],
    foot: (light) => inRoom(front, light),
    ground: levelGround,
    source,
  };
}

/** A room takes less of the light outside than a field does. */
export function inRoom(color: Color, light: Light): Color {
  return light === 'day' || light === 'dawn'
    ? color
    : darker(color, light === 'dusk' ? 0.12 : 0.26);
}

/** A hole in a wall through which the sky is seen. */
export function opening(d: string, light: Light, wall: Color): SvgElement[] {
  const { sky } = AIRS[light];
  return [
    sheet(d, lighter(wall, 0.3)),
    flat(d, sky[2]),
    ...(light === 'night' ? [flat(oval(0, 0, 0.1), '#FFF1C4')] : []),
  ];
}

/** A lamp on a cord from the ceiling. */
export const hanging = (x: number, y: number) => [
  stroke(`M${x} -4V${y - 40}`, '#3A2A3A', 1.8),
  placed({ x, y, scale: 0.62 }, smallLantern()),
];
