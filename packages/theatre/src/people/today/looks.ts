import type { Words } from '@lamplight/domain/scenes';
import { CLOTH, HAIR, SKIN } from '../../paper/cloth.ts';
import type { Look } from '../look.ts';
import { TODAY } from './clothes.ts';
import { AFRO, BOB, PARTED, PLAITS, PUFFS, TUFT } from './hair-cuts.ts';

/** The lightest and the deepest of the six skins: today's children have all of them. */
const LIGHT = '#F1C9A3';
const DEEP = '#5E3A24';

const RED = '#C0622D';
const BLOND = '#D9AE62';

/** The subjects' colors (the look of the whole platform). */
const WEAR = {
  violet: '#6A4BC4',
  teal: '#0E8F9C',
  orange: '#D9631E',
  green: '#2E8B57',
  rose: '#C2417C',
  sky: '#2F7FD1',
  gold: '#F4B32B',
  navy: '#34406F',
  cream: '#F6EAD2',
} as const;

const CHILD = { clothes: TODAY, isChild: true, bareArms: true } as const;

type Name = Words['today']['person'];

/** Children of today, their teacher, parents and grandparents. */
export const TODAY_LOOKS: Readonly<Record<Name, Look>> = {
  amara: {
    ...CHILD,
    skin: DEEP,
    hair: PUFFS,
    hairColor: HAIR.black,
    robe: WEAR.gold,
    legs: { cut: 'skirt', color: WEAR.violet },
  },
  leo: {
    ...CHILD,
    skin: LIGHT,
    hair: TUFT,
    hairColor: RED,
    robe: WEAR.green,
    stripes: [WEAR.cream, WEAR.cream],
    legs: { cut: 'shorts', color: WEAR.navy },
    glasses: '#34406F',
  },
  mei: {
    ...CHILD,
    skin: LIGHT,
    hair: BOB,
    hairColor: HAIR.black,
    robe: WEAR.orange,
    legs: { cut: 'trousers', color: WEAR.teal },
    bareArms: false,
  },
  yusuf: {
    ...CHILD,
    skin: SKIN.tan,
    hair: 'curly',
    hairColor: HAIR.black,
    robe: WEAR.violet,
    hem: WEAR.gold,
    legs: { cut: 'trousers', color: WEAR.navy },
  },
  layla: {
    ...CHILD,
    skin: SKIN.fair,
    hair: 'bun',
    hairColor: HAIR.brown,
    veil: WEAR.rose,
    robe: WEAR.teal,
    legs: { cut: 'trousers', color: WEAR.navy },
    bareArms: false,
  },
  sofia: {
    ...CHILD,
    skin: SKIN.tan,
    hair: 'long',
    hairColor: HAIR.brown,
    robe: WEAR.sky,
    hem: WEAR.cream,
    legs: { cut: 'trousers', color: CLOTH.purple },
    wheelchair: WEAR.orange,
  },
  kofi: {
    ...CHILD,
    skin: DEEP,
    hair: 'short',
    hairColor: HAIR.black,
    robe: WEAR.orange,
    stripes: [WEAR.gold],
    legs: { cut: 'shorts', color: WEAR.teal },
  },
  nina: {
    ...CHILD,
    skin: LIGHT,
    hair: PLAITS,
    hairColor: BLOND,
    robe: WEAR.rose,
    legs: { cut: 'dress', color: WEAR.violet },
  },
  ravi: {
    ...CHILD,
    skin: SKIN.brown,
    hair: PARTED,
    hairColor: HAIR.black,
    robe: WEAR.sky,
    legs: { cut: 'trousers', color: '#7A5238' },
    size: 0.76,
  },
  tomas: {
    ...CHILD,
    skin: SKIN.fair,
    hair: 'curly',
    hairColor: HAIR.brown,
    robe: WEAR.cream,
    stripes: [WEAR.rose, WEAR.rose],
    legs: { cut: 'shorts', color: WEAR.green },
  },
  hana: {
    ...CHILD,
    skin: SKIN.dark,
    hair: AFRO,
    hairColor: HAIR.black,
    robe: WEAR.green,
    legs: { cut: 'dress', color: WEAR.gold },
    glasses: '#C2417C',
    size: 0.76,
  },
  pip: {
    ...CHILD,
    skin: SKIN.brown,
    hair: 'tied',
    hairColor: HAIR.brown,
    robe: WEAR.cream,
    hem: WEAR.orange,
    legs: { cut: 'skirt', color: WEAR.sky },
    size: 0.6,
  },
  'class-teacher': {
    clothes: TODAY,
    skin: SKIN.dark,
    hair: 'bun',
    hairColor: HAIR.black,
    robe: WEAR.cream,
    mantle: WEAR.teal,
    legs: { cut: 'trousers', color: WEAR.navy },
    glasses: '#7A3B1E',
  },
  parent: {
    clothes: TODAY,
    skin: SKIN.fair,
    hair: PARTED,
    hairColor: HAIR.brown,
    beard: 'short',
    robe: CLOTH.terracotta,
    legs: { cut: 'trousers', color: '#4B5563' },
    bareArms: false,
  },
  mother: {
    clothes: TODAY,
    skin: SKIN.brown,
    hair: 'long',
    hairColor: HAIR.black,
    robe: WEAR.teal,
    legs: { cut: 'dress', color: WEAR.teal },
    hem: WEAR.gold,
    bareArms: false,
  },
  father: {
    clothes: TODAY,
    skin: DEEP,
    hair: 'short',
    hairColor: HAIR.black,
    robe: WEAR.sky,
    legs: { cut: 'trousers', color: WEAR.navy },
    bareArms: true,
  },
  grandmother: {
    clothes: TODAY,
    skin: SKIN.brown,
    hair: 'bun',
    hairColor: HAIR.white,
    robe: WEAR.rose,
    mantle: WEAR.cream,
    legs: { cut: 'skirt', color: CLOTH.purple },
    glasses: '#7A3B1E',
    bareArms: false,
    size: 0.94,
  },
  grandfather: {
    clothes: TODAY,
    skin: SKIN.dark,
    hair: 'bald',
    hairColor: HAIR.white,
    beard: 'short',
    robe: WEAR.cream,
    mantle: WEAR.navy,
    legs: { cut: 'trousers', color: '#7A5238' },
    glasses: '#34406F',
    bareArms: false,
    size: 0.97,
  },
};
