import type { QuestionKind } from '../question.ts';
import { newTopicOf, readQuestion } from '../reading/read-question.ts';
import type { Turn } from './turn.ts';

/** What a child told of itself is nothing to look up afterwards. */
const NO_TOPIC: ReadonlySet<QuestionKind> = new Set(['more', 'telling']);

/** The last question that was about something; null where there is none. */
export function topicBefore(
  turn: Turn,
): { readonly kind: QuestionKind; readonly topic: readonly string[] } | null {
  for (const text of turn.asked.toReversed()) {
    const named = newTopicOf(text);
    const read = readQuestion(named ?? text, turn.question.language);
    if ('topic' in read && !NO_TOPIC.has(read.kind) && read.topic.length > 0) return read;
  }
  return null;
}
