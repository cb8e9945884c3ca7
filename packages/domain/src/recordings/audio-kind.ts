/** Audio that browsers play. */
export const AUDIO_KINDS = ['wav', 'mp3', 'aac', 'mp4', 'ogg', 'webm', 'flac'] as const;
export type AudioKind = (typeof AUDIO_KINDS)[number];

/**
 * What kind of audio bytes are, by what is in them and not by a name; null for what is no audio, for video, and for what
 * tablets cannot play: AMR of old phones, also within an MP4 file.
 */
export function audioKindOf(bytes: Uint8Array): AudioKind | null {
  if (has(bytes, 0, 'RIFF') && has(bytes, 8, 'WAVE')) return 'wav';
  if (has(bytes, 0, 'ID3')) return 'mp3';
  if (has(bytes, 0, 'OggS')) return holds(bytes, ['theora']) ? null : 'ogg';
  if (has(bytes, 0, 'fLaC')) return 'flac';
  if (has(bytes, 4, 'ftyp')) return isPlainAudio(bytes) ? 'mp4' : null;
  if (has(bytes, 0, '\x1A\x45\xDF\xA3')) return holds(bytes, ['V_VP', 'V_AV']) ? null : 'webm';
  return frameKind(bytes);
}

/** An MP4 file with sound and no picture in it, which any browser can decode. */
function isPlainAudio(bytes: Uint8Array): boolean {
  return holds(bytes, ['soun']) && !holds(bytes, ['vide', 'samr', 'sawb']);
}

/** MPEG audio and AAC begin with eleven or twelve bits that are set; the layer tells them apart. */
function frameKind([first, second]: Uint8Array): AudioKind | null {
  if (first !== 0xff || second === undefined || (second & 0xe0) !== 0xe0) return null;
  if ((second & 0xf6) === 0xf0) return 'aac';
  const isVersion = (second & 0x18) !== 0x08;
  const isLayer3 = (second & 0x06) === 0x02;
  return isVersion && isLayer3 ? 'mp3' : null;
}

function has(bytes: Uint8Array, at: number, letters: string): boolean {
  return [...letters].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

/** Whether one of these words is anywhere in the bytes. */
function holds(bytes: Uint8Array, words: readonly string[]): boolean {
  return words.some((word) => {
    const first = word.charCodeAt(0);
    for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
      if (has(bytes, at, word)) return true;
    }
    return false;
  });
}
