import { CLOTH, WOOD } from '../../paper/cloth.ts';
import { lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, stroke } from '../../svg/element.ts';
import { books } from '../../things/today/learning.ts';
import { lying, stand } from '../place.ts';
import { inRoom, room } from '../room.ts';
import { shelf, windowAt } from './rooms.ts';

const WALL = '#C3B4D2';

/** Where a child of today sleeps; its bed is a thing. */
export const bedroom = room({
  wall: WALL,
  floor: '#A9805C',
  front: '#5A4150',
  furniture: (light) => [
    lying(
      ...windowAt(250, 52, 140, 124, light, WALL),
      ...(light === 'night' ? [flat(oval(354, 84, 13), '#FFF1C4')] : []),
      flat(box(-10, 232, 660, 28), inRoom(lighter(WALL, 0.3), light)),
    ),
    stand(
      sheet('M236 42H292C294 96 276 150 240 182Z', CLOTH.sea),
      sheet('M404 42H348C346 96 364 150 400 182Z', CLOTH.sea),
      sheet('M226 38H414V46H226Z', WOOD.dark),
    ),
    stand(
      shelf(470, 132, 130),
      placed({ x: 506, y: 131, scale: 0.7 }, books()),
      sheet(oval(568, 117, 14), CLOTH.madder),
      stroke('M555 117Q568 109 581 117', CLOTH.white, 4),
      sheet(box(60, 70, 104, 80), WOOD.middle),
      flat(box(68, 78, 88, 64), '#CDE9E4'),
      flat('M68 142V118C90 100 112 130 156 106V142Z', '#8CA568'),
      flat(oval(136, 94, 9), '#F4B32B'),
    ),
  ],
  source: (light) =>
    light === 'day' || light === 'dawn'
      ? { x: 320, y: 114, radius: 240 }
      : { x: 354, y: 84, radius: 200 },
});
