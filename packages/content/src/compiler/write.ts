import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lessonId } from '@lamplight/domain/lessons';
import { entryOf } from '../lessons/entry.ts';
import type { CompiledContent } from './compile.ts';

/** The document that lists all lessons. */
export const LESSON_INDEX = 'lessons/index.json';

/** The documents that compiled content is read from, by their name below the folder, which begins as its source's. */
export function documentsOf(content: CompiledContent): Map<string, unknown> {
  const { lessons, stories, weeks, prompts, verses, glossary, challenges } = content;
  const { songs, coloring, quizzes, rooms, roomVerses, experiments, frames, rounds } = content;
  const ofBanks = (folder: string, banks: Readonly<Record<string, object>>, ending: string) =>
    Object.entries(banks).flatMap(([subject, bands]) =>
      Object.entries(bands).map(
        ([band, items]) => [`${folder}/${subject}-${band}.${ending}`, items] as const,
      ),
    );
  return new Map<string, unknown>([
    [LESSON_INDEX, lessons.map(entryOf)],
    ...lessons.map(
      (lesson) => [`lessons/${lessonId(lesson.category, lesson.dayNumber)}.json`, lesson] as const,
    ),
    ['stories.json', stories],
    ['curriculum.json', weeks],
    ['journal.json', prompts],
    ['verses.json', verses],
    ['glossary.json', glossary],
    ['challenges.json', challenges],
    ['experiments.json', { written: experiments, frames, rounds }],
    ['rooms/verse-memory.json', roomVerses],
    // Browsers import these, so that quizzes, songs and pictures go on without the host; a module is what Node and they load alike.
    ...ofBanks('quizzes', quizzes, 'ts'),
    ['songs/songs.ts', songs],
    ['coloring/shelves.ts', coloring],
    ...ofBanks('rooms', rooms, 'json'),
  ]);
}

/** Writes compiled content into a folder, which is whole at every moment: the old one gives way at once. */
export function writeCompiled(content: CompiledContent, folder: string): void {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const [name, document] of documentsOf(content)) writeDocument(unfinished, name, document);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** Writes a document below a folder, as JSON or as a module that exports it; who reads it gets the old one or the new one, whole. */
export function writeDocument(folder: string, name: string, document: unknown): void {
  const path = join(folder, name);
  const unfinished = `${path}.unfinished`;
  mkdirSync(dirname(path), { recursive: true });
  const text = JSON.stringify(document);
  writeFileSync(unfinished, name.endsWith('.ts') ? `export default ${text} as unknown;\n` : text);
  renameSync(unfinished, path);
}
