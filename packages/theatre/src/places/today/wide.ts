import { inLight } from '../../light/lights.ts';
import { flat } from '../../paper/sheet.ts';
import { ellipse, stroke } from '../../svg/element.ts';
import { landscape } from '../landscape.ts';
import { lying } from '../place.ts';

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
