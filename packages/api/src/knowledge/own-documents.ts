import type { KnowledgeDocument } from '@lamplight/domain/knowledge';

/** Every document of this program's content; loaded when the first one is asked for. */
export async function* ownDocuments(): AsyncGenerator<KnowledgeDocument> {
  const { knowledgeDocuments } = await import('@lamplight/content/knowledge');
  yield* knowledgeDocuments();
}
