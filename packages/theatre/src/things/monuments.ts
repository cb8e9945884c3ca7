import { CLOTH, WOOD } from '../paper/cloth.ts';
import { darker, lighter, mix } from '../paper/color.ts';
import { box, oval } from '../paper/path.ts';
import { flat, sheet } from '../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../svg/element.ts';

/** What people of old built, on land and for the sea. It stands on 0. */

/** Noah's ark: a long chest with a roof, 120 units high and 250 wide. */
export function ark(): SvgElement[] {
  const plank = '#9A5E38';
  return [
    sheet('M-64 -74H64V-98H-64Z', lighter(plank, 0.16)),
    sheet('M-78 -96L-58 -120H58L78 -96Z', darker(plank, 0.12)),
    flat(
      'M-48 -78V-90H-36V-78ZM-20 -78V-90H-8V-78ZM8 -78V-90H20V-78ZM36 -78V-90H48V-78Z',
      darker(plank, 0.6),
    ),
    sheet(
      'M-124 -74C-60 -66 60 -66 124 -74C122 -40 104 -8 84 0H-84C-104 -8 -122 -40 -124 -74Z',
      plank,
    ),
    stroke(
      'M-118 -52C-60 -46 60 -46 118 -52M-108 -30C-50 -25 50 -25 108 -30M-94 -11H94',
      darker(plank, 0.3),
      1.8,
    ),
    sheet('M20 -4V-50H52V-4Z', darker(plank, 0.25)),
    stroke('M28 -46V-8M36 -46V-8M44 -46V-8', darker(plank, 0.45), 1.2),
  ];
}

/** A trading ship at the quay, 150 units high. */
export function ship(): SvgElement[] {
  const hull = '#8A5334';
  return [
    stroke('M0 -40V-146M-60 -122H60', WOOD.black, 5),
    stroke('M0 -144L-92 -56M0 -144L92 -56', WOOD.black, 1.4),
    sheet(
      'M-56 -120H56C62 -96 60 -76 50 -62C20 -70 -20 -70 -50 -62C-60 -76 -62 -96 -56 -120Z',
      '#F1E1BE',
    ),
    flat('M-60 -98C-20 -92 20 -92 60 -98L58 -80C20 -86 -20 -86 -58 -80Z', CLOTH.madder, 0.9),
    sheet(
      'M-112 -70C-120 -78 -118 -92 -108 -92C-104 -76 -98 -60 -88 -52H84C98 -60 106 -76 110 -94C122 -92 120 -74 112 -62C104 -28 88 -2 66 4H-66C-90 -4 -106 -36 -112 -70Z',
      hull,
    ),
    stroke('M-98 -36C-40 -28 40 -28 100 -38M-86 -16C-30 -10 30 -10 86 -16', darker(hull, 0.3), 2),
    sheet('M-92 -54H88V-48H-92Z', lighter(hull, 0.2)),
  ];
}

/** Three crosses are never shown close: one, empty, of rough beams, 120 units high. */
export function cross(): SvgElement[] {
  return [
    sheet('M-5 0L-4 -118H5L6 0Z', WOOD.dark),
    sheet('M-34 -92L-34 -83L35 -82L35 -91Z', WOOD.dark),
  ];
}

/** A stone altar with a low fire, 60 units high. */
export function altar(): SvgElement[] {
  const stone = '#A79C92';
  const rows = [
    [-34, -14, 22],
    [-10, -14, 22],
    [14, -14, 20],
    [-30, -28, 20],
    [-8, -28, 18],
    [12, -28, 18],
  ] as const;
  return rows.map(([x, y, width], index) =>
    sheet(
      `M${x} ${y + 13}C${x - 3} ${y + 6} ${x} ${y} ${x + 5} ${y}H${x + width - 4}C${x + width + 1} ${y + 2} ${x + width + 1} ${y + 10} ${x + width - 2} ${y + 13}Z`,
      mix(stone, '#7F7671', (index % 3) * 0.3),
    ),
  );
}

export function ladder(): SvgElement[] {
  return [
    stroke('M-12 0L-8 -110M12 0L8 -110', WOOD.dark, 4),
    stroke(
      'M-11.5 -14H11.5M-11 -32H11M-10 -50H10M-10 -68H10M-9 -86H9M-8.5 -102H8.5',
      WOOD.middle,
      3,
    ),
  ];
}

