import type { WrittenMessage } from '@lamplight/api';

/** First byte of a text frame that is a whole message (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
/** Lengths up to this one stand in the second byte itself, */
const SHORT = 125;
/** longer ones in two more bytes, which this announces, */
const MEDIUM = { mark: 126, most: 0xffff } as const;
/** and others in eight. */
const LONG = 127;

/** Messages as text frames of a server (RFC 6455: unmasked), one behind the other in one piece. */
export function textFrames(messages: readonly WrittenMessage[]): Buffer {
  const lengths = messages.map(({ head, tail }) => head.length + Buffer.byteLength(tail));
  const bytes = Buffer.allocUnsafe(
    lengths.reduce((sum, length) => sum + headerOf(length) + length, 0),
  );
  let at = 0;
  for (const [index, { head, tail }] of messages.entries()) {
    at = writeHeader(bytes, at, lengths[index] ?? 0);
    at += head.copy(bytes, at);
    at += bytes.write(tail, at);
  }
  return bytes;
}

/** Bytes of the header before a message of so many bytes. */
function headerOf(length: number): number {
  if (length <= SHORT) return 2;
  return length <= MEDIUM.most ? 4 : 10;
}

/** @returns where the message goes */
function writeHeader(bytes: Buffer, at: number, length: number): number {
  bytes[at] = WHOLE_TEXT;
  if (length <= SHORT) return bytes.writeUInt8(length, at + 1);
  if (length <= MEDIUM.most) {
    bytes[at + 1] = MEDIUM.mark;
    return bytes.writeUInt16BE(length, at + 2);
  }
  bytes[at + 1] = LONG;
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
