import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { z } from 'zod';
import { findInPath } from './find-in-path.ts';
import type { VoiceProgram } from './voice-program.ts';

/** What Piper writes beside each of its models. */
const modelSchema = z.object({
  audio: z.object({ sample_rate: z.int().min(8000).max(48_000) }),
  language: z.object({ family: z.string() }).optional(),
  espeak: z.object({ voice: z.string() }).optional(),
});

interface Model {
  readonly file: string;
  readonly language: Language;
  readonly rate: number;
  /** Its name, size and age. */
  readonly version: string;
}

/**
 * Piper with the models that the owner of the host has put into the folder of voices: `NAME.onnx` and `NAME.onnx.json`
 * for each language. The program lies there too (`piper/piper`, as its archive unpacks), or in the PATH.
 * @param path the folders that programs are looked for in
 * @returns null where there is no model or no program
 */
export function findPiper(voices: string, path: string): VoiceProgram | null {
  const models = modelsIn(voices);
  if (models.size === 0) return null;
  const program = findInPath('piper', [join(voices, 'piper'), path].join(delimiter));
  if (program === undefined) return null;
  return {
    name: 'piper',
    version: [...models.values()].map(({ version }) => version).join(' '),
    languages: LANGUAGES.filter((language) => models.has(language)),
    utterance(language) {
      const model = models.get(language);
      if (model === undefined) throw new RangeError(`no model for ${language}`);
      return {
        program,
        args: ['--model', model.file, '--output-raw'],
        read: (output) => (output.length < 2 ? null : { bytes: output, rate: model.rate }),
      };
    },
  };
}

/** The first model of each language, by the order of names. */
function modelsIn(voices: string): ReadonlyMap<Language, Model> {
  if (!existsSync(voices)) return new Map();
  const names = readdirSync(voices).filter((name) => name.endsWith('.onnx'));
  const found = names.toSorted().flatMap((name) => modelAt(join(voices, name)) ?? []);
  return new Map(found.toReversed().map((model) => [model.language, model]));
}

function modelAt(file: string): Model | null {
  try {
    const told = modelSchema.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
    const family = told.language?.family ?? told.espeak?.voice ?? '';
    const language = LANGUAGES.find((known) => known === family.toLowerCase().split(/[-_]/)[0]);
    if (language === undefined) return null;
    const { size, mtimeMs } = statSync(file);
    return { file, language, rate: told.audio.sample_rate, version: `${file} ${size} ${mtimeMs}` };
  } catch {
    return null;
  }
}
