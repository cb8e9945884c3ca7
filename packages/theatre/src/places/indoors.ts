import { AIRS, inLight } from '../light/lights.ts';
import { CLOTH, WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { box } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { element, type SvgElement, stroke } from '../svg/element.ts';
import { above, BEYOND, lying, stand, WIDTH } from './place.ts';
import { hanging, inRoom, opening, room } from './room.ts';

/** A simple house of old from within: an opening with shutters for a window, a niche with jars, a hanging lamp. */
export const houseRoom = room({
  wall: '#CDA678',
  floor: '#A67F52',
  front: '#6B4C30',
  furniture: (light) => [
    lying(
      ...opening('M82 174V114C82 80 158 80 158 114V174Z', light, '#CDA678'),
      flat(
        'M82 174V114C82 102 87 94 95 90C91 96 91 104 91 114V174Z',
        darker(inRoom('#CDA678', light), 0.2),
      ),
      flat('M470 190V130C470 106 556 106 556 130V190Z', darker(inRoom('#CDA678', light), 0.34)),
    ),
    stand(
      sheet('M80 100L54 92V186L80 178Z', WOOD.middle),
      sheet('M160 100L186 92V186L160 178Z', WOOD.middle),
      stroke('M67 97V181M173 97V181M55 112L80 117M185 112L160 117', WOOD.dark, 1.5),
      sheet(box(74, 174, 92, 7), WOOD.light),
      sheet(box(466, 186, 94, 8), WOOD.middle),
      sheet('M488 186C478 176 480 162 488 158H500C508 162 510 176 500 186Z', CLOTH.terracotta),
      sheet('M524 186C516 178 518 168 524 164H536C542 168 544 178 536 186Z', CLOTH.sea),
      sheet('M-10 0H650V18H-10Z', darker(WOOD.dark, 0.2)),
      ...hanging(320, 92),
    ),
  ],
  source: () => ({ x: 320, y: 78, radius: 250, isFlame: true }),
});

/** A tent from within: cloth that falls from a pole. */
export const tentRoom = room({
  wall: '#C99A66',
  floor: '#B5763F',
  front: '#6E3F26',
  furniture: (light) => [
    lying(above(inRoom('#D9B27C', light))),
    stand(
      sheet('M-20 -10H320C250 40 120 90 -20 104Z', inRoom('#D9B27C', light)),
      sheet('M660 -10H320C390 40 520 90 660 104Z', inRoom('#CFA56E', light)),
    ),
    lying(
      flat('M250 258C262 200 296 150 320 116C344 150 378 200 390 258Z', AIRS[light].sky[3]),
      flat('M250 258C262 236 378 236 390 258Z', inLight('#8CA568', light)),
    ),
    stand(
      sheet(
        'M320 110C290 150 254 206 226 260H252C264 206 296 158 320 110Z',
        inRoom('#E6C796', light),
      ),
      sheet(
        'M320 110C350 150 386 206 414 260H388C376 206 344 158 320 110Z',
        inRoom('#D6B07A', light),
      ),
      stroke('M120 40V262M520 40V262', WOOD.dark, 6),
      sheet('M60 262V214H150V262Z', CLOTH.madder),
      sheet('M54 214H156V206H54Z', CLOTH.ochre),
    ),
  ],
  source: () => ({ x: 320, y: 200, radius: 230 }),
});

function column(x: number, stone: Color): SvgElement[] {
  return [
    sheet(box(x - 17, 40, 34, 216), stone),
    stroke(`M${x - 8} 54V246M${x} 54V246M${x + 8} 54V246`, darker(stone, 0.12), 1.6),
    sheet(box(x - 25, 28, 50, 16), lighter(stone, 0.2)),
    sheet(box(x - 25, 246, 50, 14), lighter(stone, 0.2)),
  ];
}

/** A hall with columns and curtains. */
export const palace = room({
  wall: '#B98A6E',
  floor: '#9C6B58',
  front: '#54352F',
  furniture: (light) => [
    lying(
      ...opening('M226 232V110C226 64 300 64 300 110V232Z', light, '#B98A6E'),
      ...opening('M340 232V110C340 64 414 64 414 110V232Z', light, '#B98A6E'),
    ),
    stand(...[60, 190, 450, 580].flatMap((x) => column(x, inRoom('#E3CFA8', light)))),
    stand(
      sheet('M-10 -10H650V30H-10Z', inRoom('#8A4A3C', light)),
      sheet('M-20 20C40 50 40 150 -20 230Z', CLOTH.purple),
      sheet('M660 20C600 50 600 150 660 230Z', CLOTH.purple),
    ),
  ],
  source: () => ({ x: 320, y: 120, radius: 270 }),
});

/** The court of the temple: great steps, white stone, a lampstand. */
export const temple = room({
  wall: '#D3C2A0',
  floor: '#C4AE86',
  front: '#7F6B4C',
  furniture: (light) => [
    lying(
      element('rect', {
        x: -20,
        y: -BEYOND,
        width: WIDTH + 40,
        height: BEYOND + 250,
        fill: AIRS[light].sky[light === 'dawn' ? 3 : 1],
      }),
    ),
    stand(
      sheet('M120 250V90H520V250Z', inRoom('#E8DBBC', light)),
      sheet('M100 92L320 20L540 92Z', inRoom('#DCCBA2', light)),
      flat('M276 250V140C276 110 364 110 364 140V250Z', darker(inRoom('#A98A5A', light), 0.4)),
    ),
    stand(...[150, 220, 420, 490].flatMap((x) => column(x, inRoom('#F0E6CC', light)))),
    stand(
      sheet('M70 250H570V262H70Z', inRoom('#DCCBA2', light)),
      sheet('M30 258H610V272H30Z', inRoom('#CFBB90', light)),
    ),
  ],
  source: () => ({ x: 320, y: 150, radius: 280 }),
});

export const stable = room({
  wall: '#6E4A36',
  floor: '#9A7440',
  front: '#4A3020',
  furniture: (light) => [
    lying(...opening('M214 200V110L320 40L426 110V200Z', light, '#6E4A36')),
    stand(
      sheet('M-10 0H650V14L320 30L-10 14Z', WOOD.black),
      ...[40, 206, 434, 600].map((x) => sheet(box(x - 9, 10, 18, 250), '#5B3A28')),
      sheet('M200 34L320 -6L440 34L432 44L320 8L208 44Z', '#5B3A28'),
      sheet('M60 260C70 226 150 222 176 260ZM470 260C490 220 570 224 590 260Z', '#D9B04E'),
      ...hanging(520, 130),
    ),
  ],
  source: () => ({ x: 520, y: 112, radius: 230, isFlame: true }),
});
