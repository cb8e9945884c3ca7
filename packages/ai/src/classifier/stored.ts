import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Signed bytes as text, as short as they can be packed. */
export function packed(bytes: Int8Array): string {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return brotliCompressSync(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    options,
  ).toString('base64');
}

/** The bytes that `packed` made a text of. */
export function bytesOf(text: string): Int8Array {
  return new Int8Array(brotliDecompressSync(Buffer.from(text, 'base64')));
}
