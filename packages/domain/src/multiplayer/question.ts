import { z } from 'zod';
import { OPTIONS_MAX, OPTIONS_MIN } from './limits.ts';

/**
 * A question of a live room with its secrets. It stays on the host: players get `PlayedQuestion`, and
 * the right option only when the question has ended.
 */
export const roomQuestionSchema = z.object({
  /** Names the item wherever it comes from, as `room-bible-el-001`. */
  id: z.string(),
  text: z.string(),
  /** What it is about, in words that are shown with it (spec 3, Game session). */
  category: z.string(),
  options: z.array(z.string()).min(OPTIONS_MIN).max(OPTIONS_MAX),
  /** Index of the right option. */
  correct: z.int().min(0),
  /** What is shown after the question, to everybody. */
  explanation: z.string(),
  /** The subject and topic or area that the answer is evidence for; null for a teacher's own question. */
  subject: z.string().nullable(),
  topic: z.string().nullable(),
  /** Where a Bible question rests; shown with the explanation. */
  reference: z.string().nullable(),
  /** Name of a picture. */
  picture: z.string().nullable(),
});
export type RoomQuestion = z.infer<typeof roomQuestionSchema>;

/** A question as players see it (spec 3, Game session). */
export const playedQuestionSchema = roomQuestionSchema.pick({
  id: true,
  text: true,
  category: true,
  options: true,
  picture: true,
});
export type PlayedQuestion = z.infer<typeof playedQuestionSchema>;

/** The reference that stands beside an explanation; null where there is none, or the explanation names it itself. */
export function referenceBeside(said: {
  readonly explanation: string;
  readonly reference: string | null;
}): string | null {
  const { explanation, reference } = said;
  return reference !== null && explanation.includes(reference) ? null : reference;
}
