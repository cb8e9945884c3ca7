import { type Color, darker, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../../svg/element.ts';

/** Machines that sense, sort, carry and send, and to be seen as such: none has a face. They stand on 0. */

const SHELL = '#7FBFC6';
const STEEL = '#5E7A86';
const PALE_STEEL = '#AEB6C6';
const DARK = '#26305A';
const GLASS = '#CDE9E4';

const WHEEL = (x: number, radius: number) => [
  sheet(oval(x, -radius, radius), DARK),
  flat(oval(x, -radius, radius * 0.45), PALE_STEEL),
];

/** Its camera looks down on what lies on it, 62 units above the ground; its screen and two lamps say what it found. */
export function machine(): SvgElement[] {
  return [
    sheet(box(-34, -8, 12, 8), darker(STEEL, 0.2)),
    sheet(box(22, -8, 12, 8), darker(STEEL, 0.2)),
    stroke('M-30 -60V-104Q-30 -112 -22 -112H-6', STEEL, 5),
    sheet(box(-10, -119, 26, 14), '#4B5563'),
    sheet('M-5 -105H11L8 -97H-2Z', DARK),
    sheet(
      'M-42 -58C-42 -61 -40 -63 -37 -63H37C40 -63 42 -61 42 -58V-10C42 -7 40 -6 37 -6H-37C-40 -6 -42 -7 -42 -10Z',
      SHELL,
    ),
    flat(box(-46, -63, 92, 5), lighter(SHELL, 0.35)),
    flat(box(-34, -50, 38, 24), DARK),
    stroke('M-30 -38H-21L-17 -45L-11 -31L-7 -38H0', '#FFE9A8', 2),
    ellipse(17, -44, 4.6, 4.6, '#D9631E'),
    ellipse(31, -44, 4.6, 4.6, '#2E8B57'),
    flat(box(-30, -19, 60, 6), darker(SHELL, 0.35)),
    stroke('M12 -32H36', darker(SHELL, 0.25), 2),
  ];
}

/** A belt on which things travel, 42 units above the ground. */
export function belt(): SvgElement[] {
  return [
    stroke('M-62 -26L-67 0M62 -26L67 0M0 -26V0', STEEL, 4.5),
    sheet('M-74 -42H74C84 -42 84 -22 74 -22H-74C-84 -22 -84 -42 -74 -42Z', '#4B5563'),
    ...[-70, -35, 0, 35, 70].map((x) => ellipse(x, -32, 6.4, 6.4, PALE_STEEL)),
    ...[-70, -35, 0, 35, 70].map((x) => ellipse(x, -32, 2.2, 2.2, DARK)),
  ];
}

/** It stands on its foot and reaches to the right, with a gripper for a hand; 106 units high. */
export function robotArm(): SvgElement[] {
  const paint = '#D9631E';
  return [
    stroke('M42 -88V-74M42 -74L31 -66L34 -52M42 -74L53 -66L50 -52', STEEL, 4.6),
    sheet('M-30 0C-30 -13 -22 -16 -14 -16H14C22 -16 30 -13 30 0Z', darker(STEEL, 0.15)),
    sheet('M-8 -16L-30 -62L-15 -70L9 -20Z', paint),
    sheet('M-26 -78L-18 -60L46 -86L40 -101Z', lighter(paint, 0.15)),
    sheet(oval(0, -18, 11), PALE_STEEL),
    sheet(oval(-22, -67, 11.5), PALE_STEEL),
    sheet(oval(42, -93, 8.6), PALE_STEEL),
    ellipse(0, -18, 4, 4, DARK),
    ellipse(-22, -67, 4.2, 4.2, DARK),
    ellipse(42, -93, 3, 3, DARK),
  ];
}

/** It rolls to the right, with a green lamp on its mast; things lie on it 42 units above the ground. */
export function robotCart(): SvgElement[] {
  return [
    stroke('M-36 -40V-66', STEEL, 3.4),
    sheet(oval(-36, -71, 6.4), '#2E8B57'),
    sheet('M-48 -36C-48 -40 -46 -42 -42 -42H32C44 -42 50 -34 50 -24V-10H-48Z', SHELL),
    flat('M26 -35H34C41 -34 44 -29 44 -24H26Z', DARK),
    flat(box(-48, -22, 98, 5), '#D9631E'),
    stroke('M-38 -32H14', darker(SHELL, 0.25), 2),
    ...WHEEL(-27, 11),
    ...WHEEL(29, 11),
  ];
}

/** A cabinet of computers without screens, 124 units high. */
export function server(): SvgElement[] {
  return [
    sheet(box(-28, -6, 10, 6), DARK),
    sheet(box(18, -6, 10, 6), DARK),
    sheet(box(-34, -124, 68, 120), '#34406F'),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) => {
      const y = -117 + row * 18.6;
      return [
        flat(box(-28, y, 56, 14), DARK),
        stroke(`M-22 ${y + 5}H2M-22 ${y + 9}H-4`, '#6B7390', 1.8),
        ellipse(13, y + 7, 2.6, 2.6, row % 2 === 0 ? '#F4B32B' : '#7FD3C4'),
        ellipse(21, y + 7, 2.6, 2.6, '#7FD3C4'),
      ];
    }),
  ];
}

