import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Language } from '@lamplight/domain/profiles';
import { findInPath } from './find-in-path.ts';
import type { VoiceProgram } from './voice-program.ts';
import { samplesOfPipe } from './wav.ts';

/** Its voice for each language. */
const VOICES: Readonly<Record<Language, string>> = {
  en: 'en-us',
  es: 'es-419',
  fr: 'fr-fr',
  de: 'de',
};

/** Words in a minute: slow enough for a beginner's finger; its own pace is 175. */
const PACE = 140;

/** Milliseconds in which it has to say that it is there. */
const PATIENCE = 5000;

/** espeak-ng, where the machine has it; null where it has not. @param path the folders that programs are looked for in */
export async function findEspeak(path: string): Promise<VoiceProgram | null> {
  const program = findInPath('espeak-ng', path);
  if (program === undefined) return null;
  try {
    const options = { timeout: PATIENCE, env: { PATH: path } };
    const { stdout } = await promisify(execFile)(program, ['--version'], options);
    const version = /: (\S+)/.exec(stdout)?.[1] ?? 'unknown';
    return {
      name: 'espeak-ng',
      version: `${version} ${PACE}`,
      languages: Object.keys(VOICES) as Language[],
      utterance: (language) => ({
        program,
        args: ['--stdin', '-b', '1', '-v', VOICES[language], '-s', String(PACE), '--stdout'],
        read: samplesOfPipe,
      }),
    };
  } catch {
    return null;
  }
}
