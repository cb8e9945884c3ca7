import { WOOD } from '../paper/cloth.ts';
import { type Color, darker, lighter } from '../paper/color.ts';
import { oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, placed, type SvgElement, stroke } from '../svg/element.ts';

/** Plants stand on 0; a tree is some 110 units high. */

const LEAF = '#5E8A52';

function leaves(points: readonly (readonly [number, number])[], color: Color): SvgElement[] {
  return points.map(([x, y]) =>
    flat(
      `M${x - 4} ${y}C${x - 2} ${y - 4} ${x + 2} ${y - 4} ${x + 4} ${y}C${x + 2} ${y + 2} ${x - 2} ${y + 2} ${x - 4} ${y}Z`,
      lighter(color, 0.28),
      0.8,
    ),
  );
}

export function tree(): SvgElement[] {
  return [
    sheet(
      'M-7 0C-3 -18 -4 -32 -6 -44L-20 -58L-15 -61L-2 -50L1 -66L6 -65L5 -48L16 -58L19 -54L6 -38C5 -22 6 -12 10 0Z',
      WOOD.dark,
    ),
    sheet(
      'M-34 -52C-48 -56 -48 -72 -38 -76C-42 -92 -26 -102 -16 -97C-10 -112 12 -112 18 -101C32 -104 42 -92 38 -80C50 -74 48 -58 36 -56C30 -46 16 -46 10 -52C0 -44 -12 -46 -16 -52C-22 -46 -30 -46 -34 -52Z',
      LEAF,
    ),
    ...leaves(
      [
        [-20, -80],
        [2, -90],
        [20, -78],
        [-6, -68],
        [-28, -64],
        [26, -64],
      ],
      LEAF,
    ),
  ];
}

export function figTree(): SvgElement[] {
  const green = '#54804A';
  return [
    sheet(
      'M-10 0C-5 -20 -8 -36 -10 -50L-42 -66L-39 -71L-8 -60L-6 -84L1 -84L3 -62L40 -76L43 -71L8 -48C6 -24 8 -12 14 0Z',
      WOOD.dark,
    ),
    sheet(
      'M-52 -62C-66 -70 -60 -88 -50 -88C-52 -104 -34 -112 -24 -104C-18 -124 10 -124 18 -108C32 -116 50 -106 48 -92C64 -88 62 -68 50 -66C40 -58 30 -64 24 -72C14 -64 -4 -66 -10 -74C-20 -62 -40 -56 -52 -62Z',
      green,
    ),
    ...leaves(
      [
        [-40, -78],
        [-22, -92],
        [0, -104],
        [24, -96],
        [40, -80],
        [-6, -84],
      ],
      green,
    ),
    ...[
      [-30, -68],
      [-14, -80],
      [14, -80],
      [36, -70],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 2.8, 3.4, '#6B3F7C')),
  ];
}

export function palm(): SvgElement[] {
  const green = '#4F8A57';
  return [
    sheet('M-6 0C-3 -36 0 -60 5 -82L11 -81C7 -58 6 -34 7 0Z', '#8A6444'),
    stroke('M-4 -12L6 -14M-3 -28L6 -30M-1 -44L7 -46M1 -58L8 -60', '#6B4A30', 1.4),
    ...[-200, -165, -125, -85, -45, -10, 20].map((turn) =>
      placed({ x: 8, y: -82, turn }, [
        sheet(
          'M0 0C12 -13 32 -12 44 2C34 0 28 1 24 5C16 3 8 4 0 0Z',
          turn % 2 === 0 ? green : darker(green, 0.1),
        ),
      ]),
    ),
  ];
}

export function pine(): SvgElement[] {
  const green = '#3F6B5A';
  return [
    sheet('M-4 0V-14H4V0Z', WOOD.dark),
    sheet('M-28 -10C-16 -18 -8 -30 0 -48C8 -30 16 -18 28 -10L14 -12L6 -7L-8 -11L-16 -8Z', green),
    sheet('M-23 -32C-12 -40 -6 -52 0 -68C6 -52 12 -40 23 -32L10 -34L0 -29L-10 -33Z', green),
    sheet('M-17 -54C-8 -62 -4 -74 0 -90C4 -74 8 -62 17 -54L6 -56L-4 -52Z', green),
  ];
}

export function bush(): SvgElement[] {
  const green = '#6B8F52';
  return [
    sheet(
      'M-36 0C-46 -8 -42 -22 -32 -23C-32 -36 -16 -42 -8 -35C0 -46 18 -42 20 -32C32 -36 42 -24 36 -14C42 -8 40 0 34 0Z',
      green,
    ),
    ...leaves(
      [
        [-24, -16],
        [-6, -26],
        [12, -20],
        [26, -12],
        [0, -10],
      ],
      green,
    ),
  ];
}

