import { z } from 'zod';
import { LANGUAGES } from '../profiles/options.ts';
import { idSchema } from '../validation/index.ts';
import type { AlertLevel } from './alert.ts';

/** What a child answers that was asked whether it is safe. */
export const DOUBT_ANSWERS = ['safe', 'help'] as const;
export type DoubtAnswer = (typeof DOUBT_ANSWERS)[number];

/** The question to a child whose words were not understood, beside the reply that asks it. */
export const safetyQuestionSchema = z.object({
  alertId: idSchema,
  /** That of the reply, which may be another than that of the page. */
  language: z.enum(LANGUAGES),
  /** The words on the two buttons. */
  safe: z.string(),
  help: z.string(),
});
export type SafetyQuestion = z.infer<typeof safetyQuestionSchema>;

/** What a child reads whose words raised an alert. */
export interface SafetyWords {
  readonly safetyReply: string;
  readonly safetyQuestion?: SafetyQuestion;
}

export const doubtAnswerInputSchema = z.object({
  alertId: idSchema,
  answer: z.enum(DOUBT_ANSWERS),
  language: z.enum(LANGUAGES),
});
export type DoubtAnswerInput = z.infer<typeof doubtAnswerInputSchema>;

/** An alert as far as the child's own answer changes it. */
interface Answered {
  readonly level: AlertLevel;
  /** Null while the child has not answered. */
  readonly answer: DoubtAnswer | null;
}

/**
 * An alert after the child answered. Who needs help waits as urgently as anybody. "I am safe" may be said because
 * somebody looks over the shoulder: it lowers nothing, and takes no call for help back.
 */
export function afterAnswer({ level, answer }: Answered, said: DoubtAnswer): Answered {
  if (said === 'help') return { level: 'severe', answer: 'help' };
  return { level, answer: answer ?? 'safe' };
}
