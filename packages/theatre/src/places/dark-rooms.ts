import { AIRS } from '../light/lights.ts';
import { darker } from '../paper/color.ts';
import { box } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { stroke } from '../svg/element.ts';
import { above, lying, rise, stand } from './place.ts';
import { hanging, inRoom, room } from './room.ts';

/** The inside of the ark, or of any ship: planks, beams, a lamp. */
export const hold = room({
  wall: '#8A5A36',
  floor: '#6E4428',
  front: '#3E2618',
  furniture: (light) => [
    lying(
      stroke('M0 60H640M0 112H640M0 164H640M0 214H640', darker(inRoom('#8A5A36', light), 0.28), 2),
    ),
    stand(
      ...[70, 250, 430, 600].map((x) => sheet(box(x - 9, -10, 18, 270), inRoom('#6B4428', light))),
      sheet('M-10 0H650V24H-10Z', inRoom('#5B3A22', light)),
      ...hanging(340, 100),
    ),
  ],
  source: () => ({ x: 340, y: 84, radius: 280, isFlame: true }),
});

/** A jail: stone, a barred window high up, little light. */
export const prison = room({
  wall: '#5F5A72',
  floor: '#4C475E',
  front: '#2A2740',
  furniture: (light) => [
    lying(
      stroke(
        'M0 70H640M0 130H640M0 190H640M80 0V70M240 0V70M420 0V70M560 0V70M150 70V130M330 70V130M500 70V130M60 130V190M230 130V190M410 130V190M580 130V190',
        '#4A4660',
        2,
      ),
      flat('M270 96V40H370V96Z', AIRS[light].sky[3]),
    ),
    stand(
      stroke('M290 38V98M310 38V98M330 38V98M350 38V98', '#2A2740', 4),
      sheet('M262 34H378V42H262Z', '#7A7590'),
      sheet('M262 94H378V104H262Z', '#7A7590'),
    ),
  ],
  source: () => ({ x: 320, y: 72, radius: 260 }),
});

/** A pit of stone with light from above. */
export const den = room({
  wall: '#4F4A60',
  floor: '#6B6172',
  front: '#2C2840',
  furniture: () => [
    lying(
      above('#3E3A52'),
      flat('M250 -10L190 260H450L390 -10Z', '#FFE9B8', 0.16),
      flat('M270 -10L240 260H400L370 -10Z', '#FFE9B8', 0.18),
    ),
    rise(sheet('M-20 420V-10H250C180 40 130 90 100 150C80 200 60 240 50 420Z', '#3E3A52', 'hill')),
    rise(
      sheet('M660 420V-10H390C460 40 510 90 540 150C560 200 580 240 590 420Z', '#3A364E', 'hill'),
    ),
  ],
  source: () => ({ x: 320, y: 20, radius: 300 }),
});
