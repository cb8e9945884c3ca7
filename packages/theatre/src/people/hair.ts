import { sheet } from '../paper/sheet.ts';
import type { SvgElement } from '../svg/element.ts';
import type { Beard, Hairstyle, Look } from './look.ts';

/** What of the hair lies behind the head. */
const BEHIND: Partial<Readonly<Record<Hairstyle, string>>> = {
  long: 'M-11 -90C-11 -103 11 -103 11.4 -90C14 -80 14.5 -70 11 -62L-11 -62C-14.5 -70 -14 -80 -11 -90Z',
  bun: 'M3 -97C6 -106 19 -103 17 -94C16 -87 6 -88 3 -97Z',
  tied: 'M4 -97C16 -100 19 -88 16 -74C14 -66 10 -68 11 -76C11 -84 8 -90 4 -97Z',
};

/** What frames the face. */
const FRAMES: Readonly<Record<Hairstyle, string>> = {
  short:
    'M-10.5 -85C-12.5 -103 12.5 -103 10.5 -85C10 -89 9 -91.5 7.5 -92.8C3 -91.8 -1 -92.5 -3.5 -94.8C-5 -92.5 -8 -91.8 -9 -90.5C-9.8 -89 -10.2 -87 -10.5 -85Z',
  curly:
    'M-10.8 -84C-14 -87 -13.5 -92 -11.8 -94C-13.5 -99 -8.5 -101.5 -6.5 -100.5C-4 -104.5 1 -104 2 -102C6 -104.5 10 -101.5 9.3 -99.2C13.5 -98.5 13.8 -93 12 -91.5C13.8 -88 12.5 -85 10.8 -84C10.6 -88 9.5 -90.5 7.6 -91.5C5.5 -93.8 3 -92 1.5 -93C-1 -95 -3 -92.5 -5 -93C-7.5 -92.5 -10 -90 -10.8 -84Z',
  long: 'M-10.6 -83C-12.5 -103 12.5 -103 10.6 -83C10 -90 6 -94.5 0 -96C-6 -94.5 -10 -90 -10.6 -83Z',
  bun: 'M-10.4 -84C-12.5 -102.5 12.5 -102.5 10.4 -84C10 -90 5 -95 -1 -95.5C-6 -94 -9.6 -90 -10.4 -84Z',
  tied: 'M-10.4 -85C-12.5 -102.5 12.5 -102.5 10.4 -85C9.5 -91 6 -93 0 -92.5C-5 -92 -9 -91 -10.4 -85Z',
  bald: 'M-10.6 -80C-12.5 -86 -11.5 -91 -9.2 -92.5C-9.6 -88 -9.4 -84 -10.6 -80Z',
};

const BEARDS: Readonly<Record<Beard, string>> = {
  short:
    'M-9.9 -85.5C-10 -76 -6 -72.6 0 -72.6C6 -72.6 10 -76 9.9 -85.5C9 -81.5 7 -81.2 4.5 -82.4C1.5 -83.4 -1.5 -83.4 -4.5 -82.4C-7 -81.2 -9 -81.5 -9.9 -85.5Z',
  full: 'M-10 -86C-11 -73 -6.5 -67.5 0 -66.8C6.5 -67.5 11 -73 10 -86C9 -81.5 7 -81.4 4.5 -82.6C1.5 -83.6 -1.5 -83.6 -4.5 -82.6C-7 -81.4 -9 -81.5 -10 -86Z',
  long: 'M-10 -86C-11.5 -71 -7.5 -62 -1 -56.5C6.5 -62 11.5 -71 10 -86C9 -81.5 7 -81.4 4.5 -82.6C1.5 -83.6 -1.5 -83.6 -4.5 -82.6C-7 -81.4 -9 -81.5 -10 -86Z',
};

export function hairBehind({ hair, hairColor }: Look): SvgElement[] {
  const path = typeof hair === 'string' ? BEHIND[hair] : hair.behind;
  return path === undefined ? [] : [sheet(path, hairColor, 'figure')];
}

export function hairAround({ hair, hairColor }: Look): SvgElement[] {
  const frame = sheet(typeof hair === 'string' ? FRAMES[hair] : hair.frame, hairColor, 'face');
  if (hair !== 'bald') return [frame];
  const otherSide = 'M10.6 -80C12.5 -86 11.5 -91 9.2 -92.5C9.6 -88 9.4 -84 10.6 -80Z';
  return [frame, sheet(otherSide, hairColor, 'face')];
}

export function beardOf({ beard, hairColor }: Look): SvgElement[] {
  return beard === undefined ? [] : [sheet(BEARDS[beard], hairColor, 'face')];
}
