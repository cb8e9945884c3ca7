import { expect, test } from 'vitest';
import { pictureChoiceSchema } from './picture-choice.ts';
import {
  PICTURE_PASSWORDS,
  pictureSecret,
  picturesOfNumber,
  SIGN_IN_PICTURES,
  SIGN_IN_SPRITE,
  tilePicture,
} from './pictures.ts';

test('there are 1,320 picture passwords, each of three different pictures, and no two the same', () => {
  const all = Array.from({ length: PICTURE_PASSWORDS }, (_, number) => picturesOfNumber(number));
  expect(PICTURE_PASSWORDS).toBe(1320);
  expect(all.every((pictures) => pictureChoiceSchema.safeParse(pictures).success)).toBe(true);
  expect(new Set(all.map(pictureSecret)).size).toBe(1320);
});

test('the order of the pictures counts', () => {
  expect(pictureSecret(['sun', 'key', 'tulip'])).not.toBe(pictureSecret(['key', 'sun', 'tulip']));
});

test.each([
  ['three different ones', ['sun', 'key', 'tulip'], true],
  ['two', ['sun', 'key'], false],
  ['four', ['sun', 'key', 'tulip', 'carrot'], false],
  ['one twice', ['sun', 'key', 'sun'], false],
  ['one that is none', ['sun', 'key', 'moon'], false],
])('a choice of %s', (_, pictures, isOne) => {
  expect(pictureChoiceSchema.safeParse(pictures).success).toBe(isOne);
});

test('neighbors have different tiles, and no tile shows a picture of a password', () => {
  const tiles = Array.from({ length: 24 }, (_, at) => tilePicture(100 + at));
  expect(new Set(tiles).size).toBe(24);
  expect(tiles.filter((tile) => SIGN_IN_PICTURES.some((picture) => picture === tile))).toEqual([]);
  expect(SIGN_IN_SPRITE).toHaveLength(36);
});
