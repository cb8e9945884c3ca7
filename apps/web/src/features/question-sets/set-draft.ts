import { OPTIONS_MAX } from '@lamplight/domain/multiplayer';
import type { DraftOf, QuestionDraft } from '@lamplight/domain/question-sets';
import type { QuestionKind } from '@lamplight/domain/questions';

/** Empty fields for options that a new question begins with. */
const FIRST_OPTIONS = 4;

/** A draft whose answers are options, things in order, or spellings. */
export type DraftWithOptions = DraftOf<'choice' | 'several' | 'order' | 'word'>;
export type DraftPair = DraftOf<'match'>['pairs'][number];

/** A question that nobody has written yet. */
export function emptyQuestion(): DraftOf<'choice'> {
  return {
    ...{ kind: 'choice', question: '', explanation: '', topic: '' },
    ...{ options: emptyOptions(), answer: null },
  };
}

function emptyOptions(): string[] {
  return Array.from({ length: FIRST_OPTIONS }, () => '');
}

/** Whether nothing of a question is written. */
export function isUnwritten(draft: QuestionDraft): boolean {
  return [draft.question, draft.explanation, ...writtenIn(draft)].every(
    (text) => text.trim() === '',
  );
}

/** What is written in the fields of a kind. */
function writtenIn(draft: QuestionDraft): string[] {
  switch (draft.kind) {
    case 'true-false':
      return [];
    case 'match':
      return draft.pairs.flatMap(({ left, right }) => [left, right]);
    case 'number':
      return [draft.unit, ...(draft.answer === null ? [] : [String(draft.answer)])];
    default:
      return draft.options;
  }
}

/** The question as one of another kind; what is written goes along as far as the kind has a place for it. */
export function withKind(draft: QuestionDraft, kind: QuestionKind): QuestionDraft {
  if (draft.kind === kind) return draft;
  const { question, explanation, topic } = draft;
  const about = { question, explanation, topic };
  const options = optionsOf(draft);
  switch (kind) {
    case 'choice': {
      const [answer = null] = draft.kind === 'several' ? draft.answers : [];
      return { kind, ...about, options, answer };
    }
    case 'several': {
      const answers = draft.kind === 'choice' && draft.answer !== null ? [draft.answer] : [];
      return { kind, ...about, options, answers };
    }
    case 'true-false':
      return { kind, ...about, answer: null };
    case 'order':
      return { kind, ...about, options };
    case 'match':
      return { kind, ...about, pairs: options.map((left) => ({ left, right: '' })) };
    case 'number':
      return { kind, ...about, answer: null, tolerance: 0, unit: '' };
    case 'word': {
      const spellings = options.filter((option) => option.trim() !== '');
      return { kind, ...about, options: spellings.length > 0 ? spellings : [''] };
    }
  }
}

function optionsOf(draft: QuestionDraft): string[] {
  const written =
    'options' in draft
      ? draft.options
      : draft.kind === 'match'
        ? draft.pairs.map(({ left }) => left)
        : [];
  return [...written, ...emptyOptions().slice(written.length)];
}

/** The question with other words in the field of an option. */
export function withOption<Draft extends DraftWithOptions>(
  draft: Draft,
  place: number,
  words: string,
): Draft {
  return { ...draft, options: draft.options.with(place, words) };
}

/** The question with one more empty option, where there is room. */
export function withMoreOptions<Draft extends DraftWithOptions>(draft: Draft): Draft {
  if (draft.options.length >= OPTIONS_MAX) return draft;
  return { ...draft, options: [...draft.options, ''] };
}

/** The question without an option; what was right stays right, unless it is the one that goes. */
export function withoutOption(draft: DraftWithOptions, place: number): DraftWithOptions {
  const options = draft.options.toSpliced(place, 1);
  const moved = (places: readonly number[]) =>
    places.filter((one) => one !== place).map((one) => (one > place ? one - 1 : one));
  switch (draft.kind) {
    case 'choice': {
      const [answer = null] = moved(draft.answer === null ? [] : [draft.answer]);
      return { ...draft, options, answer };
    }
    case 'several':
      return { ...draft, options, answers: moved(draft.answers) };
    default:
      return { ...draft, options };
  }
}

/** The question with an option counted as right, or no longer. */
export function withRight(
  draft: DraftOf<'choice' | 'several'>,
  place: number,
  isRight: boolean,
): DraftOf<'choice' | 'several'> {
  if (draft.kind === 'choice') return { ...draft, answer: isRight ? place : null };
  const others = draft.answers.filter((one) => one !== place);
  return { ...draft, answers: (isRight ? [...others, place] : others).toSorted((a, b) => a - b) };
}

/** Whether an option of the question is right. */
export function isRightOption(draft: DraftWithOptions, place: number): boolean {
  if (draft.kind === 'choice') return draft.answer === place;
  return draft.kind === 'several' && draft.answers.includes(place);
}
