import { join } from 'node:path';
import { type PackBytes, readPackFolder } from '../src/packs/reading/index.ts';

/** The files of the sample pack: three days for children of 7 to 10. */
export function harvestDays(
  changes: Readonly<Record<string, string | Uint8Array | null>> = {},
): PackBytes {
  const files = new Map(readPackFolder(join(import.meta.dirname, 'harvest-days')));
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) files.delete(path);
    else files.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  }
  return files;
}

/** The words of a file of the sample pack with some replaced. */
export function harvestText(path: string, from: string, to: string): string {
  const text = new TextDecoder().decode(harvestDays().get(path));
  if (!text.includes(from)) throw new Error(`${path} does not say '${from}'`);
  return text.replace(from, to);
}