/** Upright, 44 units high. */
export function phone(): SvgElement[] {
  return [
    sheet(
      'M-13 -41C-13 -43 -12 -44 -10 -44H10C12 -44 13 -43 13 -41V-3C13 -1 12 0 10 0H-10C-12 0 -13 -1 -13 -3Z',
      DARK,
    ),
    flat(box(-10, -38, 20, 31), '#BFE3E6'),
    flat('M-7 -34H7V-24H0L-4 -20V-24H-7Z', '#0E8F9C'),
    stroke('M-6 -15H6M-6 -11H2', '#8FB7BD', 1.6),
    ellipse(0, -3.4, 1.8, 1.8, PALE_STEEL),
  ];
}

/** A cord on the ground with its plug at the right. */
export function plug(): SvgElement[] {
  return [
    stroke('M-84 -4C-66 8 -58 -24 -38 -14C-22 -6 -14 -2 2 -10', DARK, 4),
    stroke('M28 -16H42M28 -6H42', PALE_STEEL, 4),
    sheet(
      'M0 -16C0 -19 2 -21 6 -21H24C29 -21 31 -19 31 -15V-7C31 -3 29 -1 24 -1H6C2 -1 0 -3 0 -6Z',
      '#F4B32B',
    ),
    stroke('M10 -16V-6M16 -16V-6', darker('#F4B32B', 0.25), 2),
  ];
}

/** On its stand, 92 units high. */
export function microphone(): SvgElement[] {
  return [
    sheet('M-22 0C-22 -7 -12 -8 0 -8C12 -8 22 -7 22 0Z', darker(STEEL, 0.2)),
    stroke('M0 -8V-54', STEEL, 4.4),
    sheet('M-9 -66H9L5 -50H-5Z', DARK),
    sheet(oval(0, -78, 13, 15), PALE_STEEL),
    stroke('M-10 -84H10M-12 -77H12M-10 -70H10M-5 -90V-65M5 -90V-65', '#6B7390', 1.4),
    stroke('M-11 -66H11', '#C2417C', 3.4),
  ];
}

/** What feels wind, rain and warmth, on a mast of 140 units. */
export function weatherStation(): SvgElement[] {
  const cup = (x: number, color: Color) => sheet(oval(x, -122, 6.5, 6), color);
  return [
    stroke('M0 0V-140', STEEL, 4.4),
    stroke('M-26 -122H26', STEEL, 3),
    cup(-27, '#D9631E'),
    cup(27, '#D9631E'),
    cup(0, lighter('#D9631E', 0.2)),
    stroke('M-22 -146H14', DARK, 3),
    sheet('M12 -153L28 -146L12 -139Z', DARK),
    sheet('M-32 -154H-22L-18 -146L-22 -138H-32L-27 -146Z', DARK),
    sheet(box(-15, -92, 30, 34), '#F3F6EE'),
    stroke('M-15 -84H15M-15 -76H15M-15 -68H15', PALE_STEEL, 2.4),
    stroke('M2 -44H34', STEEL, 3),
    sheet('M24 -54H46L41 -28H29Z', '#BFE3E6'),
    flat('M27.4 -38H42.6L41 -29H29Z', '#2F7FD1', 0.7),
  ];
}

/** It shows red, 150 units high. */
export function trafficLight(): SvgElement[] {
  return [
    sheet(box(-4, -64, 8, 64), STEEL),
    sheet(
      'M-18 -146C-18 -150 -16 -152 -12 -152H12C16 -152 18 -150 18 -146V-66C18 -62 16 -60 12 -60H-12C-16 -60 -18 -62 -18 -66Z',
      DARK,
    ),
    ellipse(0, -134, 14, 14, '#F79B8F'),
    ellipse(0, -134, 10.6, 10.6, '#E2382B'),
    ellipse(0, -106, 10.6, 10.6, '#6E5B3A'),
    ellipse(0, -78, 10.6, 10.6, '#2C5044'),
  ];
}

/** The frame of a door that slides, 124 units high, with what notices above it. */
function slidingDoor(panes: readonly SvgElement[]): SvgElement[] {
  return [
    sheet(box(-56, -124, 112, 124), darker(STEEL, 0.1)),
    flat(box(-49, -110, 98, 110), '#FFF6DC'),
    ...panes,
    sheet(box(-12, -122, 24, 10), DARK),
    ellipse(0, -117, 3, 3, '#F4B32B'),
  ];
}

const pane = (x: number, width: number) => [
  flat(box(x, -110, width, 110), GLASS, 0.92),
  stroke(`M${x} -110V-1H${x + width}V-110`, PALE_STEEL, 3),
  stroke(`M${x + 6} -62L${x + width - 4} -90M${x + 6} -50L${x + width - 4} -78`, '#F3F6EE', 2),
];

export function glassDoor(): SvgElement[] {
  return slidingDoor([...pane(-49, 49), ...pane(0, 49)]);
}

export function openGlassDoor(): SvgElement[] {
  return slidingDoor([...pane(-49, 14), ...pane(35, 14)]);
}
