import type { ContentBand } from '@lamplight/domain/age';
import type { KnowledgeSource, OpenStep } from '@lamplight/domain/knowledge';
import type { Language } from '@lamplight/domain/profiles';
import type { TextTurn } from '../models/index.ts';

/** What kind of question a child asked, as the engine reads it. */
export const QUESTION_KINDS = [
  'greeting',
  'thanks',
  'goodbye',
  'who-are-you',
  'help',
  'sum',
  'feeling',
  'joke',
  'story',
  'prayer',
  'today',
  'doubt',
  'doctrine',
  'personal-data',
  'declined',
  'reference',
  'where-in-bible',
  'what-is',
  'who',
  'why',
  'how',
  'more',
  /** Tells of the child itself: it is heard, and no encyclopedia is opened. */
  'telling',
  'unclear',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question with everything that its answer may rest on. */
export interface ChatQuestion {
  readonly text: string;
  readonly band: ContentBand;
  readonly language: Language;
  /** Years. */
  readonly age: number;
  readonly firstName?: string;
  /** Earlier turns, the oldest first; the last six are read. */
  readonly history: readonly TextTurn[];
  /** What this child may be told. */
  readonly search: KnowledgeSource;
  /** What is open for this child today; empty for one who has done it all. */
  readonly today: () => Promise<readonly OpenStep[]>;
  /** Decides among wordings; another seed for another turn, such as the message's id. */
  readonly seed: string;
}

export interface AnswerSource {
  readonly title: string;
  readonly path: string;
}

export interface ChatAnswer {
  /** What is said, paragraphs parted by a blank line; plain text without markup. */
  readonly text: string;
  /** Where it comes from, for links into the product; none for small talk. */
  readonly sources: readonly AnswerSource[];
  /** Questions that the engine can answer, in the child's language where it is understood. */
  readonly followUps: readonly [string, string];
  readonly kind: QuestionKind;
  /** False where the host holds nothing that answers the question. */
  readonly known: boolean;
}
