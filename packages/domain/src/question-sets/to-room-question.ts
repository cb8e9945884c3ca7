import type { RoomQuestion } from '../multiplayer/question.ts';
import type { QuestionDraft } from './views.ts';

/**
 * A teacher's question as rooms ask it.
 * @param place its place in the set, counted from 0
 */
export function toRoomQuestion(
  set: { readonly id: number; readonly name: string },
  { question, options, answer, explanation, topic }: QuestionDraft,
  place: number,
): RoomQuestion {
  return {
    id: `set-${set.id}-${place + 1}`,
    text: asContent(question),
    category: topic === '' ? set.name : topic,
    options: options.map(asContent),
    correct: answer ?? 0,
    explanation: asContent(explanation),
    subject: null,
    topic: null,
    reference: null,
    picture: null,
  };
}

/** In content a dollar sign begins a formula, unless a backslash stands before it; teachers write money. */
function asContent(text: string): string {
  return text.replaceAll('$', '\\$');
}
