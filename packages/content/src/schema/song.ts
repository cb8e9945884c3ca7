import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { sceneSchema } from '@lamplight/domain/scenes';
import {
  NotationError,
  type Phrase,
  readSyllables,
  readTune,
  type Song,
} from '@lamplight/domain/songs';
import { z } from 'zod';
import { lookUpReference, writePassage } from '../scripture/references/index.ts';
import { line } from './line.ts';

/** Nobody has rights in a melody of that time any more. */
const LAST_FREE_YEAR = 1900;

const age = z.int().min(4).max(18);

const wordsSchema = z.strictObject({
  title: line,
  passage: line,
  /** A line for each phrase of the tune. */
  stanzas: z.array(line).min(1),
});
type WrittenWords = z.infer<typeof wordsSchema>;

/** `songs/01-morning-light.yaml`: a tune and its words in each language (notation: `packages/content/README.md`). */
const writtenSongSchema = z.strictObject({
  ages: z.tuple([age, age]),
  key: z.string().regex(/^[A-G][#b]? (major|minor)$/, 'write G major or E minor'),
  tempo: z.int().min(40).max(160),
  metre: z.enum(['2/4', '3/4', '4/4', '6/8']),
  pickup: z.number().min(0),
  melody: z.strictObject({ name: line, by: line, year: z.int().min(1000).max(LAST_FREE_YEAR) }),
  scene: sceneSchema,
  tune: z.array(z.strictObject({ notes: line, chords: line })).min(1),
  words: z.record(z.enum(LANGUAGES), wordsSchema),
});

/** A song, whose words fit its tune in each language. */
export const songSchema = writtenSongSchema.transform((written, context): Omit<Song, 'id'> => {
  const fault = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const tune = tuneOf(written, fault);
  for (const language of LANGUAGES) {
    const words = written.words[language];
    checkPassage(words, language, (message) => fault(['words', language, 'passage'], message));
    checkFit(words, tune, (path, message) =>
      fault(['words', language, 'stanzas', ...path], message),
    );
  }
  const read = ({ stanzas, ...words }: WrittenWords) => ({
    ...words,
    stanzas: stanzas.map((stanza) => linesOf(stanza).map(readSyllables)),
  });
  const { en, es, fr, de } = written.words;
  return { ...written, tune, words: { en: read(en), es: read(es), fr: read(fr), de: read(de) } };
});

function tuneOf(
  { tune, metre, pickup }: z.infer<typeof writtenSongSchema>,
  fault: (path: PropertyKey[], message: string) => void,
): Phrase[] {
  try {
    return readTune(tune, metre, pickup);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    fault(error.phrase === undefined ? ['tune'] : ['tune', error.phrase], error.message);
    return [];
  }
}

function checkPassage(
  { passage }: WrittenWords,
  language: Language,
  fault: (message: string) => void,
): void {
  const found = lookUpReference(passage, language);
  if (found.kind !== 'passage') {
    fault(`'${passage}' names no passage of the Bible`);
    return;
  }
  const name = writePassage(found.passage, language);
  if (name !== passage) fault(`'${passage}' should be written '${name}'`);
}

/** Each line of words has a syllable for each sung tone of its phrase. */
function checkFit(
  { stanzas }: WrittenWords,
  tune: readonly Phrase[],
  fault: (path: PropertyKey[], message: string) => void,
): void {
  if (tune.length === 0) return;
  for (const [index, stanza] of stanzas.entries()) {
    const lines = linesOf(stanza);
    if (lines.length !== tune.length) {
      fault([index], `has ${lines.length} lines, the tune has ${tune.length} phrases`);
      continue;
    }
    for (const [at, words] of lines.entries()) {
      const [syllables, tones] = [readSyllables(words).length, tune[at]?.sung.length];
      if (syllables !== tones) {
        fault([index], `'${words}' has ${syllables} syllables, its phrase has ${tones} to sing`);
      }
    }
  }
}

function linesOf(stanza: string): string[] {
  return stanza.trim().split('\n');
}
