import type { Light } from '@lamplight/domain/scenes';
import { inLight } from '../light/lights.ts';
import { lighter } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { placed, stroke } from '../svg/element.ts';
import { rock } from '../things/ground.ts';
import { pine, tree } from '../things/plants.ts';
import { landscape } from './landscape.ts';
import { groundSheet, levelGround, lying, type PlaceDrawing, rise, stand } from './place.ts';

const HILL = { pale: '#BFCDA0', soft: '#A5B97F', green: '#8CA568' } as const;
const EARTH = {
  path: '#D8B58C',
  sand: '#D9B77E',
  clay: '#C9A867',
  brown: '#9A7A46',
} as const;

export const hills = landscape({
  far: [
    { heights: [206, 178, 190, 212, 196, 170, 186, 204], color: HILL.pale, distance: 0.3 },
    { heights: [222, 234, 210, 200, 222, 236, 214, 202], color: HILL.soft, distance: 0.12 },
  ],
  stage: { heights: [258, 250, 254, 260, 262, 256, 250, 254], color: HILL.green, distance: 0 },
  front: '#5E7A46',
});

export const valley = landscape({
  far: [
    { heights: [150, 164, 206, 232, 236, 210, 168, 146], color: HILL.pale, distance: 0.28 },
    { heights: [190, 196, 222, 246, 250, 226, 198, 186], color: HILL.soft, distance: 0.1 },
  ],
  stage: { heights: [252, 256, 262, 264, 264, 262, 256, 250], color: EARTH.clay, distance: 0 },
  front: EARTH.brown,
  onStage: (light) => {
    const water = inLight('#6FA9C0', light);
    return [
      lying(
        flat(
          'M300 264C284 276 268 284 292 296C322 312 296 330 272 346C250 362 262 384 280 402H366C340 380 336 366 352 350C376 328 372 310 340 296C314 284 322 272 334 264Z',
          water,
        ),
        stroke(
          'M300 300q16 -4 30 1M286 344q18 -4 34 1M288 372q20 -5 38 0',
          lighter(water, 0.6),
          1.8,
        ),
      ),
    ];
  },
});

export const garden = landscape({
  far: [
    { heights: [176, 192, 200, 186, 172, 184, 198, 184], color: HILL.pale, distance: 0.3 },
    { heights: [214, 204, 222, 232, 220, 206, 218, 226], color: '#93B075', distance: 0.1 },
  ],
  extras: () => [
    stand(
      placed({ x: 66, y: 262, scale: 1.25 }, tree()),
      placed({ x: 196, y: 246, scale: 0.85 }, tree()),
      placed({ x: 452, y: 248, scale: 0.9, mirrored: true }, tree()),
      placed({ x: 586, y: 264, scale: 1.3, mirrored: true }, tree()),
    ),
  ],
  stage: { heights: [256, 262, 256, 250, 252, 258, 262, 256], color: '#84A561', distance: 0 },
  front: '#557443',
});

export const mountain = landscape({
  far: [
    { heights: [236, 206, 150, 96, 128, 176, 214, 226], color: '#A79AA8', distance: 0.32 },
    { heights: [230, 244, 226, 196, 210, 190, 166, 196], color: '#9A8C86', distance: 0.14 },
  ],
  stage: { heights: [248, 256, 262, 258, 252, 254, 260, 256], color: '#B0A083', distance: 0 },
  front: '#7F6F58',
});

export const desert = landscape({
  far: [
    { heights: [214, 196, 186, 204, 218, 204, 190, 200], color: '#E6CB9A', distance: 0.3 },
    { heights: [224, 236, 222, 206, 218, 236, 228, 212], color: '#DDBB84', distance: 0.12 },
  ],
  stage: { heights: [252, 250, 258, 264, 260, 252, 250, 256], color: EARTH.sand, distance: 0 },
  front: '#B08D58',
});

/** A steep and lonely road among rocks. */
export const road = landscape({
  far: [
    { heights: [128, 150, 192, 214, 206, 176, 140, 120], color: '#CDB898', distance: 0.26 },
    { heights: [160, 186, 226, 240, 238, 214, 180, 158], color: '#BFA580', distance: 0.1 },
  ],
  extras: (light) => [
    stand(
      placed({ x: 84, y: 262, scale: 1.3 }, rock()),
      placed({ x: 566, y: 264, scale: 1.5, mirrored: true }, rock()),
      placed({ x: 486, y: 256, scale: 0.8 }, rock()),
    ),
    lying(flat(oval(320, 252, 40, 3), inLight(EARTH.path, light, 0.1), 0.5)),
  ],
  stage: { heights: [250, 256, 260, 262, 262, 260, 256, 250], color: '#C8AC80', distance: 0 },
  front: '#8C7350',
  onStage: (light) => [
    lying(
      flat(
        'M296 262C270 290 214 330 120 402H470C420 350 372 300 344 262Z',
        inLight('#E2C9A0', light),
        0.85,
      ),
    ),
  ],
});

const WATER = ['#7E9DB4', '#638AA8', '#4A7597', '#3C678B', '#2C5177', '#1F3D63'] as const;

