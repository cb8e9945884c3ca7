import { expect, test } from 'vitest';
import { textOfFile } from './text-of-file.ts';

test.each([
  ['UTF-8', [0x4e, 0x6f, 0xc3, 0xab], 'Noë'],
  ['the letters of older spreadsheets', [0x4e, 0x6f, 0xeb], 'Noë'],
])('a file is read in %s', (_, bytes, text) => {
  expect(textOfFile(new Uint8Array(bytes).buffer)).toBe(text);
});
