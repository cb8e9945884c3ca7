/**
 * The pictures of a small child's password. Their shapes and colors differ so much that nobody takes
 * one for another, and each has a short name in every language.
 */
export const SIGN_IN_PICTURES = [
  'sun',
  'spouting-whale',
  'evergreen-tree',
  'red-apple',
  'elephant',
  'carrot',
  'umbrella',
  'tulip',
  'teddy-bear',
  'soccer-ball',
  'sailboat',
  'key',
] as const;
export type SignInPicture = (typeof SIGN_IN_PICTURES)[number];

/** Pictures in a password, each another, in order. */
export const PICTURES_IN_PASSWORD = 3;

/** How many picture passwords there are: 12 × 11 × 10 = 1,320. */
export const PICTURE_PASSWORDS =
  SIGN_IN_PICTURES.length * (SIGN_IN_PICTURES.length - 1) * (SIGN_IN_PICTURES.length - 2);

/**
 * The picture password with this number.
 * @param number from 0 to {@link PICTURE_PASSWORDS} - 1; each stands for another password
 */
export function picturesOfNumber(number: number): SignInPicture[] {
  const left: SignInPicture[] = [...SIGN_IN_PICTURES];
  const chosen: SignInPicture[] = [];
  let rest = number;
  while (chosen.length < PICTURES_IN_PASSWORD) {
    const place = rest % left.length;
    rest = Math.floor(rest / left.length);
    chosen.push(...left.splice(place, 1));
  }
  return chosen;
}

/** The pictures as the text that is hashed. */
export function pictureSecret(pictures: readonly SignInPicture[]): string {
  return pictures.join(' ');
}

/** Pictures by which children find their own tile; none of them is in a password. */
const TILE_PICTURES = [
  'fox',
  'owl',
  'turtle',
  'lion',
  'penguin',
  'rabbit-face',
  'dolphin',
  'honeybee',
  'koala',
  'parrot',
  'giraffe',
  'frog',
  'hedgehog',
  'flamingo',
  'panda',
  'lady-beetle',
  'zebra',
  'octopus',
  'hamster',
  'snail',
  'tiger-face',
  'duck',
  'kangaroo',
  'crab',
] as const;

/** The picture on a child's tile: always the same, and another for those who came before and after. */
export function tilePicture(userId: number): string {
  return TILE_PICTURES[userId % TILE_PICTURES.length] ?? TILE_PICTURES[0];
}

/** Every picture of the sign-in, for the file that holds them. */
export const SIGN_IN_SPRITE: readonly string[] = [...SIGN_IN_PICTURES, ...TILE_PICTURES];
