import type { ContentBand } from '../age/index.ts';

/** What the host can answer from. `word` is an entry of the glossary, `fact` the fact of a day. */
export const KNOWLEDGE_KINDS = ['word', 'lesson', 'story', 'experiment', 'fact'] as const;
export type KnowledgeKind = (typeof KNOWLEDGE_KINDS)[number];

export type KnowledgeSubject = 'bible' | 'ai' | 'math' | 'science';

/** A piece of what the host holds, as it is written for some bands. */
export interface KnowledgeDocument {
  /** The same for as long as the piece exists, such as `lesson:1:kindergarten:0`. */
  readonly id: string;
  readonly kind: KnowledgeKind;
  readonly bands: readonly ContentBand[];
  readonly subject: KnowledgeSubject;
  /** What it is about: the word itself, or a heading. */
  readonly title: string;
  /** More words that lead here: other names, the person of a story, where it stands in the Bible. */
  readonly keywords: string;
  /** Plain prose without markup and without quotations. */
  readonly text: string;
  /** What a child reads on the link, such as a lesson's title. */
  readonly place: string;
  /** Where in the product that is, such as `/lessons?lesson=3`. */
  readonly path: string;
  /** The lesson that has to be open for the whole text to be told. */
  readonly lessonId: number | null;
}
