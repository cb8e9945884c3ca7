/** Bytes of a photo of somebody who collects a child. */
export const MAX_PHOTO_BYTES = 90_000;
/** Pixels of its longer side: a page that scales it sends no more. */
export const PHOTO_SIDE = 360;

const MARKER = 0xff;
const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
/** JFIF; the other application segments hold place, time, device and previews. */
const APP0 = 0xe0;
const APP15 = 0xef;
/** Frames that every browser shows: baseline and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];

/**
 * A JPEG picture without anything but the picture: where and with what it was taken is left out.
 * @returns null for what is no such picture, is too large, or is cut off
 */
export function plainPhoto(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length > MAX_PHOTO_BYTES || bytes[0] !== MARKER || bytes[1] !== START) return null;
  if (bytes.at(-2) !== MARKER || bytes.at(-1) !== END) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== MARKER) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === SCAN) {
      kept.push(bytes.subarray(at));
      return hasFrame ? joined(kept) : null;
    }
    const end = at + 2 + wordAt(bytes, at + 2);
    if (end <= at + 3 || end > bytes.length) return null;
    if (FRAMES.includes(marker)) {
      if (wordAt(bytes, at + 5) > PHOTO_SIDE || wordAt(bytes, at + 7) > PHOTO_SIDE) return null;
      hasFrame = true;
    }
    const isExtra = (marker > APP0 && marker <= APP15) || marker === COMMENT;
    if (!isExtra) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
