import type { KnowledgeSubject } from '@lamplight/domain/knowledge';
import { readCompiled } from '../compiled/read.ts';

/** A word with its explanations. */
export interface GlossaryWord {
  /** As a question names it, such as `a magnet`, `gravity` or `Moses`. */
  readonly word: string;
  /** Other words that lead to it. */
  readonly also: string;
  /** The explanation up to 10 years. */
  readonly young: string;
  /** The explanation from 11 years on. */
  readonly older: string;
}

/** The words that the chat can explain, by subject. */
export type Glossary = Readonly<Record<KnowledgeSubject, readonly GlossaryWord[]>>;

/** The words of all subjects. */
export function glossary(): Glossary {
  return readCompiled<Glossary>('glossary.json');
}
