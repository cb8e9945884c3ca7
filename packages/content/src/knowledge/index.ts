import type { KnowledgeDocument } from '@lamplight/domain/knowledge';
import { readCompiled } from '../compiled/read.ts';
import { experimentDocuments } from './experiment-documents.ts';
import { factDocuments } from './fact-documents.ts';
import { lessonDocuments } from './lesson-documents.ts';
import { storyDocuments } from './story-documents.ts';
import { wordDocuments } from './word-documents.ts';

export { type GlossaryWord, glossary } from './glossary.ts';

/** A name of what `knowledgeDocuments` gives: another one for every change of a document. */
export function knowledgeVersion(): string {
  return readCompiled<{ readonly version: string }>('knowledge.json').version;
}

/** Everything that questions are answered from, the shortest answers first; made piece by piece. */
export function* knowledgeDocuments(): Generator<KnowledgeDocument> {
  yield* wordDocuments();
  yield* storyDocuments();
  yield* experimentDocuments();
  yield* factDocuments();
  yield* lessonDocuments();
}
