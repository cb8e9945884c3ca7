import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { contentFolder } from './folder.ts';

/** Documents that are kept in memory after they were asked for, of some 40 kB each: two weeks of lessons and the rest. */
const KEPT_DOCUMENTS = 64;

const kept = new LRUCache<string, object>({ max: KEPT_DOCUMENTS });

let folder = contentFolder();

/**
 * Reads from this folder from now on, and everything anew: while somebody writes, what a host has read grows old. The
 * document of a name is another object then, whatever was made of the old one.
 */
export function readCompiledFrom(compiledFolder: string): void {
  folder = compiledFolder;
  kept.clear();
}

/**
 * A document of the compiled content, such as `stories.json`. It is read when asked for; those that are asked for
 * often stay in memory. Its shape is what the compiler checked.
 * @throws Error when the content was not compiled
 */
export function readCompiled<T extends object>(name: string): T {
  return readCompiledAt(join(folder, name));
}

/** As `readCompiled`, for a document anywhere, such as one of a pack. */
export function readCompiledAt<T extends object>(path: string): T {
  const known = kept.get(path);
  if (known !== undefined) return known as T;
  const document: T = JSON.parse(readText(path));
  kept.set(path, document);
  return document;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${path} cannot be read: \`npm run content:build\` compiles the content`, {
      cause: error,
    });
  }
}
