import type { Words } from '@lamplight/domain/scenes';
import { CLOTH, HAIR, SKIN } from '../../paper/cloth.ts';
import type { Color } from '../../paper/color.ts';
import type { Look } from '../look.ts';
import { TODAY } from './clothes.ts';
import { AFRO, BOB, PARTED } from './hair-cuts.ts';

const LIGHT = '#F1C9A3';
const DEEP = '#5E3A24';

/** Quiet cloth: nobody at work wears the colors of the subjects. */
const WEAR = {
  coat: '#F4F1E8',
  shirt: '#E4E2D6',
  slate: '#4B5563',
  navy: '#34406F',
  pine: '#3F6B5C',
  plum: '#6B3F6A',
  rust: '#A6532F',
  steel: '#7A93A8',
  khaki: '#6A6B4A',
} as const;

const GROWN_UP = { clothes: TODAY, bareArms: false } as const;
/** Sixteen or so: as grown-ups are built, and not quite as tall. */
const YOUNG = { clothes: TODAY, bareArms: false, size: 0.92 } as const;

const trousers = (color: Color) => ({ cut: 'trousers', color }) as const;

type Name = Words['work']['person'];

/** Grown-ups at their work in this and the last centuries, and five young people. */
export const WORK_LOOKS: Readonly<Record<Name, Look>> = {
  researcher: {
    ...GROWN_UP,
    skin: LIGHT,
    hair: BOB,
    hairColor: HAIR.black,
    robe: WEAR.steel,
    mantle: WEAR.coat,
    coat: true,
    legs: trousers(WEAR.slate),
    glasses: '#34406F',
  },
  engineer: {
    ...GROWN_UP,
    skin: SKIN.fair,
    hair: PARTED,
    hairColor: HAIR.brown,
    robe: WEAR.shirt,
    legs: trousers(WEAR.slate),
    glasses: '#4A2C1D',
  },
  programmer: {
    ...GROWN_UP,
    skin: SKIN.dark,
    hair: AFRO,
    hairColor: HAIR.black,
    robe: CLOTH.ochre,
    mantle: WEAR.pine,
    legs: trousers(WEAR.navy),
  },
  doctor: {
    ...GROWN_UP,
    skin: DEEP,
    hair: 'bun',
    hairColor: HAIR.black,
    robe: CLOTH.madder,
    mantle: WEAR.coat,
    coat: true,
    legs: trousers(WEAR.navy),
  },
  nurse: {
    ...GROWN_UP,
    skin: SKIN.brown,
    hair: 'short',
    hairColor: HAIR.black,
    beard: 'short',
    robe: '#4F8A8B',
    legs: trousers('#47797B'),
    bareArms: true,
  },
  clerk: {
    ...GROWN_UP,
    skin: SKIN.tan,
    hair: 'bun',
    hairColor: HAIR.auburn,
    robe: WEAR.shirt,
    mantle: WEAR.plum,
    legs: { cut: 'skirt', color: WEAR.slate },
  },
  judge: {
    skin: SKIN.brown,
    hair: 'bun',
    hairColor: HAIR.white,
    robe: '#2C2842',
    sash: '#2C2842',
    glasses: '#7A3B1E',
  },
  officer: {
    ...GROWN_UP,
    skin: LIGHT,
    hair: 'short',
    hairColor: HAIR.brown,
    robe: WEAR.khaki,
    mantle: '#5A5B3E',
    legs: trousers('#5A5B3E'),
  },
  farmer: {
    ...GROWN_UP,
    skin: SKIN.dark,
    hair: 'short',
    hairColor: HAIR.gray,
    beard: 'short',
    robe: WEAR.rust,
    stripes: ['#C98A62', '#C98A62', '#C98A62'],
    legs: trousers('#5B4636'),
  },
  scholar: {
    ...GROWN_UP,
    skin: LIGHT,
    hair: 'tied',
    hairColor: HAIR.white,
    robe: '#D8CDB4',
    mantle: '#5B3A2A',
    coat: true,
    legs: trousers('#463A34'),
  },
  lucia: {
    ...YOUNG,
    skin: SKIN.tan,
    hair: 'long',
    hairColor: HAIR.brown,
    robe: WEAR.plum,
    legs: trousers(WEAR.navy),
  },
  emeka: {
    ...YOUNG,
    skin: DEEP,
    hair: 'short',
    hairColor: HAIR.black,
    robe: WEAR.pine,
    legs: trousers(WEAR.slate),
    size: 0.97,
  },
  minh: {
    ...YOUNG,
    skin: LIGHT,
    hair: PARTED,
    hairColor: HAIR.black,
    robe: CLOTH.indigo,
    legs: trousers('#6B5A48'),
    glasses: '#2B1B18',
  },
  freya: {
    ...YOUNG,
    skin: LIGHT,
    hair: 'tied',
    hairColor: '#C0622D',
    robe: WEAR.steel,
    legs: trousers(WEAR.slate),
    size: 0.9,
  },
  samira: {
    ...YOUNG,
    skin: SKIN.fair,
    hair: 'bun',
    hairColor: HAIR.black,
    veil: CLOTH.sea,
    robe: WEAR.rust,
    legs: { cut: 'skirt', color: '#3A3550' },
    size: 0.9,
  },
};
