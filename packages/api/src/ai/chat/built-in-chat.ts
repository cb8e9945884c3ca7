import type { ChatAnswer } from '@lamplight/ai/chat';
import type { CheckedText } from '@lamplight/domain/scripture';
import type { ScriptureCheck } from '../../learning/scripture/scripture-check.service.ts';
import { readingLanguage } from '../../people/users/reading-language.ts';
import type { UserRow } from '../../people/users/users.repository.ts';
import type { KnowledgeService } from '../knowledge/knowledge.service.ts';
import type { PastTurn } from './chat-request.ts';
import { questionOf } from './question-of.ts';

/** What a child asked, with what the answer may lean on. */
export interface ChildsQuestion {
  readonly id: number;
  readonly message: string;
  readonly writer: UserRow;
  readonly past: readonly PastTurn[];
}

export interface BuiltInAnswer extends Pick<ChatAnswer, 'sources' | 'followUps'> {
  /** The sentences in their order, each checked against the Bible. */
  readonly sentences: readonly CheckedText[];
}

/** The engine of this host: it answers from what the host holds, without any model. */
export type BuiltInChat = (question: ChildsQuestion) => Promise<BuiltInAnswer>;

/** The engine's own words are in the child's language; what it takes from the host is English. */
const CONTENT_LANGUAGE = 'en';

export function createBuiltInChat(
  knowledge: KnowledgeService,
  scripture: ScriptureCheck,
): BuiltInChat {
  return async (question) => {
    // The glossary and the jokes are large: they are read when the first child asks.
    const { answerQuestion } = await import('@lamplight/ai/chat');
    const language = readingLanguage(question.writer, undefined);
    const { text, sources, followUps } = await answerQuestion(
      questionOf(question, language, knowledge),
    );
    const held = await scripture.hold(CONTENT_LANGUAGE);
    const sentences = [held.push(text), held.flush()].filter((checked) => checked !== null);
    return { sentences, sources, followUps };
  };
}
