import { expect, test } from 'vitest';
import { MAX_PHOTO_BYTES, PHOTO_SIDE, plainPhoto } from './photo.ts';

const written = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const segment = (marker: number, content: readonly number[]) => [
  ...[0xff, marker, 0, content.length + 2],
  ...content,
];
const JFIF = segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0]);
const EXIF = segment(0xe1, written('Exif: 52.5 N 13.4 E'));
const COMMENT = segment(0xfe, written('at home'));
const frame = (side: number) => segment(0xc0, [8, side >> 8, side & 255, side >> 8, side & 255, 1]);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3];

const jpeg = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat());
const PLAIN = jpeg(START, JFIF, frame(PHOTO_SIDE), SCAN, END);

test('a picture stays, and what is beside it goes', () => {
  expect(plainPhoto(PLAIN)).toEqual(PLAIN);
  expect(plainPhoto(jpeg(START, JFIF, EXIF, COMMENT, frame(PHOTO_SIDE), SCAN, END))).toEqual(PLAIN);
});

test.each([
  ['a text', Uint8Array.from(written('<svg onload="alert(1)">'))],
  ['nothing', new Uint8Array()],
  ['a picture that is cut off', PLAIN.slice(0, -2)],
  ['a picture without a frame', jpeg(START, JFIF, SCAN, END)],
  ['a picture without a scan', jpeg(START, JFIF, frame(100), END)],
  ['a segment longer than the file', jpeg(START, [0xff, 0xe0, 0xff, 0xff], END)],
  ['a segment that goes nowhere', jpeg(START, [0xff, 0xe0, 0, 0], SCAN, END)],
  ['a picture with too many pixels', jpeg(START, frame(PHOTO_SIDE + 1), SCAN, END)],
  ['a file that is too large', jpeg(START, frame(9), SCAN, Array(MAX_PHOTO_BYTES).fill(0), END)],
])('%s is no photo', (_, bytes) => {
  expect(plainPhoto(bytes)).toBeNull();
});
