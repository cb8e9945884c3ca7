import { type Color, darker, lighter } from '../../paper/color.ts';
import { oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { ellipse, type SvgElement, stroke } from '../../svg/element.ts';
import type { Clothes, Upright } from '../clothes.ts';
import type { Look } from '../look.ts';

const SINKS: Readonly<Record<Upright, number>> = { stand: 0, walk: 0, kneel: 19, sit: 23 };
/** How far somebody sinks who sits in a wheelchair. */
const SEAT = 10;

const TROUSERS: Readonly<Record<Upright, string>> = {
  stand: 'M-12.6 -47C-13 -32 -12.5 -18 -12 -5H-2.6L-.8 -34H.8L2.6 -5H12C12.5 -18 13 -32 12.6 -47Z',
  walk: 'M-12.6 -47C-14 -34 -18 -20 -20 -5H-11L-1 -32L8 -5H17C15 -20 13.5 -34 12.6 -47Z',
  kneel:
    'M-12.4 -32C-15 -18 -20 -11 -27 -8C-31 -5 -29 0 -25 0H14C20 -1 20 -8 17 -13C15 -20 13 -26 12.4 -32Z',
  sit: 'M-12.5 -30C-16 -17 -17 -5 -13 0H24L25 -9C19 -13 14 -20 12.5 -30Z',
};

const BARE_LEGS: Readonly<Record<Upright, string>> = {
  stand: 'M-10.4 -28L-9.8 -4H-4L-3.4 -28ZM3.4 -28L4 -4H9.8L10.4 -28Z',
  walk: 'M-13 -26L-18 -4H-12L-6 -26ZM5 -26L9 -4H15L12 -26Z',
  kneel: 'M-8 -12C-15 -9 -24 -9 -27 -7V0H16C19 -5 17 -10 14 -13Z',
  sit: 'M2 -14C10 -13 18 -10 25 -9L24 0H-4Z',
};

/** From the belt to above the knees. */
const SHORTS: Readonly<Record<Upright, string>> = {
  stand: 'M-12.6 -47C-13 -38 -13 -30 -13 -22H-1.6L-.8 -33H.8L1.6 -22H13C13 -30 13 -38 12.6 -47Z',
  walk: 'M-12.6 -47C-14 -38 -16 -30 -17 -22H-6L-1 -32L4 -22H15C14.5 -30 13.5 -38 12.6 -47Z',
  kneel: 'M-12.4 -32C-14 -20 -17 -14 -20 -9L16 -8C16 -17 13 -26 12.4 -32Z',
  sit: 'M-12.5 -30C-16 -17 -17 -5 -13 0H9L13 -14C13.5 -20 13 -25 12.5 -30Z',
};

const SKIRT: Readonly<Record<Upright, string>> = {
  stand: 'M-12.4 -48C-14 -38 -17 -28 -18.5 -19Q0 -14 18.5 -19C17 -28 14 -38 12.4 -48Z',
  walk: 'M-12.4 -48C-15 -38 -19 -28 -21 -20Q0 -14 19 -19C17 -28 14 -38 12.4 -48Z',
  kneel: 'M-12.4 -32C-15 -20 -20 -12 -24 -6Q0 -1 20 -5C18 -14 14 -24 12.4 -32Z',
  sit: 'M-12.5 -30C-17 -17 -18 -4 -14 0H12L17 -13C15 -19 13 -25 12.5 -30Z',
};

/** The skirts of a long coat, open in front. */
const COAT: Readonly<Record<Upright, string>> = {
  stand:
    'M-14 -44C-15.5 -34 -16.5 -26 -17 -17L-5 -16L-4.6 -44ZM14 -44C15.5 -34 16.5 -26 17 -17L5 -16L4.6 -44Z',
  walk: 'M-14 -44C-17 -34 -20 -26 -21 -18L-8 -16L-4.6 -44ZM14 -44C15.5 -34 17 -26 18 -18L6 -16L4.6 -44Z',
  kneel:
    'M-13 -31C-17 -22 -22 -14 -27 -6L-10 -4L-4.6 -31ZM13 -31C15 -22 17 -14 18 -6L8 -5L4.6 -31Z',
  sit: 'M-13 -29C-16 -20 -18 -8 -17 -1L-4 -1L-4.6 -29ZM13 -29C14 -24 15 -20 16 -15L8 -16L4.6 -29Z',
};

/** A seated lap and shins, whatever covers them. */
const LAP = 'M-12.5 -39C-14 -31 -13 -24 -10 -22L17 -21C24 -22 25 -33 19 -35L12.5 -39Z';
const SHINS = 'M13 -29H22.5L25 -7H17Z';

const TOP =
  'M-9.5 -69.5C-13.5 -67 -14 -56 -13.4 -43Q0 -40 13.4 -43C14 -56 13.5 -67 9.5 -69.5Q0 -73 -9.5 -69.5Z';

/** A light sole under a child’s shoe, a dark one under a grown-up’s. */
function shoe(x: number, color: Color, sole: Color, y = 0): SvgElement[] {
  return [
    flat(
      `M${x - 5} ${y - 1.5}C${x - 5} ${y - 7.5} ${x + 1} ${y - 7} ${x + 3} ${y - 5}C${x + 6} ${y - 4.5} ${x + 8} ${y - 3.4} ${x + 8} ${y - 1.5}Z`,
      color,
    ),
    flat(`M${x - 5.4} ${y - 2}H${x + 8.4}V${y}H${x - 5.4}Z`, sole),
  ];
}

function soleOf({ isChild }: Look): Color {
  return isChild === true ? '#FFF3DC' : '#2B2430';
}

const SHOES_AT: Readonly<Record<Upright, readonly number[]>> = {
  stand: [-8.5, 6],
  walk: [-16, 12],
  kneel: [-30],
  sit: [27],
};

function lower(look: Look, stance: Upright): SvgElement[] {
  const { legs = { cut: 'trousers', color: '#3B4F8F' }, wheelchair, robe, mantle, coat } = look;
  const color = legs.cut === 'dress' ? robe : legs.color;
  const shoes = darker(legs.cut === 'dress' ? legs.color : robe, 0.2);
  if (wheelchair !== undefined) return seated(look, wheelchair, color, shoes);
  const bare = legs.cut === 'trousers' ? [] : [sheet(BARE_LEGS[stance], look.skin, 'figure')];
  const cut = legs.cut === 'trousers' ? TROUSERS : legs.cut === 'shorts' ? SHORTS : SKIRT;
  return [
    ...SHOES_AT[stance].flatMap((x) => shoe(x, shoes, soleOf(look))),
    ...bare,
    sheet(cut[stance], color, 'figure'),
    ...(stance === 'stand' && (legs.cut === 'skirt' || legs.cut === 'dress')
      ? [stroke('M-5 -40Q-7 -28 -8 -18M5 -40Q7 -28 8 -18', darker(color, 0.2), 1.1)]
      : []),
    ...(coat === true && mantle !== undefined ? [sheet(COAT[stance], mantle, 'figure')] : []),
  ];
}

/** In a wheelchair: its wheel stands on the ground, and the arms are free. */
function seated(look: Look, frame: Color, color: Color, shoes: Color): SvgElement[] {
  const { legs } = look;
  const dark = '#2A2F4A';
  return [
    stroke('M-21 -58L-15 -58L-13 -22H18L22 -4H31', frame, 3),
    sheet('M-18 -56H-12L-9 -26H-15Z', dark, 'figure'),
    ...shoe(23, shoes, soleOf(look), -5),
    sheet(SHINS, legs?.cut === 'trousers' ? color : look.skin, 'figure'),
    sheet(LAP, color, 'figure'),
    flat(oval(17, -5, 5), dark),
    ellipse(17, -5, 2, 2, lighter(frame)),
    flat(oval(-5, -18, 18), dark, 0.18),
    stroke('M-21.6 -18a16.6 16.6 0 1 0 33.2 0a16.6 16.6 0 1 0 -33.2 0', dark, 2.8),
    stroke('M-18.4 -18a13.4 13.4 0 1 0 26.8 0a13.4 13.4 0 1 0 -26.8 0', frame, 1.2),
    stroke('M-5 -31V-5M-18 -18H8M-14 -27L4 -9M4 -27L-14 -9', lighter(dark, 0.3), 0.8),
    ellipse(-5, -18, 2.6, 2.6, frame),
  ];
}

function upper({ robe, skin, stripes, mantle, hem }: Look): SvgElement[] {
  return [
    sheet(TOP, robe, 'figure'),
    ...(stripes ?? []).map((color, index) => {
      const y = -61 + index * 7.5;
      return flat(
        `M-13.3 ${y}Q0 ${y + 3} 13.3 ${y}L13.4 ${y + 3.2}Q0 ${y + 6.2} -13.4 ${y + 3.2}Z`,
        color,
      );
    }),
    ...(hem === undefined
      ? []
      : [
          flat(
            'M0 -60L2.2 -55.4L7 -55L3.4 -51.6L4.4 -47L0 -49.4L-4.4 -47L-3.4 -51.6L-7 -55L-2.2 -55.4Z',
            hem,
          ),
        ]),
    flat('M-5 -71.2Q0 -63.5 5 -71.2Z', mantle === undefined ? darker(robe, 0.2) : skin),
    ...(mantle === undefined
      ? []
      : [-1, 1].map((side) =>
          sheet(
            `M${10.5 * side} -70C${15 * side} -66 ${14.6 * side} -54 ${14 * side} -41L${7 * side} -40C${6.6 * side} -52 ${6 * side} -62 ${3.6 * side} -71Z`,
            mantle,
            'figure',
          ),
        )),
  ];
}

/** Shirts, jackets, trousers and skirts of today. */
export const TODAY: Clothes = {
  lower,
  upper,
  sinkOf: ({ wheelchair }, stance) => (wheelchair === undefined ? SINKS[stance] : SEAT),
};
