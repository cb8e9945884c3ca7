import { inLight } from '../../light/lights.ts';
import { WOOD } from '../../paper/cloth.ts';
import { oval } from '../../paper/path.ts';
import { randomFrom } from '../../paper/random.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { element, ellipse, placed, stroke } from '../../svg/element.ts';
import { pine, tree } from '../../things/plants.ts';
import { campTent, pathLantern } from '../../things/today/camp.ts';
import { earth, planet, ringedPlanet } from '../../things/today/heavens.ts';
import { landscape } from '../landscape.ts';
import {
  groundSheet,
  HEIGHT,
  levelGround,
  lying,
  type PlaceDrawing,
  rise,
  stand,
  WIDTH,
} from '../place.ts';

/** The summer camp: tents before the hills, and lanterns along the path. */
export const camp = landscape({
  far: [
    { heights: [190, 172, 184, 204, 190, 168, 182, 198], color: '#BFCDA0', distance: 0.3 },
    { heights: [222, 230, 212, 204, 220, 232, 216, 206], color: '#A5B97F', distance: 0.12 },
  ],
  extras: () => [
    stand(
      ...[24, 230, 396, 618].map((x, index) =>
        placed({ x, y: 256, scale: 0.9 + (index % 2) * 0.25 }, pine()),
      ),
    ),
    stand(
      placed({ x: 112, y: 264, scale: 1.05 }, campTent('#D9631E')),
      placed({ x: 512, y: 264, scale: 1 }, campTent('#2E8B57')),
      placed({ x: 312, y: 254, scale: 0.6 }, campTent('#2F7FD1')),
    ),
  ],
  stage: { heights: [258, 254, 258, 262, 260, 256, 252, 256], color: '#8CA568', distance: 0 },
  front: '#5E7A46',
  onStage: (light) => [
    lying(
      flat(
        'M300 262C262 286 300 304 262 326C226 348 190 372 168 402H440C424 372 396 350 372 326C346 304 356 284 330 262Z',
        inLight('#D8B58C', light),
        0.9,
      ),
    ),
    stand(
      placed({ x: 244, y: 288, scale: 0.72, mirrored: true }, pathLantern()),
      placed({ x: 396, y: 288, scale: 0.72 }, pathLantern()),
    ),
  ],
});

/** A bare hill under the whole sky. */
export const nightHill = landscape({
  far: [
    { heights: [226, 214, 222, 232, 224, 214, 222, 230], color: '#BFCDA0', distance: 0.26 },
    { heights: [244, 240, 246, 250, 244, 238, 244, 250], color: '#A5B97F', distance: 0.1 },
  ],
  stage: { heights: [292, 274, 260, 252, 250, 256, 268, 286], color: '#7F9A62', distance: 0 },
  front: '#48663F',
});

/** Sand, a tide pool, and the sea behind. */
export const beach = landscape({
  far: [
    { heights: [206, 204, 206, 205, 206, 204, 206, 205], color: '#7EB3C4', distance: 0.2 },
    { heights: [226, 230, 224, 229, 225, 230, 224, 228], color: '#5E9DB8', distance: 0.06 },
    { heights: [242, 247, 241, 247, 242, 247, 241, 246], color: '#F3F0DC', distance: 0.04 },
  ],
  stage: { heights: [252, 256, 250, 255, 251, 256, 252, 254], color: '#E6CB9A', distance: 0 },
  front: '#C2A06A',
  onStage: (light) => [
    lying(
      flat(
        'M416 322C410 304 452 296 500 300C548 296 596 306 592 324C590 342 540 350 500 347C458 350 420 342 416 322Z',
        inLight('#B99B68', light),
      ),
      flat(
        'M428 322C426 309 460 303 500 306C542 303 582 311 580 324C576 336 540 342 500 340C462 342 430 335 428 322Z',
        inLight('#6FB0C0', light),
      ),
      stroke('M452 318q16 -4 32 0M510 326q18 -4 36 0', inLight('#DFF1F2', light), 1.8),
      flat(
        'M536 316L539 310L542 316L548 317L543 321L545 327L539 324L533 327L535 321L530 317Z',
        inLight('#D9631E', light),
      ),
      ellipse(470, 330, 6, 3.4, inLight('#8F8899', light)),
      ellipse(480, 333, 4, 2.6, inLight('#A7A0AE', light)),
    ),
  ],
});

/** A slide, a swing and a tree. */
export const playground = landscape({
  far: [
    { heights: [196, 184, 194, 206, 196, 184, 192, 202], color: '#BFCDA0', distance: 0.3 },
    { heights: [228, 234, 222, 216, 226, 236, 224, 218], color: '#A5B97F', distance: 0.12 },
  ],
  extras: () => [
    stand(
      placed({ x: 300, y: 258, scale: 1.2 }, tree()),
      stroke('M66 266L100 140H206L240 266M100 140L118 266M206 140L190 266', '#2F7FD1', 6),
      stroke('M134 142V230M172 142V230', '#6F7387', 2),
      sheet('M126 228H180V236H126Z', WOOD.dark),
      sheet('M452 262V150H466V262ZM500 262V150H514V262Z', WOOD.middle),
      stroke('M459 178H507M459 202H507M459 226H507M459 250H507', WOOD.dark, 4),
      sheet('M446 150H520V140H446Z', '#F4B32B'),
      sheet('M510 150C540 190 560 236 616 252V264C548 256 528 206 502 160Z', '#D9631E'),
    ),
  ],
  stage: { heights: [258, 254, 257, 260, 258, 255, 253, 256], color: '#93B075', distance: 0 },
  front: '#5E7A46',
  onStage: (light) => [lying(flat(oval(400, 300, 150, 15), inLight('#E6CB9A', light), 0.9))],
});

/** Among the planets: whoever stands here stands on the moon. */
export const space: PlaceDrawing = {
  isIndoors: true,
  far: () => {
    const random = randomFrom(7);
    return [
      lying(
        element('rect', { width: WIDTH, height: HEIGHT, fill: '#171A45' }),
        flat(
          'M-10 210C140 120 300 150 430 90C520 50 600 40 650 20V120C560 140 480 190 360 220C220 250 100 300 -10 320Z',
          '#34388A',
          0.4,
        ),
        ...Array.from({ length: 70 }, (_, index) =>
          ellipse(
            random() * WIDTH,
            random() * 280,
            index % 7 === 0 ? 1.8 : 0.9,
            index % 7 === 0 ? 1.8 : 0.9,
            '#FFF1C4',
            {
              fillOpacity: index % 3 === 0 ? 0.9 : 0.55,
            },
          ),
        ),
      ),
      stand(
        placed({ x: 92, y: 74, scale: 0.8 }, planet()),
        placed({ x: 320, y: 104, scale: 0.72 }, earth()),
        placed({ x: 548, y: 70, scale: 1.05 }, ringedPlanet()),
      ),
    ];
  },
  stage: () => [
    rise(groundSheet([286, 270, 258, 252, 252, 258, 270, 288], '#A9A6BC')),
    lying(
      flat(oval(130, 318, 40, 8), '#8E8BA6'),
      flat(oval(470, 300, 28, 5), '#8E8BA6'),
      flat(oval(540, 352, 48, 9), '#8E8BA6'),
      flat(oval(300, 362, 30, 6), '#8E8BA6'),
    ),
  ],
  front: () => [rise(groundSheet([384, 392, 396, 397, 397, 396, 392, 383], '#5F5C7C'))],
  ground: levelGround,
  // The earth shines onto the moon.
  source: () => ({ x: 320, y: 104, radius: 230 }),
};
