import { inLight } from '../../light/lights.ts';
import { WOOD } from '../../paper/cloth.ts';
import { oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, stroke } from '../../svg/element.ts';
import { pine, tree } from '../../things/plants.ts';
import { campTent, pathLantern } from '../../things/today/camp.ts';
import { landscape } from '../landscape.ts';
import { lying, stand } from '../place.ts';

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
