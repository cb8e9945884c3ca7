import { doubtAnswersIn } from '@lamplight/ai/safety';
import { type Db, transact } from '@lamplight/db';
import type { DoubtAnswerInput } from '@lamplight/domain/safety';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { noteDoubtAnswer } from './doubt-answers.ts';
import type { SafetyReplies } from './safety-replies.ts';
import { NEEDS_HELP } from './worries.ts';

/** What a child answers that was asked whether it is safe. */
export interface SafetyQuestions {
  /**
   * Notes the answer for the adults. Safe to repeat.
   * @returns what the child reads then
   * @throws AppError NOT_FOUND where this child was not asked
   */
  answer(child: CurrentUser, input: DoubtAnswerInput): Promise<string>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly replies: SafetyReplies;
}

export function createSafetyQuestions({ db, clock, replies }: Dependencies): SafetyQuestions {
  return {
    async answer(child, { alertId: id, answer, language }) {
      const at = clock.now();
      const isKnown = await transact(db, (trx) =>
        noteDoubtAnswer(trx, { userId: child.id, id }, answer, at),
      );
      if (!isKnown) throw new AppError('NOT_FOUND');
      // The words on the button say in which language to go on.
      const tapped = doubtAnswersIn(language)[answer];
      return answer === 'safe'
        ? replies.gladOfIt(child, tapped)
        : replies.to(child, tapped, NEEDS_HELP);
    },
  };
}
