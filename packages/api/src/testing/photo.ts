/** A JPEG of one grey pixel, as far as its segments go, with a place in it that must not be kept. */
const bytes = Uint8Array.from(
  [
    [0xff, 0xd8],
    [0xff, 0xe1, 0, 8, ...new TextEncoder().encode('at sea')],
    [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1],
    [0xff, 0xd9],
  ].flat(),
);

/** The same in base64. */
export const PHOTO = Buffer.from(bytes).toString('base64');
