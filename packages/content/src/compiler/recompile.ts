import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../checks/finding.ts';
import type { LessonEntry } from '../lessons/entry.ts';
import { embeddedScriptures } from '../scripture/scriptures.ts';
import { compileContent } from './compile.ts';
import { readContentFiles } from './content-files.ts';
import { documentsOf, LESSON_INDEX, writeDocument } from './write.ts';

/** Where content is read and where it is written. */
interface Places {
  /** The folder with `lessons`, `stories` and so on. */
  readonly root: string;
  /** The folder with what the whole content was compiled into before. */
  readonly compiled: string;
}

/**
 * Compiles what a changed file belongs to, for whoever looks at it while it is written: its lesson, or else its whole
 * folder, such as the stories. What the chat answers from stays as it was until the next whole compilation, and so does
 * the list of lessons when one of them was taken away.
 * @param path the file below the root with slashes; it may be gone
 * @returns what is wrong with the part; then nothing was written
 */
export function recompile(path: string, { root, compiled }: Places): readonly Finding[] {
  const [folder = ''] = path.split('/');
  const part = /^lessons\/[^/]+\/day-\d\d(?=\/)/.exec(path)?.[0] ?? folder;
  const content = compileContent(readContentFiles(root, [part]), embeddedScriptures);
  const findings = content.findings.filter((finding) => finding.path.startsWith(`${part}/`));
  if (findings.length > 0) return findings;
  const documents = documentsOf(content);
  if (part !== folder) {
    const entries = documents.get(LESSON_INDEX) as readonly LessonEntry[];
    documents.set(LESSON_INDEX, withEntries(compiled, entries));
  }
  for (const [name, document] of documents) {
    if (name.startsWith(folder)) writeDocument(compiled, name, document);
  }
  return [];
}

/** The list of lessons as it was compiled before, with these in the place of their older selves. */
function withEntries(compiled: string, entries: readonly LessonEntry[]): LessonEntry[] {
  const before: LessonEntry[] = JSON.parse(readFileSync(join(compiled, LESSON_INDEX), 'utf8'));
  const others = before.filter(({ id }) => entries.every((entry) => entry.id !== id));
  return [...others, ...entries].sort((a, b) => a.id - b.id);
}
