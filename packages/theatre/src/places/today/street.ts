import type { Light } from '@lamplight/domain/scenes';
import { inLight } from '../../light/lights.ts';
import { WOOD } from '../../paper/cloth.ts';
import { type Color, darker, lighter } from '../../paper/color.ts';
import { box } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, type SvgElement, stroke } from '../../svg/element.ts';
import { tree } from '../../things/plants.ts';
import { landscape } from '../landscape.ts';
import { lying, stand } from '../place.ts';

/** A narrow house of a town: a roof, two floors of windows and a door. */
function townhouse(
  x: number,
  width: number,
  roof: number,
  wall: Color,
  light: Light,
): SvgElement[] {
  const own = inLight(wall, light, 0.1);
  const glass = light === 'dusk' || light === 'night' ? '#FFCE73' : darker(own, 0.45);
  const windows = [x + width * 0.2, x + width * 0.58];
  return [
    sheet(box(x, roof + 34, width, 240 - roof), own),
    sheet(
      `M${x - 5} ${roof + 36}L${x + width / 2} ${roof}L${x + width + 5} ${roof + 36}Z`,
      inLight('#8E4A32', light, 0.1),
    ),
    ...windows.flatMap((left) => [
      flat(box(left, roof + 52, width * 0.2, 30), glass),
      stroke(`M${left - 2} ${roof + 84}H${left + width * 0.2 + 2}`, lighter(own, 0.4), 3),
    ]),
    flat(box(x + width * 0.56, roof + 104, width * 0.26, 34), glass),
    sheet(box(x + width * 0.16, 206, width * 0.24, 56), inLight(WOOD.dark, light)),
  ];
}

function lamppost(x: number, light: Light): SvgElement[] {
  const iron = inLight('#3A4250', light);
  return [
    stroke(`M${x} 262V118`, iron, 4.4),
    sheet(`M${x - 9} 118L${x - 6} 98H${x + 6}L${x + 9} 118Z`, '#FFF1C4'),
    sheet(`M${x - 9} 98L${x} 88L${x + 9} 98Z`, iron),
  ];
}

/** A row of houses, a sidewalk, and the road before it, with a place where the curb slopes down. */
export const street = landscape({
  far: [{ heights: [186, 176, 184, 192, 182, 174, 182, 188], color: '#A5B97F', distance: 0.3 }],
  extras: (light) => [
    stand(
      ...townhouse(-12, 106, 92, '#D8B98A', light),
      ...townhouse(98, 92, 112, '#C98F7A', light),
      ...townhouse(194, 104, 84, '#C9CBB4', light),
      ...townhouse(396, 98, 96, '#B9A6B4', light),
      ...townhouse(498, 90, 116, '#D9C39A', light),
      ...townhouse(592, 100, 88, '#BFA088', light),
      placed({ x: 348, y: 262, scale: 1.3 }, tree()),
    ),
    stand(...lamppost(308, light), ...lamppost(590, light)),
  ],
  stage: { heights: [258, 258, 258, 258, 258, 258, 258, 258], color: '#C2B8A6', distance: 0 },
  front: '#4A4A52',
  onStage: (light) => [
    lying(
      stroke(
        'M-10 284H650M60 260L30 352M190 260L176 352M320 260V352M450 260L464 352M580 260L610 352',
        darker(inLight('#C2B8A6', light), 0.12),
        1.6,
      ),
      flat(box(-20, 356, 680, 60), inLight('#6B6C74', light)),
      flat('M-20 348H226L206 358H-20ZM660 348H414L434 358H660Z', inLight('#E4DDD0', light)),
      flat('M226 348H414L434 362H206Z', inLight('#D2C8B6', light)),
    ),
  ],
});
