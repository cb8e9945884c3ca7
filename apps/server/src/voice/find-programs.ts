import { findEspeak } from './espeak-ng.ts';
import { findPiper } from './piper.ts';
import type { VoiceProgram } from './voice-program.ts';

/**
 * The programs of this machine that speak, the better one first: Piper sounds like a person and needs a model that the
 * owner has chosen, espeak-ng speaks all languages anywhere.
 * @param voices the folder of the owner's models
 * @param path the folders that programs are looked for in
 */
export async function findPrograms(voices: string, path: string): Promise<VoiceProgram[]> {
  return [findPiper(voices, path), await findEspeak(path)].filter((program) => program !== null);
}
