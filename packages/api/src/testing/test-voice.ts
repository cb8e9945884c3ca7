import type { Language } from '@lamplight/domain/profiles';
import type { SpeakInput } from '@lamplight/domain/voice';
import type { HostVoice } from '../learning/voice/host-voice.ts';

/** A voice that says nothing, for 50 ms; without a language until it is told of one. */
export interface TestVoice extends HostVoice {
  /** From now on the host speaks these. */
  setLanguages(languages: readonly Language[]): void;
  /** What was spoken to somebody, in order. */
  readonly spoken: SpeakInput[];
  /** What was made ahead of time, in order. */
  readonly ready: SpeakInput[];
}

export function createTestVoice(): TestVoice {
  let known: readonly Language[] = [];
  const spoken: SpeakInput[] = [];
  const ready: SpeakInput[] = [];
  return {
    spoken,
    ready,
    setLanguages(languages) {
      known = languages;
    },
    languages: async () => known,
    async speak(piece) {
      spoken.push(piece);
      return silence();
    },
    async keepReady(pieces) {
      ready.push(...pieces);
    },
  };
}

/** Samples each second, and those of 50 ms. */
const RATE = 8000;
const SAMPLES = 400;

function silence(): Uint8Array {
  const file = Buffer.alloc(44 + 2 * SAMPLES);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + 2 * SAMPLES, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * SAMPLES, 40);
  return file;
}
