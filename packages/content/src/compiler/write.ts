import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lessonId } from '@lamplight/domain/lessons';
import { entryOf } from '../lessons/entry.ts';
import type { CompiledContent } from './compile.ts';

/** The documents that compiled content is read from, by their name below the folder. */
export function documentsOf(content: CompiledContent): Map<string, unknown> {
  const { lessons, stories, weeks, prompts, verses, glossary, challenges } = content;
  const { quizzes, rooms, roomVerses, experiments, frames, rounds } = content;
  const ofBanks = (folder: string, banks: Readonly<Record<string, object>>) =>
    Object.entries(banks).flatMap(([subject, bands]) =>
      Object.entries(bands).map(
        ([band, items]) => [`${folder}/${subject}-${band}.json`, items] as const,
      ),
    );
  return new Map<string, unknown>([
    ['lessons/index.json', lessons.map(entryOf)],
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
    ...ofBanks('quizzes', quizzes),
    ...ofBanks('rooms', rooms),
  ]);
}

/** Writes compiled content into a folder, which is whole at every moment: the old one gives way at once. */
export function writeCompiled(content: CompiledContent, folder: string): void {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const [name, document] of documentsOf(content)) {
    const path = join(unfinished, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(document));
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}
