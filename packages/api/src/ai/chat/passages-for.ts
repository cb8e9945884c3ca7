import type { FoundPassage } from '@lamplight/ai/chat';
import type { Language } from '@lamplight/domain/profiles';
import type { KnowledgeService } from '../knowledge/knowledge.service.ts';
import type { ChildsQuestion } from './built-in-chat.ts';
import { questionOf } from './question-of.ts';

/** What this host holds on a child's question, for a model to rest on: as much as this child may be told. */
export async function passagesFor(
  question: ChildsQuestion,
  language: Language,
  knowledge: KnowledgeService,
): Promise<FoundPassage[]> {
  const { findPassages } = await import('@lamplight/ai/chat');
  return findPassages(questionOf(question, language, knowledge));
}