export function reeds(): SvgElement[] {
  const green = '#6F8A4A';
  const blades = [-30, -22, -14, -6, 2, 10, 18, 26];
  return [
    ...blades.map((x, index) => {
      const height = 46 + ((index * 13) % 24);
      const lean = ((index % 3) - 1) * 6;
      return sheet(
        `M${x - 2.5} 0C${x - 2} ${-height * 0.5} ${x + lean - 1} ${-height * 0.8} ${x + lean} ${-height}C${x + lean + 2} ${-height * 0.7} ${x + 3} ${-height * 0.4} ${x + 2.5} 0Z`,
        index % 2 === 0 ? green : darker(green, 0.12),
      );
    }),
    sheet(oval(-14, -50, 3, 9), '#7A5238'),
    sheet(oval(12, -58, 3, 9), '#7A5238'),
  ];
}

export function flowers(): SvgElement[] {
  const blooms = [
    [-22, -18, '#C2417C'],
    [-8, -26, '#F4B32B'],
    [6, -19, '#6A4BC4'],
    [20, -24, '#D9631E'],
  ] as const;
  return blooms.flatMap(([x, y, color]) => [
    stroke(`M${x} 0Q${x + 2} ${y / 2} ${x} ${y}`, '#5E8A52', 1.8),
    flat(
      `M${x} -4C${x + 6} -12 ${x + 9} -10 ${x + 9} -7C${x + 7} -3 ${x + 3} -2 ${x} -3Z`,
      '#6B9A5C',
    ),
    ...[0, 72, 144, 216, 288].map((turn) =>
      placed({ x, y, turn }, [ellipse(0, -4.2, 2.7, 3.6, color)]),
    ),
    ellipse(x, y, 2.3, 2.3, '#FFF3DC'),
  ]);
}

export function grass(): SvgElement[] {
  const green = '#7C8A4A';
  return [-16, -9, -2, 5, 12].map((x, index) => {
    const height = 16 + ((index * 7) % 10);
    return sheet(
      `M${x - 2} 0Q${x - 1} ${-height * 0.6} ${x + (index - 2) * 3} ${-height}Q${x + 3} ${-height * 0.5} ${x + 3} 0Z`,
      green,
      'figure',
    );
  });
}

/** The plant that gave shade to one man: it leans over whoever sits to its right. */
export function vine(): SvgElement[] {
  const green = '#5E9A54';
  const leaf = (x: number, y: number, turn: number, scale = 1) =>
    placed({ x, y, turn, scale }, [
      sheet(
        'M0 0C-14 -2 -18 -14 -12 -22C-6 -20 -4 -26 0 -30C4 -26 6 -20 12 -22C18 -14 14 -2 0 0Z',
        green,
      ),
      stroke('M0 -2V-22M0 -8L-8 -14M0 -8L8 -14', darker(green, 0.2), 1),
    ]);
  return [
    stroke('M0 0C-10 -40 -8 -80 6 -112C18 -136 46 -142 76 -132', '#4F7A45', 5),
    leaf(-6, -40, -80, 0.9),
    leaf(-2, -62, 70, 0.9),
    leaf(-2, -84, -60),
    leaf(8, -112, -40, 1.1),
    leaf(10, -114, 60, 1.1),
    leaf(28, -132, -10, 1.2),
    leaf(36, -132, 160, 1.2),
    leaf(56, -136, 10, 1.2),
    leaf(60, -134, 175, 1.2),
    leaf(78, -130, 60, 1.2),
    leaf(80, -128, 140, 1.1),
  ];
}

export function wheat(): SvgElement[] {
  return [-24, -16, -8, 0, 8, 16, 24].flatMap((x, index) => {
    const height = 44 + ((index * 11) % 14);
    const lean = ((index % 3) - 1) * 4;
    return [
      stroke(`M${x} 0Q${x} ${-height / 2} ${x + lean} ${-height}`, '#C9973F', 1.8),
      sheet(
        `M${x + lean} ${-height - 16}C${x + lean + 6} ${-height - 8} ${x + lean + 4} ${-height} ${x + lean} ${-height + 2}C${x + lean - 4} ${-height} ${x + lean - 6} ${-height - 8} ${x + lean} ${-height - 16}Z`,
        '#E3B655',
        'figure',
      ),
    ];
  });
}
