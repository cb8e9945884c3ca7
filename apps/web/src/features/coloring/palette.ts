/** The colors of the box, as `#RRGGBB`, in the order of a rainbow, then skin, earth and snow. */
export const PALETTE = {
  red: '#D8443C',
  orange: '#E8833A',
  yellow: '#F6CF4A',
  'light-green': '#A5CF63',
  green: '#3E8E4E',
  turquoise: '#3AA6A0',
  'light-blue': '#93CDEE',
  blue: '#3B6FC4',
  'dark-blue': '#2B3674',
  violet: '#7A4FB0',
  pink: '#F09AB8',
  peach: '#F1C9A3',
  tan: '#C98F62',
  brown: '#7A5238',
  gray: '#A7A5B8',
  white: '#FFFFFF',
} as const;

export type Crayon = keyof typeof PALETTE;
export const CRAYONS = Object.keys(PALETTE) as Crayon[];

/** White takes a color away. */
export const ERASER: Crayon = 'white';
