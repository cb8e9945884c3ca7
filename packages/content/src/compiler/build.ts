import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Finding } from '../checks/finding.ts';
import { COMPILED_FOLDER } from '../compiled/folder.ts';
import { knowledgeDocuments } from '../knowledge/index.ts';
import { embeddedScriptures, type Scriptures } from '../scripture/scriptures.ts';
import { compileContent } from './compile.ts';
import { CONTENT_ROOT, readContentFiles } from './content-files.ts';
import { LAST_WRITTEN } from './stale.ts';
import { writeCompiled } from './write.ts';

/**
 * Compiles the content's files into `dist`.
 * @param scriptures the translations that verses take their words from
 * @returns what is wrong with them; then nothing was written
 */
export function buildContent(scriptures: Scriptures = embeddedScriptures): readonly Finding[] {
  const content = compileContent(readContentFiles(CONTENT_ROOT), scriptures);
  if (content.findings.length > 0) return content.findings;
  writeCompiled(content, COMPILED_FOLDER);
  // What the chat answers from is made of what was just written.
  const hash = createHash('sha256');
  for (const document of knowledgeDocuments()) hash.update(JSON.stringify(document));
  writeFileSync(LAST_WRITTEN, JSON.stringify({ version: hash.digest('hex') }));
  return [];
}