/** The tower of Babel, which nobody finished: four floors, a ramp, bare beams on top, 170 units high. */
export function tower(): SvgElement[] {
  const brick = '#B9764A';
  const floors = [
    [70, 0, 46],
    [56, -46, 40],
    [43, -86, 34],
    [31, -120, 28],
  ] as const;
  return [
    stroke('M-18 -146V-166M0 -146V-170M18 -146V-162M-24 -160H24', WOOD.dark, 3),
    ...floors.flatMap(([half, foot, height], index) => {
      const wall = lighter(brick, index * 0.09);
      const top = foot - height;
      return [
        sheet(`M${-half} ${foot}L${-half + 4} ${top}H${half - 4}L${half} ${foot}Z`, wall),
        stroke(
          `M${-half + 8} ${foot - height / 3}H${half - 8}M${-half + 6} ${foot - (2 * height) / 3}H${half - 10}`,
          darker(wall, 0.16),
          1.4,
        ),
        ...[-0.5, 0, 0.5].map((share) =>
          flat(
            `M${half * share - 4} ${foot - 6}V${foot - height * 0.55}C${half * share - 4} ${foot - height * 0.75} ${half * share + 4} ${foot - height * 0.75} ${half * share + 4} ${foot - height * 0.55}V${foot - 6}Z`,
            darker(wall, 0.5),
          ),
        ),
      ];
    }),
    sheet('M-70 0L52 -46L60 -46L-48 0Z', '#D9B77E'),
    sheet('M56 -46L-40 -86L-47 -86L40 -46Z', '#D9B77E'),
    sheet(box(20, -156, 13, 9), brick),
    sheet(box(-14, -155, 13, 9), darker(brick, 0.1)),
  ];
}

/** A city wall of rough stones, 60 units high and 150 wide, with a gap that is being built up. */
export function wall(): SvgElement[] {
  const stone = '#B7A689';
  const rows = [
    [0, -75, 6],
    [-18, -66, 5],
    [-36, -75, 4],
  ] as const;
  return rows.flatMap(([y, from, count]) =>
    Array.from({ length: count }, (_, index) => {
      const x = from + index * 25;
      const shade = ((index * 5 + y) % 3) * 0.05;
      return sheet(
        `M${x + 1} ${y}C${x - 1} ${y - 8} ${x} ${y - 17} ${x + 4} ${y - 18}H${x + 20}C${x + 25} ${y - 17} ${x + 25} ${y - 4} ${x + 23} ${y}Z`,
        darker(stone, Math.abs(shade)),
      );
    }),
  );
}

/** The ark of the covenant: a chest of gold on two poles, with the wings of its lid, 62 units high. */
export function covenantArk(): SvgElement[] {
  const gold = '#E0A53A';
  const wing = (side: 1 | -1) => [
    sheet(
      `M${8 * side} -46C${14 * side} -52 ${26 * side} -50 ${30 * side} -44C${30 * side} -58 ${18 * side} -70 ${3 * side} -66C${4 * side} -58 ${6 * side} -52 ${8 * side} -46Z`,
      lighter(gold, 0.3),
    ),
    stroke(`M${8 * side} -62Q${18 * side} -62 ${25 * side} -52`, darker(gold, 0.2), 1.3),
  ];
  return [
    sheet(box(-66, -18, 132, 5), WOOD.dark),
    ...wing(-1),
    ...wing(1),
    sheet(box(-38, -40, 76, 38), gold),
    sheet(box(-42, -46, 84, 8), lighter(gold, 0.22)),
    flat(box(-32, -34, 64, 24), darker(gold, 0.14)),
    stroke('M-26 -22H26M-16 -30V-14M0 -30V-14M16 -30V-14', lighter(gold, 0.3), 1.6),
    sheet(box(-36, -3, 8, 5), darker(gold, 0.2)),
    sheet(box(28, -3, 8, 5), darker(gold, 0.2)),
    ...[-30, 30].map((x) => sheet(oval(x, -15.5, 5), lighter(gold, 0.22))),
  ];
}

/** The calf of gold on its block, 70 units high. */
export function goldenCalf(): SvgElement[] {
  const gold = '#E0A53A';
  return [
    sheet(box(-40, -16, 80, 16), '#A79C92'),
    ...[-24, -16, 12, 20].map((x) => sheet(box(x, -36, 6, 21), darker(gold, x < 0 ? 0.12 : 0.04))),
    sheet(
      'M-32 -44C-32 -54 -26 -56 -16 -55L16 -55C26 -58 30 -48 27 -40C24 -32 16 -33 8 -33L-20 -32C-28 -33 -32 -37 -32 -44Z',
      gold,
    ),
    stroke('M24 -66C20 -70 20 -75 23 -77M40 -66C44 -70 44 -75 41 -77', lighter(gold, 0.4), 3),
    sheet(
      'M22 -60C22 -69 42 -69 42 -60C42 -52 38 -44 32 -44C26 -44 22 -52 22 -60Z',
      lighter(gold, 0.16),
    ),
    ellipse(28, -60, 1.5, 1.7, darker(gold, 0.6)),
    ellipse(36, -60, 1.5, 1.7, darker(gold, 0.6)),
    stroke('M-32 -46C-38 -42 -38 -34 -36 -28', darker(gold, 0.1), 2.6),
  ];
}