/** A grassy hill above a lake, with mountains on the other side. */
export const lake = landscape({
  far: [
    { heights: [168, 150, 162, 176, 158, 144, 160, 172], color: '#A8B89C', distance: 0.4 },
    { heights: [196, 197, 196, 197, 196, 197, 196, 197], color: WATER[0], distance: 0.2 },
    { heights: [214, 213, 215, 213, 215, 213, 215, 213], color: WATER[1], distance: 0.1 },
  ],
  stage: { heights: [238, 246, 256, 262, 260, 250, 240, 232], color: HILL.green, distance: 0 },
  front: '#5E7A46',
});

/** Sand at the edge of the sea. */
export const shore = landscape({
  far: [
    { heights: [196, 196, 197, 196, 197, 196, 196, 197], color: WATER[0], distance: 0.24 },
    { heights: [216, 214, 217, 214, 217, 214, 216, 214], color: WATER[1], distance: 0.1 },
    { heights: [240, 236, 241, 236, 241, 237, 241, 238], color: WATER[2], distance: 0 },
  ],
  stage: { heights: [264, 258, 254, 258, 262, 258, 254, 260], color: '#E0C48E', distance: 0 },
  front: '#A98A58',
});

export const river = landscape({
  far: [
    { heights: [182, 194, 184, 172, 182, 194, 186, 176], color: HILL.pale, distance: 0.3 },
    { heights: [214, 206, 216, 222, 212, 206, 214, 220], color: HILL.soft, distance: 0.1 },
    { heights: [236, 235, 237, 235, 237, 235, 237, 235], color: WATER[1], distance: 0.06 },
    { heights: [252, 250, 253, 250, 253, 250, 253, 250], color: WATER[2], distance: 0 },
  ],
  stage: { heights: [274, 270, 266, 268, 272, 268, 266, 272], color: '#9FAE6A', distance: 0 },
  front: '#5E7A46',
});

export const forest = landscape({
  far: [
    { heights: [176, 168, 182, 190, 178, 166, 178, 186], color: '#8FA98A', distance: 0.3 },
    { heights: [220, 214, 224, 230, 222, 212, 222, 228], color: '#7A9874', distance: 0.1 },
  ],
  extras: () => [
    stand(
      ...[30, 96, 160, 236, 410, 474, 540, 610].map((x, index) =>
        placed({ x, y: 258 + (index % 3) * 4, scale: 1.1 + ((index * 7) % 5) * 0.12 }, pine()),
      ),
    ),
  ],
  stage: { heights: [256, 260, 256, 252, 254, 258, 260, 256], color: '#7F9A62', distance: 0 },
  front: '#48663F',
});

/** A wave from edge to edge: crests that lean to the right. */
function wave(y: number, height: number, length: number, shift: number): string {
  let x = -60 + shift;
  let d = `M${x} ${y}`;
  while (x < 680) {
    d += `C${x + length * 0.3} ${y - height * 1.3} ${x + length * 0.6} ${y - height * 1.2} ${x + length * 0.72} ${y - height * 0.2}C${x + length * 0.8} ${y + height * 0.25} ${x + length * 0.9} ${y + height * 0.2} ${x + length} ${y}`;
    x += length;
  }
  return `${d}L${x} 430L-60 430Z`;
}

const waves = (
  light: Light,
  list: readonly (readonly [
    y: number,
    length: number,
    shift: number,
    color: number,
    distance: number,
  ])[],
) =>
  list.map(([y, length, shift, color, distance]) =>
    rise(
      sheet(
        wave(y, light === 'storm' ? 26 : 8, length, -shift),
        inLight(WATER[color] ?? WATER[0], light, distance),
        'hill',
      ),
    ),
  );

/** Nothing but water: what floats stands behind its nearest waves. */
export const sea: PlaceDrawing = {
  isIndoors: false,
  far: (light) =>
    waves(light, [
      [206, 150, 30, 0, 0.3],
      [228, 170, 90, 1, 0.16],
      [254, 190, 20, 2, 0.06],
    ]),
  stage: () => [],
  front: (light) =>
    waves(light, [
      [300, 210, 120, 3, 0],
      [336, 240, 40, 4, 0],
      [374, 260, 150, 5, 0],
    ]),
  foot: (light) => inLight(WATER[5], light),
  ground: (row) => ({ y: 306 + row * 3, scale: 1 + row * 0.1 }),
};

const DEEP_WATER = [
  { y: 282, color: '#5F5A9A' },
  { y: 304, color: '#4A4788' },
  { y: 328, color: '#383A74' },
  { y: 354, color: '#2A2D60' },
] as const;

/** The waters before the first day: nothing but dark, and wherever God speaks, light. */
export const deep: PlaceDrawing = {
  isIndoors: false,
  far: () => [],
  stage: (light) =>
    DEEP_WATER.map(({ y, color }) =>
      rise(
        groundSheet([y, y + 4, y - 3, y + 4, y - 4, y + 3, y - 3, y + 2], inLight(color, light)),
      ),
    ),
  front: () => [rise(groundSheet([380, 384, 378, 384, 378, 384, 380, 383], '#1B1E4A'))],
  foot: () => '#1B1E4A',
  ground: levelGround,
};
