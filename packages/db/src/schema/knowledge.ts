import type { Generated } from 'kysely';

export interface KnowledgeTables {
  knowledgeDocuments: KnowledgeDocumentsTable;
  knowledgeVersion: KnowledgeVersionTable;
}

/** A piece of what the host holds, in the form in which questions are answered from it. */
export interface KnowledgeDocumentsTable {
  id: Generated<number>;
  /** The document's own name, such as `lesson:1:kindergarten:0`. */
  key: string;
  sha256: string;
  kind: string;
  subject: string;
  /** Kind and bands as words of the index. */
  tags: string;
  title: string;
  keywords: string;
  text: string;
  place: string;
  path: string;
  lessonId: number | null;
}

/** One row: the state of the content that the documents were last made from. */
export interface KnowledgeVersionTable {
  id: number;
  sha256: string;
}
