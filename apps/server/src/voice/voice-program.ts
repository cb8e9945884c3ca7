import type { Language } from '@lamplight/domain/profiles';
import type { Samples } from './wav.ts';

/** A way to have one text spoken in one language: what is started, and what its output means. */
export interface Utterance {
  readonly program: string;
  readonly args: readonly string[];
  /** The samples in what the program wrote; null for what is no sound. */
  read(output: Uint8Array): Samples | null;
}

/** A program that speaks, of whoever made it. The text goes to its standard input, the sound comes from its output. */
export interface VoiceProgram {
  readonly name: 'espeak-ng' | 'piper';
  /** Changes with what is heard: sound of another voice is not taken for this one's. */
  readonly version: string;
  readonly languages: readonly Language[];
  utterance(language: Language): Utterance;
}
