import type { KnowledgeDocument, KnowledgeKind } from './document.ts';

/** A document that fits a question, as much of it as this reader may see. */
export interface KnowledgeHit
  extends Pick<
    KnowledgeDocument,
    'id' | 'kind' | 'subject' | 'title' | 'keywords' | 'text' | 'place' | 'path'
  > {
  /** Whether the lesson behind it is still locked for the reader; `text` is then one sentence. */
  readonly isLocked: boolean;
}

/** Words of Scripture, exactly as the host has them. */
export interface KnownPassage {
  /** In the reader's language, such as `John 3:16`. */
  readonly reference: string;
  readonly text: string;
  /** Where it can be read in the product. */
  readonly path: string;
}

/** A reference that a text holds: its words, or why there are none. */
export type NamedPassage =
  | { readonly kind: 'passage'; readonly passage: KnownPassage }
  /** It exists, and this host does not carry it. */
  | { readonly kind: 'not-at-hand'; readonly reference: string }
  /** There is no such book, chapter or verse. */
  | { readonly kind: 'no-such-place' };

/** What one reader may be told: documents of their band, and Scripture in their language. */
export interface KnowledgeSource {
  /**
   * The best documents for words of a question, best first; none where nothing fits.
   * @param options.kinds only these, where given
   */
  find(
    words: readonly string[],
    options: { readonly limit: number; readonly kinds?: readonly KnowledgeKind[] },
  ): Promise<KnowledgeHit[]>;
  /**
   * The first reference that a text holds, such as `John 3:16`; null for a text without one.
   * @param mostVerses of a longer passage only the beginning
   */
  passageIn(text: string, mostVerses: number): Promise<NamedPassage | null>;
  /** Verses that hold all the words, best first. */
  verses(words: readonly string[], limit: number): Promise<KnownPassage[]>;
}

/** Something that is open for the learner today, such as the next lesson of a module. */
export interface OpenStep {
  readonly kind: 'lesson' | 'challenge' | 'verse';
  /** A lesson's title or a verse's reference; empty where the kind says it all. */
  readonly title: string;
  readonly path: string;
}
