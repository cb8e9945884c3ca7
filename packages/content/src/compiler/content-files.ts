import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './source.ts';

/** The folders of `packages/content` that hold content, in the order in which they are compiled. */
export const CONTENT_FOLDERS = [
  'lessons',
  'stories',
  'curriculum',
  'journal',
  'verses',
  'glossary',
  'challenges',
  'quizzes',
  'rooms',
  'experiments',
  'songs',
  'coloring',
] as const;

/** Where the content lies. */
export const CONTENT_ROOT = join(import.meta.dirname, '../..');

/** The files of a content folder, such as `lessons/bible/day-01/lesson.yaml`, in the order of their names. */
export type ContentFiles = ReadonlyMap<string, Source>;

/**
 * Reads the content files below a root; a folder that is not there has none.
 * @param folders which of them, as their paths below the root
 */
export function readContentFiles(
  root: string,
  folders: readonly string[] = CONTENT_FOLDERS,
): ContentFiles {
  const sources = folders
    .flatMap((folder) => pathsIn(root, folder))
    .map(
      (path): Source => ({
        path,
        text: readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n'),
      }),
    );
  return new Map(sources.map((source) => [source.path, source]));
}

/** Paths below the root with slashes, whatever the system parts them with. */
export function pathsIn(root: string, folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return names
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}
