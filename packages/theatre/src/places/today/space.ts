import { oval } from '../../paper/path.ts';
import { randomFrom } from '../../paper/random.ts';
import { flat } from '../../paper/sheet.ts';
import { element, ellipse, placed } from '../../svg/element.ts';
import { earth, planet, ringedPlanet } from '../../things/today/heavens.ts';
import {
  above,
  groundSheet,
  HEIGHT,
  levelGround,
  lying,
  type PlaceDrawing,
  rise,
  stand,
  WIDTH,
} from '../place.ts';

/** Among the planets: whoever stands here stands on the moon. */
export const space: PlaceDrawing = {
  isIndoors: true,
  far: () => {
    const random = randomFrom(7);
    return [
      lying(
        element('rect', { width: WIDTH, height: HEIGHT, fill: '#171A45' }),
        above('#171A45'),
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
  foot: () => '#5F5C7C',
  ground: levelGround,
  // The earth shines onto the moon.
  source: () => ({ x: 320, y: 104, radius: 230 }),
};
