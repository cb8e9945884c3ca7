import type { Light } from '@lamplight/domain/scenes';
import { oval } from '../paper/path.ts';
import type { Random } from '../paper/random.ts';
import { flat, sheet } from '../paper/sheet.ts';
import type { Source } from '../places/place.ts';
import { element, ellipse, group, placed, type SvgElement, stroke } from '../svg/element.ts';
import { cloud } from '../things/sky-things.ts';
import { AIRS } from './lights.ts';

const WIDTH = 640;

/** What the gradient of a sky is made of. */
export function skyGradient(light: Light, id: string): SvgElement {
  const { sky } = AIRS[light];
  return element(
    'linearGradient',
    { id, x1: 0, x2: 0, y1: 0, y2: 400, gradientUnits: 'userSpaceOnUse' },
    sky.map((color, index) => element('stop', { offset: index / 6, stopColor: color })),
  );
}

/** Where sun or moon stand; a storm has neither. */
export const SUNS: Readonly<Record<Light, Source | null>> = {
  dawn: { x: 320, y: 196, radius: 200 },
  day: { x: 500, y: 64, radius: 170 },
  dusk: { x: 180, y: 184, radius: 210 },
  night: { x: 520, y: 66, radius: 130, isFlame: true },
  storm: null,
};

/** What is in the sky: sun, moon, stars, clouds, rain. */
export function skyThings(light: Light, random: Random): SvgElement[] {
  switch (light) {
    case 'day':
      return [
        sheet(oval(500, 64, 26), '#FFF0C4'),
        placed({ x: 110, y: 72, scale: 0.6 }, cloud()),
        placed({ x: 330, y: 48, scale: 0.42 }, cloud()),
      ];
    case 'dawn':
      return [
        sheet(oval(320, 196, 40), '#FFF3CF'),
        placed({ x: 120, y: 84, scale: 0.5 }, cloud(AIRS.dawn.cloud)),
        placed({ x: 528, y: 62, scale: 0.6 }, cloud(AIRS.dawn.cloud)),
      ];
    case 'dusk':
      return [
        ...stars(14, [0, 90], random),
        ...stars(20, [-260, 0], random),
        sheet(oval(180, 184, 34), '#FFE0A0'),
        placed({ x: 470, y: 74, scale: 0.6 }, cloud(AIRS.dusk.cloud)),
        placed({ x: 60, y: 56, scale: 0.44 }, cloud(AIRS.dusk.cloud)),
      ];
    case 'night':
      return [
        ...stars(46, [0, 190], random),
        ...stars(40, [-260, 0], random),
        sheet(oval(520, 66, 22), '#FFF6D6'),
        flat(oval(513, 61, 4), '#EADFB8'),
        flat(oval(526, 73, 3), '#EADFB8'),
      ];
    case 'storm':
      return [
        placed({ x: 90, y: 66, scale: 1.7 }, cloud('#2E3A63')),
        placed({ x: 300, y: 40, scale: 2 }, cloud('#34426B')),
        placed({ x: 540, y: 62, scale: 1.9 }, cloud('#2A3560')),
        group(rain(random), { strokeOpacity: 0.5 }),
      ];
  }
}

/** Between two heights; those above 0 are seen where a stage is higher than wide. */
function stars(
  count: number,
  [top, bottom]: readonly [number, number],
  random: Random,
): SvgElement[] {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [random() * WIDTH, top + random() * (bottom - top)];
    if (index % 6 > 0)
      return ellipse(x, y, 0.9, 0.9, '#FFF1C4', { fillOpacity: 0.5 + random() * 0.4 });
    return placed({ x, y }, [
      flat('M0 -4.5L1 -1L4.5 0L1 1L0 4.5L-1 1L-4.5 0L-1 -1Z', '#FFF1C4', 0.9),
    ]);
  });
}

function rain(random: Random): SvgElement[] {
  return Array.from({ length: 26 }, () => {
    const [x, y] = [Math.round(random() * WIDTH), Math.round(90 + random() * 150)];
    return stroke(`M${x} ${y}l-4 13`, '#DCE6F2', 1.3);
  });
}

/** For wonder: uneven rings of paper, dark outside and light within. God is this light, never a figure. */
export function rings(): SvgElement[] {
  const colors = [
    '#2E2A66',
    '#5A3C86',
    '#8E4C92',
    '#C2607F',
    '#E8865F',
    '#F4B05A',
    '#FAD679',
    '#FFEFBE',
  ] as const;
  return colors.map((color, index) => {
    const radius = 330 - index * 40;
    const points = Array.from({ length: 11 }, (_, step) => {
      const angle = (step / 11) * Math.PI * 2;
      const uneven =
        1 + 0.09 * Math.sin(step * 2.7 + index * 1.9) + 0.05 * Math.sin(step * 5.1 + index);
      return [
        320 + Math.cos(angle) * radius * uneven * 1.15,
        190 + Math.sin(angle) * radius * uneven * 0.86,
      ] as const;
    });
    const first = points[0] ?? ([0, 0] as const);
    const d = points
      .map((point, step) => {
        const next = points[(step + 1) % points.length] ?? first;
        return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${((point[0] + next[0]) / 2).toFixed(1)} ${((point[1] + next[1]) / 2).toFixed(1)}`;
      })
      .join('');
    const last = points.at(-1) ?? first;
    return sheet(
      `M${((last[0] + first[0]) / 2).toFixed(1)} ${((last[1] + first[1]) / 2).toFixed(1)}${d}Z`,
      color,
      'hill',
    );
  });
}
