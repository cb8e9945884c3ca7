import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Names of the pictures in the Fluent Emoji set, for checks and builds only: the set is not part of the product.
 * @throws Error when its package is not installed
 */
export function readPictureSet(): ReadonlySet<string> {
  const path = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'));
  const set: { icons: Record<string, unknown> } = JSON.parse(readFileSync(path, 'utf8'));
  return new Set(Object.keys(set.icons));
}
