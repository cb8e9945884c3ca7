import { offeredOrder } from '../acts/offered.ts';
import type { RoomQuestion } from '../multiplayer/question.ts';
import { hashOf, shuffled } from '../random/index.ts';
import type { QuestionDraft } from './views.ts';

/**
 * A teacher's question as rooms ask it. Writers often put the right option first: what can be chosen, put in order
 * or matched stands mixed. The right order never stands by chance; right pairs and options may.
 * @param place its place in the set, counted from 0
 * @param seed decides how it is mixed; with one that a child knows, the key is known too
 */
export function toRoomQuestion(
  set: { readonly id: number; readonly name: string },
  draft: QuestionDraft,
  place: number,
  seed: string,
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
  const mix = hashOf(`${seed}/${id}`);
  const byChance = (texts: readonly string[]) => inOrder(texts, shuffled([...texts.keys()], mix));
  switch (draft.kind) {
    case 'choice': {
      const { options, correct } = byChance(draft.options.map(asContent));
      return { kind: 'choice', ...asked, options, correct: correct[draft.answer ?? 0] ?? 0 };
    }
    case 'several': {
      const { options, correct } = byChance(draft.options.map(asContent));
      return { kind: 'several', ...asked, options, correct: placesAt(correct, draft.answers) };
    }
    case 'true-false':
      return { kind: 'true-false', ...asked, options: [], correct: draft.answer ? 0 : 1 };
    case 'order':
      return {
        kind: 'order',
        ...asked,
        ...inOrder(draft.options, offeredOrder(draft.options, mix)),
      };
    case 'match': {
      const lefts = draft.pairs.map(({ left }) => left);
      const rights = draft.pairs.map(({ right }) => right);
      return { kind: 'match', ...asked, lefts, ...byChance(rights) };
    }
    case 'number': {
      const { answer, tolerance, unit } = draft;
      return { kind: 'number', ...asked, options: [], unit, correct: answer ?? 0, tolerance };
    }
    case 'word':
      return { kind: 'word', ...asked, options: [], accepted: draft.options };
  }
}

/** Things in the order of these places, and where each of them went. */
function inOrder(written: readonly string[], order: readonly number[]) {
  return {
    options: order.map((place) => written[place] ?? ''),
    correct: written.map((_, place) => order.indexOf(place)),
  };
}

function placesAt(went: readonly number[], places: readonly number[]): number[] {
  return places.flatMap((place) => went[place] ?? []).toSorted((a, b) => a - b);
}

/**
 * In content a dollar sign begins a formula, unless a backslash stands before it; teachers write money. Cards to be
 * put somewhere are never typeset.
 */
function asContent(text: string): string {
  return text.replaceAll('$', '\\$');
}
