import { type ChallengeSet, scoreChallenge } from '@lamplight/domain/challenges';
import type { PendingCall } from '../../lib/outbox/outbox.ts';
import { type ShownResult, type ShownSet, withResult } from './challenge-storage.ts';

/** The procedure that takes an answer. */
export const SUBMIT_CHALLENGE = 'challenges.submit';

interface PendingSubmission {
  readonly id: number;
  readonly answer: string;
  readonly seconds: number;
  readonly hintsUsed: number;
}

/** A set with what this device knows and the host does not yet: answers that wait to be sent. */
export function withPending(
  set: ChallengeSet | ShownSet,
  waiting: readonly PendingCall[],
  userId: number,
): ShownSet {
  const calls = waiting.filter(
    (call) => call.userId === userId && call.operation === SUBMIT_CHALLENGE,
  );
  return calls.reduce<ShownSet>((shown, { input }) => {
    if (!isSubmission(input)) return shown;
    const challenge = shown.challenges.find(({ id }) => id === input.id);
    if (challenge === undefined) return shown;
    const result: ShownResult = { id: input.id, ...scoreChallenge(challenge, input) };
    return withResult(shown, result);
  }, set);
}

function isSubmission(input: unknown): input is PendingSubmission {
  return (
    typeof input === 'object' &&
    input !== null &&
    'id' in input &&
    typeof input.id === 'number' &&
    'answer' in input &&
    typeof input.answer === 'string' &&
    'seconds' in input &&
    typeof input.seconds === 'number' &&
    'hintsUsed' in input &&
    typeof input.hintsUsed === 'number'
  );
}
