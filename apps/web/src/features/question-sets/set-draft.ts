import { OPTIONS_MAX } from '@lamplight/domain/multiplayer';
import type { QuestionDraft } from '@lamplight/domain/question-sets';

/** Empty fields for options that a new question begins with. */
const FIRST_OPTIONS = 4;

/** A question that nobody has written yet. */
export function emptyQuestion(): QuestionDraft {
  return {
    question: '',
    options: Array.from({ length: FIRST_OPTIONS }, () => ''),
    answer: null,
    explanation: '',
    topic: '',
  };
}

/** Whether nothing of a question is written. */
export function isUnwritten({ question, options, explanation }: QuestionDraft): boolean {
  return [question, explanation, ...options].every((text) => text.trim() === '');
}

/** The question with other words in the field of an option. */
export function withOption(draft: QuestionDraft, place: number, words: string): QuestionDraft {
  return { ...draft, options: draft.options.with(place, words) };
}

/** The question with one more empty option, where there is room. */
export function withMoreOptions(draft: QuestionDraft): QuestionDraft {
  if (draft.options.length >= OPTIONS_MAX) return draft;
  return { ...draft, options: [...draft.options, ''] };
}

/** The question without an option; what was right stays right, unless it is the one that goes. */
export function withoutOption(draft: QuestionDraft, place: number): QuestionDraft {
  const { answer } = draft;
  const moved = answer !== null && answer > place ? answer - 1 : answer;
  return {
    ...draft,
    options: draft.options.toSpliced(place, 1),
    answer: answer === place ? null : moved,
  };
}
