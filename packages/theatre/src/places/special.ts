import type { Light } from '@lamplight/domain/scenes';
import { inLight } from '../light/lights.ts';
import { WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { box, oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { element, group, placed, stroke } from '../svg/element.ts';
import { house } from '../things/buildings.ts';
import { crate } from '../things/furniture.ts';
import { smallJar, smallLantern } from '../things/small.ts';
import { landscape } from './landscape.ts';
import { river, sea } from './outdoors.ts';
import {
  above,
  groundSheet,
  HEIGHT,
  type Layer,
  levelGround,
  lying,
  type PlaceDrawing,
  rise,
  stand,
  WIDTH,
} from './place.ts';

const HULL = '#8A5334';
/** The hull's side, and the hole in it through which the hold is seen. */
const SIDE =
  'M62 214C54 196 58 168 72 164C82 190 96 222 128 234H516C546 222 560 190 570 162C584 166 588 194 580 214C568 284 536 330 488 344H154C106 330 74 284 62 214Z';
const HOLE = 'M168 254H472C470 288 462 312 446 322H196C178 312 170 288 168 254Z';

/** A ship at sea, cut open: row 0 stands on deck, row 3 lies below. */
export const ship: PlaceDrawing = {
  isIndoors: false,
  far: sea.far,
  stage: (light) => [
    stand(
      sheet('M314 240L316 44L324 44L326 240Z', WOOD.black),
      stroke('M320 48L92 200M320 48L548 200', WOOD.black, 1.6),
      sheet(
        'M246 66C290 62 350 62 396 66C402 92 400 114 390 130C350 122 292 122 252 130C242 114 240 92 246 66Z',
        inLight('#F1E1BE', light),
      ),
      flat(
        'M242 90C290 86 350 86 400 90L398 108C350 102 290 102 243 108Z',
        inLight('#B5453A', light),
        0.9,
      ),
      sheet('M240 62H402V68H240Z', WOOD.dark),
    ),
    lying(
      element('path', { d: HOLE, fill: '#5B3820' }),
      stroke('M170 276H470M176 298H464', '#472A18', 1.6),
      flat('M186 316H454C452 320 450 322 446 322H196C192 322 188 320 186 316Z', '#7A4A2C'),
      placed({ x: 216, y: 317, scale: 0.44 }, smallJar()),
      placed({ x: 430, y: 317, scale: 0.72 }, crate()),
      stroke('M392 254V262', '#3A241A', 1.6),
      placed({ x: 392, y: 288, scale: 0.4 }, smallLantern()),
    ),
    stand(
      group([
        element('path', {
          d: SIDE + HOLE,
          fill: lighter(inLight(HULL, light)),
          fillRule: 'evenodd',
        }),
        element('path', {
          d: SIDE + HOLE,
          fill: inLight(HULL, light),
          fillRule: 'evenodd',
          transform: 'translate(0 1.4)',
        }),
      ]),
      stroke(
        'M84 244C120 250 520 250 558 244M110 300C120 312 136 322 150 328M530 300C520 312 504 322 490 328M180 334H460',
        darker(inLight(HULL, light), 0.3),
        2,
      ),
      stroke(HOLE, '#E0A867', 2.4),
    ),
  ],
  front: (light) => sea.front(light).slice(1).map(lowered),
  foot: sea.foot,
  ground: (row) => (row < 1.5 ? { y: 236, scale: 1 } : { y: 318, scale: 1.24 }),
  source: () => ({ x: 392, y: 278, radius: 190, isFlame: true }),
};

/** The nearest waves reach no higher than the hold. */
function lowered({ fall, children }: Layer): Layer {
  return { fall, children: [group(children, { transform: 'translate(0 16)' })] };
}

/** A fishing boat on the lake, seen from its side: people stand in it, behind its planks. */
export const boat: PlaceDrawing = {
  isIndoors: false,
  far: sea.far,
  stage: (light) => [
    stand(
      sheet('M318 300L319 40L326 40L328 300Z', WOOD.black),
      stroke('M322 44L96 262M322 44L552 262', WOOD.black, 1.6),
      sheet('M214 52H434V60H214Z', WOOD.dark),
      sheet(
        'M222 60H426C424 74 418 82 410 84C402 92 392 84 384 90C374 96 364 86 354 92C344 96 334 88 322 92C312 96 300 86 290 92C280 94 270 86 260 90C248 92 226 84 222 60Z',
        inLight('#F1E1BE', light),
      ),
    ),
  ],
  front: (light) => [
    stand(
      sheet(
        'M52 232C66 228 80 240 96 258C180 272 460 272 544 258C560 240 574 228 588 232C590 288 562 340 520 366H120C78 340 50 288 52 232Z',
        inLight('#9A5E38', light),
      ),
      stroke(
        'M84 286C170 300 470 300 556 286M104 316C190 328 450 328 536 316',
        darker(inLight('#9A5E38', light), 0.3),
        2,
      ),
    ),
    ...sea.front(light).slice(1).map(lowered),
  ],
  foot: sea.foot,
  ground: () => ({ y: 292, scale: 1.2 }),
};

/** Under water: light falls from above onto the sand. */
export const depths: PlaceDrawing = {
  isIndoors: true,
  far: () => [
    lying(
      above('#1F4E74', HEIGHT),
      above('#3F7697', -10),
      flat('M-10 -10H650V60C540 84 420 52 320 70C210 88 110 56 -10 76Z', '#5E9DB8', 0.5),
      flat(
        'M-10 60C110 44 220 92 340 84C450 76 550 100 650 84V170C540 190 420 160 320 178C210 196 110 164 -10 184Z',
        '#3C7C9E',
        0.35,
      ),
      flat('M220 -10L110 400H230L300 -10ZM330 -10L330 400H430L390 -10Z', '#DDF3F0', 0.1),
    ),
    rise(groundSheet([330, 316, 324, 338, 326, 314, 322, 332], '#1C456A')),
  ],
  stage: () => [rise(groundSheet([366, 356, 362, 370, 364, 354, 360, 368], '#2B5D78'))],
  front: () => [rise(groundSheet([388, 394, 397, 397, 397, 397, 394, 388], '#12304F'))],
  foot: () => '#12304F',
  ground: levelGround,
  source: () => ({ x: 300, y: 10, radius: 260 }),
};

/** Inside the great fish: ribs like the arches of a dark house. */
export const belly: PlaceDrawing = {
  isIndoors: true,
  far: () => [
    lying(element('rect', { width: WIDTH, height: HEIGHT, fill: '#3A2148' })),
    lying(above('#4A2852')),
    ...(
      [
        ['M-20 420V-20H660V420H600C600 120 520 40 320 40C120 40 40 120 40 420Z', '#4A2852'],
        ['M-20 420V-20H660V420H540C540 170 470 96 320 96C170 96 100 170 100 420Z', '#3E2149'],
      ] as const
    ).map(([d, color]) => rise(sheet(d, color, 'hill'))),
    lying(
      stroke('M70 300C70 130 160 68 320 68C480 68 570 130 570 300', '#B98AA0', 7, {
        strokeOpacity: 0.5,
      }),
      stroke('M132 290C132 180 200 126 320 126C440 126 508 180 508 290', '#B98AA0', 6, {
        strokeOpacity: 0.4,
      }),
      stroke('M192 280C192 216 240 176 320 176C400 176 448 216 448 280', '#B98AA0', 5, {
        strokeOpacity: 0.3,
      }),
    ),
  ],
  stage: () => [
    rise(groundSheet([270, 276, 270, 274, 268, 274, 270, 276], '#5E3358')),
    lying(
      flat(oval(150, 356, 70, 9), '#7E9DB4', 0.4),
      flat(oval(500, 330, 60, 8), '#7E9DB4', 0.35),
    ),
  ],
  front: () => [rise(groundSheet([384, 394, 397, 397, 397, 397, 394, 384], '#241333'))],
  foot: () => '#241333',
  ground: levelGround,
  source: () => ({ x: 320, y: 214, radius: 210 }),
};

/** A garden with a tomb in the rock: its stone is rolled away. */
export const tomb: PlaceDrawing = {
  isIndoors: false,
  far: (light) => [
    rise(groundSheet([200, 190, 204, 214, 200, 188, 180, 190], inLight('#B7C29A', light, 0.3))),
    rise(
      sheet(
        'M250 270C240 190 300 110 420 104C540 98 620 150 660 190V420H250Z',
        inLight('#A89884', light),
        'hill',
      ),
    ),
    lying(
      flat('M386 264V206C386 160 470 160 470 206V264Z', '#3A3048'),
      flat('M396 264V210C396 172 460 172 460 210V264Z', '#FFD98A', 0.55),
    ),
    stand(
      sheet(oval(524, 226, 40), inLight('#BBAA94', light)),
      stroke(
        'M500 210q20 -14 44 -4M506 242q18 10 38 -2',
        darker(inLight('#BBAA94', light), 0.2),
        1.6,
      ),
    ),
  ],
  stage: (light) => [
    rise(groundSheet([262, 256, 258, 264, 262, 258, 262, 266], inLight('#8CA568', light))),
  ],
  front: (light) => [
    rise(groundSheet([384, 392, 396, 397, 397, 396, 392, 383], inLight('#5E7A46', light))),
  ],
  foot: (light) => inLight('#5E7A46', light),
  ground: levelGround,
  source: () => ({ x: 428, y: 214, radius: 210 }),
};

/** Water that stands like a wall, at one side of the picture: darker towards its edge, with a white crest. */
function standingWater(side: 1 | -1, light: Light): Layer[] {
  const x = (value: number) => (side === -1 ? value : WIDTH - value);
  const sheets: readonly (readonly [edge: number, top: number, color: Color, distance: number])[] =
    [
      [236, 96, '#7E9DB4', 0.12],
      [200, 66, '#5B86A6', 0.04],
      [158, 40, '#3C678B', 0],
    ];
  return sheets.map(([edge, top, color, distance]) =>
    stand(
      sheet(
        `M${x(-20)} ${top}C${x(edge * 0.3)} ${top - 14} ${x(edge * 0.6)} ${top + 6} ${x(edge - 26)} ${top - 2}C${x(edge - 4)} ${top - 8} ${x(edge + 12)} ${top + 4} ${x(edge + 6)} ${top + 20}C${x(edge - 4)} ${top + 70} ${x(edge - 16)} 220 ${x(edge - 26)} 430L${x(-20)} 430Z`,
        inLight(color, light, distance),
        'hill',
      ),
      stroke(
        `M${x(edge * 0.35)} ${top + 56}Q${x(edge * 0.5)} ${top + 46} ${x(edge * 0.68)} ${top + 58}M${x(edge * 0.24)} ${top + 130}Q${x(edge * 0.42)} ${top + 118} ${x(edge * 0.6)} ${top + 132}`,
        inLight('#DCE9EE', light, distance),
        2.2,
        { strokeOpacity: 0.8 },
      ),
    ),
  );
}

/** The sea, parted: a dry way between two walls of water. */
export const partedSea: PlaceDrawing = {
  ...landscape({
    far: [{ heights: [214, 206, 212, 218, 214, 208, 212, 216], color: '#DDBB84', distance: 0.3 }],
    stage: { heights: [256, 254, 252, 250, 250, 252, 254, 256], color: '#D9B77E', distance: 0 },
    front: '#B08D58',
  }),
  far: (light) => [
    rise(groundSheet([214, 206, 212, 218, 214, 208, 212, 216], inLight('#DDBB84', light, 0.3))),
    ...standingWater(-1, light),
    ...standingWater(1, light),
  ],
};

/** The flat roof of a house: people stand on it, and the roofs of the town lie behind. */
export const roof: PlaceDrawing = {
  ...landscape({
    far: [{ heights: [206, 190, 200, 212, 198, 188, 200, 210], color: '#BFB28C', distance: 0.3 }],
    extras: (light) => [
      stand(
        ...[70, 206, 348, 470, 590].map((x, index) =>
          placed(
            { x, y: 296 - (index % 2) * 14, scale: 0.9 + (index % 3) * 0.12 },
            house(light, inLight(index % 2 === 0 ? '#CDA87A' : '#D8B98A', light, 0.12)),
          ),
        ),
      ),
    ],
    stage: { heights: [270, 270, 270, 270, 270, 270, 270, 270], color: '#CFA876', distance: 0 },
    front: '#8C6B46',
    onStage: (light) => [
      stand(
        sheet(box(-20, 254, 680, 22), inLight('#DDBE90', light)),
        stroke(
          'M60 256V274M180 256V274M300 256V274M420 256V274M540 256V274',
          darker(inLight('#DDBE90', light), 0.16),
          1.6,
        ),
      ),
      lying(
        stroke('M30 300H610M10 338H630', darker(inLight('#CFA876', light), 0.12), 1.4, {
          strokeOpacity: 0.6,
        }),
      ),
    ],
  }),
};

/** In the middle of a river: people stand in it, up to their knees at the back and deeper in front. */
export const ford: PlaceDrawing = {
  ...river,
  stage: (light) => [
    rise(groundSheet([270, 268, 271, 268, 271, 269, 271, 268], inLight('#4A7597', light))),
  ],
  front: (light) => [
    rise(groundSheet([300, 296, 301, 297, 301, 296, 300, 297], inLight('#3F6B90', light))),
    lying(
      stroke(
        'M60 322q22 -7 44 0M236 334q24 -7 48 0M418 324q22 -7 44 0M540 340q20 -6 40 0M130 352q24 -7 48 0M330 358q22 -6 44 0',
        lighter(inLight('#4A7597', light), 0.45),
        2,
      ),
    ),
    rise(groundSheet([366, 374, 384, 392, 393, 388, 376, 364], inLight('#5E7A46', light))),
  ],
  ground: (row) => ({ y: 324 + row * 9, scale: 1.24 + row * 0.16 }),
};
