import { inLight } from '../light/lights.ts';
import { placed } from '../svg/element.ts';
import { city, house } from '../things/buildings.ts';
import { landscape } from './landscape.ts';
import { stand } from './place.ts';

/** A street of old. */
export const town = landscape({
  far: [{ heights: [206, 196, 204, 212, 202, 194, 204, 210], color: '#C9BB94', distance: 0.3 }],
  extras: (light) => [
    stand(
      placed({ x: 250, y: 240, scale: 0.72 }, house(light, inLight('#D9BE93', light, 0.2))),
      placed({ x: 392, y: 238, scale: 0.66 }, house(light, inLight('#CFAE82', light, 0.2))),
    ),
    stand(
      placed({ x: 70, y: 266, scale: 1.45 }, house(light, inLight('#D8B98A', light))),
      placed({ x: 182, y: 256, scale: 1.05 }, house(light, inLight('#C9A272', light))),
      placed({ x: 480, y: 256, scale: 1.1 }, house(light, inLight('#CDA87A', light))),
      placed({ x: 590, y: 268, scale: 1.4 }, house(light, inLight('#DDC096', light))),
    ),
  ],
  stage: { heights: [262, 258, 254, 252, 252, 254, 258, 262], color: '#D2B383', distance: 0 },
  front: '#94774C',
});

/** Outside a city: its walls stand on the hill behind. */
export const gate = landscape({
  far: [{ heights: [196, 186, 194, 204, 196, 186, 192, 200], color: '#C9BB94', distance: 0.3 }],
  extras: (light) => [stand(placed({ x: 320, y: 258, scale: 1.5 }, city(light)))],
  stage: { heights: [258, 254, 252, 250, 250, 252, 254, 258], color: '#CFB280', distance: 0 },
  front: '#94774C',
});
