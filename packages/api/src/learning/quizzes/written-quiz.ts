import type { AskedItem } from '@lamplight/content/quizzes';
import type { Quiz, QuizAnswers, QuizSubject } from '@lamplight/domain/quizzes';
import type { CurrentUser } from '@lamplight/domain/users';

/** Quizzes about what the bank has no topic for. */
export interface QuizWriter {
  /**
   * A quiz of a model on a topic, kept so that its answers can be marked. Null where the bank is to ask: for its own
   * topics, for math, whose keys no model makes, for a topic that worries, and where no model may or can.
   */
  write(user: CurrentUser, wish: { subject: QuizSubject; topic: string }): Promise<Quiz | null>;
  /** The questions of the quiz that was written for this user and that these are answers to; none otherwise. */
  itemsOf(userId: number, given: QuizAnswers): Promise<readonly AskedItem[]>;
}

/** The id of a written quiz's question; the first group is the id of the quiz. */
export const WRITTEN_ID = /^written-(\d{1,10})-\d$/;

/** Whether these are answers to a quiz that a model wrote for one child. */
export function isWritten({ answers }: QuizAnswers): boolean {
  return answers.some(({ itemId }) => WRITTEN_ID.test(itemId));
}
