import type { Light } from '@lamplight/domain/scenes';
import { CLOTH, WOOD } from '../../paper/cloth.ts';
import { type Color, darker } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, type SvgElement, stroke } from '../../svg/element.ts';
import { books } from '../../things/today/learning.ts';
import { lying, stand } from '../place.ts';
import { hanging, inRoom, opening, room } from '../room.ts';

const PAPER = '#FFF6E6';

/** A window with four panes. */
export function windowAt(
  x: number,
  y: number,
  width: number,
  height: number,
  light: Light,
  wall: Color,
) {
  return [
    ...opening(box(x, y, width, height), light, wall),
    stroke(
      `M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}M${x} ${y}H${x + width}V${y + height}H${x}Z`,
      PAPER,
      4,
    ),
  ];
}

export function shelf(x: number, y: number, width: number): SvgElement {
  return sheet(box(x, y, width, 8), WOOD.middle);
}

export const classroom = room({
  wall: '#E3D3AE',
  floor: '#B98A5E',
  front: '#6B4A34',
  furniture: (light) => [
    lying(
      ...windowAt(36, 70, 112, 110, light, '#E3D3AE'),
      flat(box(-10, 236, 660, 24), inRoom('#C9B48A', light)),
    ),
    stand(
      sheet(box(204, 60, 232, 130), WOOD.middle),
      flat(box(213, 69, 214, 112), '#2F5D50'),
      stroke('M240 150L270 96L300 150ZM336 150V102H392V150ZM330 164H398', '#F3F0DC', 2.4),
      shelf(484, 190, 130),
      placed({ x: 520, y: 189, scale: 0.8 }, books()),
      sheet(oval(584, 166, 20), '#3F8FBF'),
      flat(
        'M572 158C578 150 588 154 586 162C582 168 574 168 572 158ZM588 172C592 166 600 168 600 174C596 180 590 180 588 172Z',
        '#6FA65A',
      ),
      stroke('M584 186V190', WOOD.dark, 5),
    ),
    // Bunting in the subjects’ colors.
    stand(
      stroke('M-10 26Q160 52 320 30Q480 52 650 26', '#8A7448', 1.6),
      ...(['#6A4BC4', '#0E8F9C', '#D9631E', '#2E8B57', '#C2417C', '#2F7FD1'] as const).map(
        (color, index) => {
          const x = 50 + index * 108;
          return sheet(`M${x - 14} 38H${x + 14}L${x} 62Z`, color);
        },
      ),
    ),
  ],
  source: () => ({ x: 92, y: 125, radius: 250 }),
});

export const kitchen = room({
  wall: '#EBCFA4',
  floor: '#C08A5E',
  front: '#7A4E34',
  furniture: (light) => [
    lying(...windowAt(236, 62, 150, 104, light, '#EBCFA4')),
    stand(
      sheet('M226 54H268C270 84 258 110 230 122Z', CLOTH.madder),
      sheet('M396 54H354C352 84 364 110 392 122Z', CLOTH.madder),
      sheet('M220 50H402V57H220Z', WOOD.dark),
      shelf(440, 120, 160),
      ...[470, 512, 554].map((x, index) =>
        sheet(
          `M${x - 14} 120V${96 - index * 4}H${x + 14}V120Z`,
          (['#0E8F9C', '#D9A441', '#C46F45'] as const)[index] ?? '#0E8F9C',
        ),
      ),
      stroke('M54 84H186', WOOD.dark, 4),
      stroke('M84 86V104M124 86V104M160 86V104', '#6F7387', 2.4),
      sheet(oval(84, 120, 19), '#6F7387'),
      sheet('M110 104H138V126C138 132 110 132 110 126Z', '#B98540'),
      sheet('M156 104H164V140H156Z', WOOD.light),
    ),
    stand(
      sheet(box(-10, 206, 660, 13), inRoom('#F3E4CC', light)),
      sheet(box(-10, 218, 660, 46), inRoom('#7C9A8A', light)),
      stroke('M110 226V258M230 226V258M410 226V258M530 226V258', darker('#7C9A8A', 0.25), 2),
    ),
    stand(...hanging(520, 76)),
  ],
  source: (light) =>
    light === 'day' || light === 'dawn'
      ? { x: 311, y: 114, radius: 240 }
      : { x: 520, y: 62, radius: 230, isFlame: true },
});

/** A workshop where machines are built. */
export const workshop = room({
  wall: '#A9907A',
  floor: '#8A6A50',
  front: '#46342A',
  furniture: (light) => [
    lying(...windowAt(486, 74, 112, 92, light, '#A9907A')),
    stand(
      sheet(box(40, 64, 250, 112), inRoom('#C9A877', light)),
      stroke('M76 84V150M126 84V132', WOOD.dark, 5),
      sheet('M60 78H94V92H60Z', '#6F7387'),
      sheet('M120 130H132L129 156H123Z', '#AEB6C6'),
      stroke('M178 152V104M170 88Q168 104 178 106Q188 104 186 88', '#6F7387', 6),
      stroke('M214 92a18 18 0 1 0 36 0a18 18 0 1 0 -36 0', '#B5453A', 5),
      sheet(oval(252, 148, 15), '#D9A441'),
      flat(oval(252, 148, 6), inRoom('#C9A877', light)),
    ),
    stand(...hanging(388, 96)),
    stand(
      sheet(box(-10, 210, 660, 14), inRoom(WOOD.light, light)),
      sheet(box(-10, 222, 660, 42), inRoom('#6B4F3E', light)),
      stroke('M0 244H640', darker('#6B4F3E', 0.3), 2),
    ),
  ],
  source: () => ({ x: 388, y: 80, radius: 260, isFlame: true }),
});
