import type { Language } from '@lamplight/domain/profiles';
import { hasFrontMatter, type TeacherPlay } from '@lamplight/domain/teaching';
import { z } from 'zod';
import type { Finding } from '../checks/finding.ts';
import { readPlay } from '../compiler/lesson-document.ts';
import { type Part, readMarkdown, readParts } from '../compiler/markdown-file.ts';
import { faultAt, type Reading, type Source } from '../compiler/source.ts';
import { refusedLines } from '../packs/reading/refusals.ts';
import { contentPictureNames } from '../pictures/index.ts';
import { picturesIn } from '../pictures/lesson-pictures.ts';
import { line } from '../schema/line.ts';
import { sceneFileSchema } from '../schema/scenes.ts';
import { lookUpReference } from '../scripture/references/index.ts';
import { embeddedScriptures, type Scriptures } from '../scripture/scriptures.ts';
import { STOCK_SCENES } from './stock-scenes.ts';

/** What may stand above the text: title, description and difficulty are fields of their own. */
const frontSchema = z.strictObject({
  objectives: z.array(line).min(1).max(6).exactOptional(),
  scenes: sceneFileSchema.default({}),
});

const REF = /\bref="([^"\n]+)"/g;

/** The keys of the verses that a text names, such as `GEN 1:3`. */
export function versesNamedIn(content: string, language: Language): string[] {
  const keys = [...content.matchAll(REF)].flatMap(([, reference = '']) => {
    const found = lookUpReference(reference, language);
    return found.kind === 'passage' ? found.passage.verses : [];
  });
  return [...new Set(keys)];
}

/** A lesson of a teacher, as far as its play needs it. */
export interface WrittenLesson {
  readonly title: string;
  readonly content: string;
}

/**
 * Reads a text for which `isPlayText` holds with the compiler of the built-in lessons. Above it may stand objectives,
 * without which the title is the only one, and scenes beside those of `STOCK_SCENES`.
 * @param verses those of `versesNamedIn` that the host has, by their keys, beside what the product carries
 */
export function readTeacherLesson(
  { title, content }: WrittenLesson,
  language: Language,
  verses: ReadonlyMap<string, string>,
): Reading<TeacherPlay> {
  const source: Source = { path: 'content', text: content.replaceAll('\r\n', '\n') };
  const refused = refusedLines(source);
  if (refused.length > 0) return { value: undefined, findings: refused };
  const file = readFile(source);
  if (file.value === undefined) return { value: undefined, findings: file.findings };
  const { parts, front } = file.value;
  const objectives = front.objectives ?? [title];
  const read = readPlay(
    { source, parts, objectives: objectives.length },
    {
      scenes: { ...STOCK_SCENES, ...front.scenes },
      figures: { named: {}, words: new Map() },
      scriptures: withVerses(language, verses),
    },
    language,
  );
  if (read.value === undefined) return { value: undefined, findings: read.findings };
  const { illustrations = [], acts = [], ...rest } = read.value;
  const missing = missingPictures(source, picturesIn(read.value));
  if (missing.length > 0) return { value: undefined, findings: missing };
  return { value: { objectives, illustrations, acts, ...rest }, findings: [] };
}

function readFile(
  source: Source,
): Reading<{ readonly front: z.infer<typeof frontSchema>; readonly parts: readonly Part[] }> {
  if (hasFrontMatter(source.text)) return readMarkdown(source, frontSchema);
  return { value: { front: { scenes: {} }, parts: readParts(source) }, findings: [] };
}

function withVerses(language: Language, verses: ReadonlyMap<string, string>): Scriptures {
  const carried = embeddedScriptures[language];
  return {
    ...embeddedScriptures,
    [language]: { verse: (key: string) => verses.get(key) ?? carried.verse(key) },
  };
}

/** Those of the built-in lessons, whose files all have to be read for it. */
let known: ReadonlySet<string> | undefined;

function missingPictures(source: Source, pictures: readonly string[]): Finding[] {
  if (pictures.length === 0) return [];
  known ??= new Set(contentPictureNames());
  return [...new Set(pictures)]
    .filter((picture) => !known?.has(picture))
    .map((picture) => {
      const before = source.text.slice(0, source.text.indexOf(picture));
      return faultAt(source, before.split('\n').length, `there is no picture '${picture}'`);
    });
}
