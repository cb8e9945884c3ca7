import { QUIZ_LEVELS } from '@lamplight/domain/quizzes';
import { z } from 'zod';
import { line, week } from './line.ts';

const question = z.strictObject({
  id: line,
  question: line,
  options: z.array(line).min(2),
  /** The right option, word for word. */
  answer: line,
  explanation: line,
  topic: line,
  week: week.exactOptional(),
  reference: line.exactOptional(),
  picture: line.exactOptional(),
  worked: line.exactOptional(),
});

/** The file names the right option; the program, its place. */
function placeAnswer<Q extends { readonly options: string[]; readonly answer: string }>(
  { answer, ...question }: Q,
  context: z.RefinementCtx,
) {
  const places = question.options.flatMap((option, at) => (option === answer ? [at] : []));
  const [place, ...others] = places;
  if (place === undefined || others.length > 0) {
    context.addIssue({
      code: 'custom',
      path: ['answer'],
      message: `is ${places.length} of the options, not exactly one`,
    });
    return z.NEVER;
  }
  return { ...question, answer: place };
}

/** Questions of live rooms. */
export const questionsSchema = z.array(question.transform(placeAnswer));

/** Questions of the Quiz Center, each with how hard it is. */
export const leveledQuestionsSchema = z.array(
  question.extend({ level: z.literal(QUIZ_LEVELS) }).transform(placeAnswer),
);

/** Verses that questions of verse memory are made from (see `RoomVerse`). */
const words = z.tuple([line], line);
export const roomVersesSchema = z.array(
  z.strictObject({
    reference: line,
    words: line,
    topic: line,
    gaps: z.array(words),
    speaker: words.exactOptional(),
    alsoIn: z.array(line).exactOptional(),
    picture: line.exactOptional(),
    showsItsWords: z.literal(true).exactOptional(),
  }),
);
