import { z } from 'zod';
import { OPTIONS_MAX } from '../multiplayer/limits.ts';

/** Characters of an answer that is typed: a word or two, never a message. */
export const TYPED_MAX = 60;

/** An answer that is tapped or put together, or a number. */
export const untypedAnswerSchema = z.union([
  z.number(),
  z.array(z.int().min(0).max(100)).max(OPTIONS_MAX),
]);
export type UntypedAnswer = z.infer<typeof untypedAnswerSchema>;

/**
 * What somebody answers to a question, by its kind: `choice` and `true-false` a place among the options (0 is true),
 * `several` all places that are taken, `order` the places in the order given, `match` a place for each left side,
 * `number` the number itself, `word` what was typed.
 */
export const questionAnswerSchema = z.union([
  untypedAnswerSchema,
  z
    .string()
    .max(TYPED_MAX)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), {
      error: 'This text holds a character that cannot be stored',
    }),
]);
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** As answers were taken at any time: what is stored has to be read. */
const storedAnswerSchema = z.union([untypedAnswerSchema, z.string()]);

/** An answer as it is stored: JSON. */
export function readAnswer(stored: string): QuestionAnswer {
  return storedAnswerSchema.parse(JSON.parse(stored));
}
