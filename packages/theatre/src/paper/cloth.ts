/** The colors of cloth, of skin and hair (decision 0042): Bible people come from the middle four skins, mixed in every crowd. */
export const CLOTH = {
  madder: '#B5453A',
  terracotta: '#C46F45',
  ochre: '#D9A441',
  olive: '#7C8A4A',
  indigo: '#3B4F8F',
  sea: '#4F8A8B',
  purple: '#6B3F7C',
  undyed: '#E9DFC8',
  brown: '#7A5238',
  rust: '#8E4A32',
  white: '#FBF4E2',
  bronze: '#B98540',
} as const;

export const SKIN = {
  fair: '#E0AC7E',
  tan: '#C98F62',
  brown: '#A86D45',
  dark: '#85532F',
} as const;

export const HAIR = {
  black: '#2B1B18',
  brown: '#4A2C1D',
  auburn: '#7A3B1E',
  gray: '#9C948E',
  white: '#EDE6DA',
} as const;

export const WOOD = {
  light: '#B07A4A',
  middle: '#9A5E38',
  dark: '#6B4630',
  black: '#4B3428',
} as const;
