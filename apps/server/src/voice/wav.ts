/** Bytes of a header with the format of plain sound and nothing else. */
const HEADER = 44;
/** Format 1 of WAV files: PCM. */
const PCM = 1;
const BYTES_A_SAMPLE = 2;

/** Sound as programs speak it: samples of 16 bits, one channel, so many a second. */
export interface Samples {
  readonly bytes: Uint8Array;
  readonly rate: number;
}

/** A WAV file of samples. */
export function wavOf({ bytes, rate }: Samples): Uint8Array {
  const size = bytes.length - (bytes.length % BYTES_A_SAMPLE);
  const file = Buffer.alloc(HEADER + size);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER - 8 + size, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * BYTES_A_SAMPLE, 28);
  file.writeUInt16LE(BYTES_A_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_A_SAMPLE, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(size, 40);
  file.set(bytes.subarray(0, size), HEADER);
  return file;
}

/**
 * The samples of a WAV file that a program wrote into a pipe: it could not go back to write how long it became, so that
 * everything after the head is sound.
 * @returns null for what is no WAV file of 16 bits and one channel, or holds no sound
 */
export function samplesOfPipe(file: Uint8Array): Samples | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isWav = bytes.toString('latin1', 0, 4) === 'RIFF';
  if (!isWav || bytes.toString('latin1', 8, 16) !== 'WAVEfmt ' || bytes.length < HEADER)
    return null;
  const isPlain =
    bytes.readUInt16LE(20) === PCM && bytes.readUInt16LE(22) === 1 && bytes.readUInt16LE(34) === 16;
  const at = 20 + bytes.readUInt32LE(16);
  if (!isPlain || bytes.toString('latin1', at, at + 4) !== 'data') return null;
  const sound = bytes.subarray(at + 8);
  return sound.length < BYTES_A_SAMPLE ? null : { bytes: sound, rate: bytes.readUInt32LE(24) };
}
