import type { ChatQuestion } from '@lamplight/ai/chat';
import type { Language } from '@lamplight/domain/profiles';
import { ageOf, bandOf } from '../../people/users/reader.ts';
import { toCurrentUser } from '../../people/users/user-view.ts';
import type { KnowledgeService } from '../knowledge/knowledge.service.ts';
import type { ChildsQuestion } from './built-in-chat.ts';

/** A child's question as the engine of this host reads it. */
export function questionOf(
  { id, message, writer, past }: ChildsQuestion,
  language: Language,
  knowledge: KnowledgeService,
): ChatQuestion {
  const user = toCurrentUser(writer);
  return {
    text: message,
    band: bandOf(writer),
    language,
    age: ageOf(writer),
    ...(writer.firstName === null ? {} : { firstName: writer.firstName }),
    history: past.flatMap((turn) => [
      { role: 'user', text: turn.message } as const,
      { role: 'assistant', text: turn.response } as const,
    ]),
    search: knowledge.sourceFor(user, language),
    today: () => knowledge.openSteps(user),
    seed: String(id),
  };
}
