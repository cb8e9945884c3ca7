import { offeredOrder } from '../acts/offered.ts';
import type { RoomQuestion } from '../multiplayer/question.ts';
import { hashOf } from '../random/index.ts';
import type { QuestionDraft } from './views.ts';

/**
 * A teacher's question as rooms ask it. What is put in order or matched stands mixed, the same way each time.
 * @param place its place in the set, counted from 0
 */
export function toRoomQuestion(
  set: { readonly id: number; readonly name: string },
  draft: QuestionDraft,
  place: number,
): RoomQuestion {
  const id = `set-${set.id}-${place + 1}`;
  const asked = {
    id,
    text: asContent(draft.question),
    category: draft.topic === '' ? set.name : draft.topic,
    explanation: asContent(draft.explanation),
    subject: null,
    topic: null,
    reference: null,
    picture: null,
  };
  switch (draft.kind) {
    case 'choice': {
      const options = draft.options.map(asContent);
      return { kind: 'choice', ...asked, options, correct: draft.answer ?? 0 };
    }
    case 'several': {
      const options = draft.options.map(asContent);
      return { kind: 'several', ...asked, options, correct: draft.answers };
    }
    case 'true-false':
      return { kind: 'true-false', ...asked, options: [], correct: draft.answer ? 0 : 1 };
    case 'order':
      return { kind: 'order', ...asked, ...mixed(draft.options, id) };
    case 'match': {
      const lefts = draft.pairs.map(({ left }) => left);
      const rights = draft.pairs.map(({ right }) => right);
      return { kind: 'match', ...asked, lefts, ...mixed(rights, id) };
    }
    case 'number': {
      const { answer, tolerance, unit } = draft;
      return { kind: 'number', ...asked, options: [], unit, correct: answer ?? 0, tolerance };
    }
    case 'word':
      return { kind: 'word', ...asked, options: [], accepted: draft.options };
  }
}

/** Things in another order, and where each of them went. */
function mixed(written: readonly string[], id: string) {
  const order = offeredOrder(written, hashOf(id));
  return {
    options: order.map((place) => written[place] ?? ''),
    correct: written.map((_, place) => order.indexOf(place)),
  };
}

/**
 * In content a dollar sign begins a formula, unless a backslash stands before it; teachers write money. Cards to be
 * put somewhere are never typeset.
 */
function asContent(text: string): string {
  return text.replaceAll('$', '\\$');
}
