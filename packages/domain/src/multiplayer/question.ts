import { z } from 'zod';
import { OPTIONS_MAX, OPTIONS_MIN } from './limits.ts';

const options = z.array(z.string()).min(OPTIONS_MIN).max(OPTIONS_MAX);
/** Where nothing is offered: it is typed, or the page has words of its own for true and false. */
const noOptions = z.array(z.string()).max(0);
const places = z.array(z.int().min(0)).min(1).max(OPTIONS_MAX);

/** What is seen of a question before it is answered, whatever its kind (spec 3, Game session). */
const shown = {
  /** Names the item wherever it comes from, as `room-bible-el-001`. */
  id: z.string(),
  text: z.string(),
  /** What it is about, in words that are shown with it. */
  category: z.string(),
  /** Name of a picture. */
  picture: z.string().nullable(),
};

/** What each kind shows beside: what is offered, in the order in which it stands on the page. */
const choice = z.object({ kind: z.literal('choice'), ...shown, options });
const several = z.object({ kind: z.literal('several'), ...shown, options });
const trueFalse = z.object({ kind: z.literal('true-false'), ...shown, options: noOptions });
const order = z.object({ kind: z.literal('order'), ...shown, options });
/** `options` are the right sides. */
const match = z.object({ kind: z.literal('match'), ...shown, options, lefts: options });
/** `unit` stands behind the number, and may be empty. */
const number = z.object({
  kind: z.literal('number'),
  ...shown,
  options: noOptions,
  unit: z.string(),
});
const word = z.object({ kind: z.literal('word'), ...shown, options: noOptions });

/** A question as players see it (spec 3, Game session). */
export const playedQuestionSchema = z.discriminatedUnion('kind', [
  choice,
  several,
  trueFalse,
  order,
  match,
  number,
  word,
]);
export type PlayedQuestion = z.infer<typeof playedQuestionSchema>;

/** What else the host knows of a question. */
const secrets = {
  /** What is shown after the question, to everybody. */
  explanation: z.string(),
  /** The subject and topic or area that the answer is evidence for; null for a teacher's own question. */
  subject: z.string().nullable(),
  topic: z.string().nullable(),
  /** Where a Bible question rests; shown with the explanation. */
  reference: z.string().nullable(),
};

/**
 * A question of a live room with its secrets. It stays on the host: players get `PlayedQuestion`, and
 * what is right only when the question has ended. `correct` is an answer of the kind.
 */
export const roomQuestionSchema = z.discriminatedUnion('kind', [
  choice.extend({ ...secrets, correct: z.int().min(0) }),
  several.extend({ ...secrets, correct: places }),
  trueFalse.extend({ ...secrets, correct: z.int().min(0).max(1) }),
  order.extend({ ...secrets, correct: places }),
  match.extend({ ...secrets, correct: places }),
  number.extend({ ...secrets, correct: z.number(), tolerance: z.number().min(0) }),
  /** The spelling that is shown, then others that are as right. */
  word.extend({ ...secrets, accepted: z.array(z.string()).min(1) }),
]);
export type RoomQuestion = z.infer<typeof roomQuestionSchema>;
export type RoomQuestionOf<Kind extends RoomQuestion['kind']> = Extract<
  RoomQuestion,
  { kind: Kind }
>;
/** The only kind that the banks hold. */
export type ChoiceQuestion = RoomQuestionOf<'choice'>;

/** A question without its secrets. */
export function playedQuestion(question: RoomQuestion): PlayedQuestion {
  const { id, text, category, options, picture } = question;
  const shown = { id, text, category, options, picture };
  switch (question.kind) {
    case 'match':
      return { kind: 'match', ...shown, lefts: question.lefts };
    case 'number':
      return { kind: 'number', ...shown, unit: question.unit };
    default:
      return { kind: question.kind, ...shown };
  }
}

/** The reference that stands beside an explanation; null where there is none, or the explanation names it itself. */
export function referenceBeside(said: {
  readonly explanation: string;
  readonly reference: string | null;
}): string | null {
  const { explanation, reference } = said;
  return reference !== null && explanation.includes(reference) ? null : reference;
}
