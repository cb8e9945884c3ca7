import { CLOTH, WOOD } from '../../paper/cloth.ts';
import { darker, lighter } from '../../paper/color.ts';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../../svg/element.ts';

/** What stands on desks and in laboratories, from the last century to this: it stands on 0. */

const PAPER = '#FFF6E6';
const STEEL = '#AEB6C6';
const DARK = '#2A2F4A';
const BEIGE = '#D8CDB4';

/** A machine that prints on paper what is typed, and what is answered; its keys are at the left. */
export function typewriter(): SvgElement[] {
  const shell = '#5E7A86';
  const keys = [-40, -32, -24].map((x, row) => [x, -12 - row * 6] as const);
  return [
    sheet('M6 -46L14 -82H40L34 -46Z', PAPER),
    stroke('M17 -74H35M16 -67H31M15 -60H34', '#8C8474', 1.6),
    sheet('M-48 0V-9L-18 -28H-8L-4 -40H42V0Z', shell),
    flat('M-40 -4V-8L-16 -22H-4L0 -34H36V-4Z', darker(shell, 0.14)),
    ...keys.flatMap(([x, y]) => [
      stroke(`M${x} ${y}V${y - 5}`, DARK, 2),
      sheet(oval(x, y - 6, 5, 2.4), PAPER, 'figure'),
    ]),
    sheet(oval(20, -45, 11), DARK),
    ellipse(20, -45, 4, 4, STEEL),
    flat(box(10, -22, 20, 5), '#C9CBD6'),
  ];
}

/** A screen and its keys in one heavy case, as they were before 1990. */
export function terminal(): SvgElement[] {
  return [
    sheet('M-38 -66C-38 -70 -35 -72 -31 -72H31C35 -72 38 -70 38 -66V-12H-38Z', BEIGE),
    flat('M-30 -62C-10 -65 10 -65 30 -62V-22C10 -20 -10 -20 -30 -22Z', '#1D3330'),
    stroke('M-22 -54H6M-22 -46H16M-22 -38H-2M-22 -30H2', '#8FD6A6', 2.4),
    sheet('M-44 -13H44L52 0H-52Z', darker(BEIGE, 0.14)),
    stroke('M-36 -9H36M-40 -4.6H40', darker(BEIGE, 0.4), 1.8),
  ];
}

/** With a dial and a receiver on its fork. */
export function telephone(): SvgElement[] {
  return [
    sheet('M-26 0C-26 -16 -16 -26 -10 -28H10C16 -26 26 -16 26 0Z', DARK),
    flat(oval(0, -12, 10), PAPER),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => {
      const turn = (index / 8) * 2 * Math.PI + 0.9;
      return ellipse(7 * Math.cos(turn), -12 - 7 * Math.sin(turn), 1.5, 1.5, DARK);
    }),
    sheet(
      'M-34 -30C-34 -42 34 -42 34 -30C34 -24 22 -24 20 -31H-20C-22 -24 -34 -24 -34 -30Z',
      '#3A4062',
    ),
  ];
}

/** A heap of forms and letters. */
export function papers(): SvgElement[] {
  return [
    sheet(box(-30, -6, 58, 6), lighter(BEIGE, 0.2)),
    sheet(box(-26, -12, 58, 7), PAPER),
    sheet(box(-31, -18, 58, 7), lighter(BEIGE, 0.3)),
    sheet(box(-27, -24, 56, 7), PAPER),
    sheet('M-30 -24L-26 -31H30L27 -24Z', '#FFFDF6'),
    stroke('M-20 -28.6H8M-21 -26.4H18', '#A79B84', 1.2),
  ];
}

/** A picture of bones in a lighted frame on a stand. */
export function scan(): SvgElement[] {
  const bone = '#E6F1F4';
  return [
    stroke('M0 -30V-4M-20 0H20M0 -6L-16 0M0 -6L16 0', '#6F7387', 4),
    sheet('M-40 -112H40V-28H-40Z', STEEL),
    flat(box(-34, -106, 68, 72), '#1F3A55'),
    stroke('M-10 -40L-7 -70M3 -40V-70', bone, 6),
    stroke('M-14 -76L-20 -90M-6 -78L-9 -98M1 -78L2 -101M8 -77L12 -96M14 -72L23 -82', bone, 4),
    stroke('M-13 -73Q0 -80 12 -72', bone, 6),
    stroke('M18 -60a8 8 0 1 0 .1 0', '#F4B32B', 1.8),
  ];
}

/** Seen from above at a slant: walls, and a mouse of wood on wheels. */
export function maze(): SvgElement[] {
  return [
    sheet('M-62 0L-46 -40H46L62 0Z', '#C9B48A'),
    stroke(
      'M-62 0L-46 -40H46L62 0ZM-54 -20H-20M-28 -40L-34 0M-4 -20H26M-2 -40L-3 -20M26 -20L30 0M24 -40L26 -30M10 0L9 -10',
      WOOD.dark,
      3.2,
    ),
    flat('M36 -8C36 -13 48 -13 49 -8Z', '#F4B32B'),
    sheet(
      'M-20 -4C-20 -14 -4 -14 1 -5C1 -3 0 -3 -1 -3H-18C-20 -3 -20 -3 -20 -4Z',
      '#6F7387',
      'figure',
    ),
    sheet(oval(-7, -11, 3), '#8B93AC', 'figure'),
    stroke('M-20 -4Q-28 -3 -27 -10', '#5E4A3A', 1.6),
  ];
}

/** A tower on wheels with a camera: nobody takes it for a person. */
export function wheeledRobot(): SvgElement[] {
  return [
    ...[-22, 22].flatMap((x) => [sheet(oval(x, -9, 9), DARK), ellipse(x, -9, 3.4, 3.4, STEEL)]),
    sheet(box(-30, -34, 60, 24), '#8B93AC'),
    sheet(box(-24, -70, 48, 38), lighter('#8B93AC', 0.2)),
    flat(box(-18, -64, 36, 14), DARK),
    stroke('M-13 -60V-54M-6 -60V-54M1 -60V-54M8 -60V-54', '#F4B32B', 2),
    stroke('M-16 -42H16', '#6F7387', 2),
    stroke('M-8 -70V-88M12 -70V-116', '#5E7A86', 3),
    sheet(box(-20, -100, 30, 16), STEEL),
    sheet('M10 -98L20 -101V-83L10 -86Z', DARK),
    stroke('M4 -116H20', '#5E7A86', 2),
    stroke('M-28 -14H28', darker('#8B93AC', 0.3), 2),
  ];
}

/** In a low holder, 58 units high, as the flame is the lamp's. */
export function candle(): SvgElement[] {
  return [
    sheet('M-18 0C-16 -7 16 -7 18 0Z', CLOTH.bronze),
    stroke('M16 -4C26 -6 26 2 17 1', CLOTH.bronze, 2.6),
    sheet('M-6.4 -5V-44C-6.4 -46 6.4 -46 6.4 -44V-5Z', CLOTH.white),
    stroke('M6 -42C8.6 -38 5 -34 7 -28', lighter(CLOTH.undyed, 0.2), 2.6),
    stroke('M0 -45V-50', WOOD.black, 1.6),
    flat('M0 -64C5 -56 5 -49 0 -48C-5 -49 -5 -56 0 -64Z', '#F4B32B'),
    flat('M0 -58C2.4 -54 2.4 -50 0 -49.4C-2.4 -50 -2.4 -54 0 -58Z', '#FFF3DC'),
  ];
}
