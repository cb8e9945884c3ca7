import type { CurrentGame } from '@lamplight/domain/multiplayer';
import type { GivenAnswer } from './multiplayer.queries.ts';

/** open: the host can still take it; taken: the host has it; late: its question is over without it. */
export type PendingAnswerState = 'open' | 'taken' | 'late';

/** What has become of an answer that is on its way to the host. */
export function pendingState(answer: GivenAnswer, game: CurrentGame | null): PendingAnswerState {
  const session = game?.session;
  const isItsQuestion =
    session?.id === answer.sessionId && session.question?.id === answer.questionId;
  if (!isItsQuestion) return 'late';
  if (session.own !== null && session.own.answer !== null) return 'taken';
  return session.gamePhase === 'question' ? 'open' : 'late';
}
