import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the compiler writes. */
export const COMPILED_FOLDER = join(import.meta.dirname, '../../dist');

/** Where compiled content is read: beside the bundle of a built host, otherwise where the compiler writes. */
export function contentFolder(): string {
  const besideBundle = join(import.meta.dirname, 'content');
  return existsSync(besideBundle) ? besideBundle : COMPILED_FOLDER;
}
