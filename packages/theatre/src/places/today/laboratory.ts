import { darker } from '../../paper/color.ts';
import { box } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, stroke } from '../../svg/element.ts';
import { books } from '../../things/today/learning.ts';
import { glassJar } from '../../things/today/science.ts';
import { lying, stand } from '../place.ts';
import { inRoom, room } from '../room.ts';
import { shelf, windowAt } from './rooms.ts';

export const laboratory = room({
  wall: '#BFD3CF',
  floor: '#8FA3A6',
  front: '#47585F',
  furniture: (light) => [
    lying(...windowAt(416, 62, 180, 96, light, '#BFD3CF')),
    stand(
      shelf(44, 96, 250),
      shelf(44, 160, 250),
      placed({ x: 78, y: 96, scale: 0.72 }, glassJar()),
      placed({ x: 130, y: 96, scale: 0.58 }, glassJar()),
      sheet('M176 96L190 66V52H204V66L218 96Z', '#DFF1F2'),
      flat('M182 94L190 76H204L212 94Z', '#D9631E', 0.8),
      sheet('M244 96V58H258V96Z', '#DFF1F2'),
      flat('M246 94V74H256V94Z', '#6A4BC4', 0.8),
      placed({ x: 96, y: 160, scale: 0.66 }, books()),
      sheet('M176 160L188 134V122H200V134L212 160Z', '#DFF1F2'),
      flat('M181 158L187 146H201L207 158Z', '#2E8B57', 0.8),
      placed({ x: 256, y: 160, scale: 0.6 }, glassJar()),
    ),
    stand(
      sheet(box(-10, 212, 660, 14), inRoom('#F3F0DC', light)),
      sheet(box(-10, 224, 660, 40), inRoom('#6F9296', light)),
      stroke('M120 230V258M250 230V258M390 230V258M520 230V258', darker('#6F9296', 0.25), 2),
    ),
  ],
  source: () => ({ x: 506, y: 108, radius: 260 }),
});
