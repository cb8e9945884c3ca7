import { type Db, notify } from '@lamplight/db';
import { afterAnswer, type DoubtAnswer } from '@lamplight/domain/safety';
import { saveWaited } from './deliveries/deliveries.repository.ts';
import { findDoubt, insertAlert, saveDoubtAnswer } from './safety.repository.ts';
import { NEEDS_HELP } from './worries.ts';

/** Which question a child answers: by its alert, or by where the words stand that raised it. */
export type AnsweredDoubt = Parameters<typeof findDoubt>[1];

/**
 * Notes on an alert what the child answered that was asked whether it is safe. A call for help makes it urgent from
 * this moment on; where an adult has taken care of it before, it is a new alert.
 * @returns false where this child was asked nothing
 */
export async function noteDoubtAnswer(
  trx: Db,
  doubt: AnsweredDoubt,
  said: DoubtAnswer,
  at: number,
): Promise<boolean> {
  const alert = await findDoubt(trx, doubt);
  if (!alert) return false;
  const after = afterAnswer({ level: alert.level, answer: alert.childAnswer }, said);
  if (after.answer === alert.childAnswer) return true;
  const isTaken = alert.acknowledgedAt !== null;
  await saveDoubtAnswer(trx, alert.id, {
    level: isTaken ? alert.level : after.level,
    childAnswer: after.answer,
    childAnsweredAt: at,
  });
  if (said === 'help' && isTaken) {
    const { userId, source, sourceId } = alert;
    await insertAlert(trx, { ...NEEDS_HELP, userId, source, sourceId, createdAt: at });
  } else if (said === 'help') {
    // It has waited as an ordinary one until now.
    await saveWaited(trx, alert.id, { waited: 0, checkedAt: at });
  }
  notify(trx, 'safety-alerts');
  return true;
}
