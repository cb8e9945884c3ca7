import { AIRS } from '../light/lights.ts';
import { CLOTH, WOOD } from '../paper/cloth.ts';
import { darker } from '../paper/color.ts';
import { box } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { stroke } from '../svg/element.ts';
import { above, lying, stand } from './place.ts';
import { inRoom, room } from './room.ts';

const WALL = '#CDA678';
/** Twigs and packed mud on beams. */
const ROOF = '#B58A56';

/** A house cut open, with a hole in its flat roof: whoever is on the roof kneels 122 units below the upper edge. */
export const openedHouse = room({
  wall: WALL,
  floor: '#A67F52',
  front: '#6B4C30',
  furniture: (light) => [
    lying(
      above(AIRS[light].sky[1], 122),
      flat('M236 120L170 262H470L404 120Z', '#FFF3D0', 0.34),
      flat('M262 120L226 262H414L378 120Z', '#FFF8E4', 0.4),
      flat('M500 246V204C500 186 568 186 568 204V246Z', darker(inRoom(WALL, light), 0.34)),
    ),
    stand(
      sheet('M512 246C503 237 505 226 512 222H524C531 226 533 237 524 246Z', CLOTH.terracotta),
      sheet('M544 246C537 239 538 231 544 227H556C562 231 563 239 556 246Z', CLOTH.sea),
      sheet(box(492, 244, 84, 7), WOOD.middle),
    ),
    stand(
      sheet('M-20 120H214L204 130L216 138L206 152H-20Z', inRoom(ROOF, light)),
      sheet('M660 120H426L438 131L424 139L436 152H660Z', inRoom(ROOF, light)),
      stroke('M206 128L232 124M210 140L236 144M434 130L410 126M430 142L402 146', WOOD.dark, 2.6),
      ...[20, 84, 148, 478, 542, 606].map((x) => sheet(box(x, 146, 16, 9), WOOD.dark)),
    ),
  ],
  source: () => ({ x: 320, y: 150, radius: 270 }),
});
