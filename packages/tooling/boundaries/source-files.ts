import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', '.turbo', '.cache']);

async function walk(folder: string, prefix: string, found: string[]): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = `${prefix}/${entry.name}`;
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) {
      await walk(join(folder, entry.name), path, found);
    } else if (/\.tsx?$/.test(entry.name)) {
      found.push(path);
    }
  }
}

/**
 * Every TypeScript file below `apps` and `packages`, as paths relative to `root` with forward slashes. Found without
 * the boundary checker's help, so that its own count can be held against this one.
 */
export async function sourceFiles(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const group of ['apps', 'packages']) await walk(join(root, group), group, found);
  return found.sort();
}
