/**
 * Writes what questions are answered from beside the bundle, a document a line below the hash of all: a host that
 * starts compares one line and reads no content.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knowledgeDocuments } from '@lamplight/content/knowledge';

const lines = Array.from(knowledgeDocuments(), (document) => JSON.stringify(document)).join('\n');
const version = createHash('sha256').update(lines).digest('hex');
await writeFile(join(import.meta.dirname, '../dist/knowledge.jsonl'), `${version}\n${lines}\n`);
