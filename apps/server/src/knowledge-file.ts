import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { KnowledgeDocuments } from '@lamplight/api';

/**
 * The documents that the build has written beside the bundle: their version in the first line, a document in each
 * further one. Null where the host runs from its sources.
 */
export function findKnowledgeFile(): KnowledgeDocuments | null {
  const file = join(import.meta.dirname, 'knowledge.jsonl');
  if (!existsSync(file)) return null;
  return {
    async version() {
      for await (const line of linesOf(file)) return line;
      throw new Error(`${file} is empty`);
    },
    async *all() {
      let isVersion = true;
      for await (const line of linesOf(file)) {
        if (!isVersion) yield JSON.parse(line);
        isVersion = false;
      }
    },
  };
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
}
