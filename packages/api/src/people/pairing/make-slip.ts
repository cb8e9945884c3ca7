import type { Db } from '@lamplight/db';
import {
  latestSlipExpiry,
  mayHaveSlip,
  type NewSlip,
  PAIRING_CODE_LENGTH,
  slipExpiry,
} from '@lamplight/domain/pairing';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { digest, type Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { countOpenSlips, insertSlip } from './pairing-slips.repository.ts';

/**
 * Stores a new slip for a child, and who made it. The code is told this once.
 * @throws AppError TOO_MANY_PAIRING_SLIPS
 */
export async function makeSlip(
  trx: Db,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  { studentId, madeBy }: { readonly studentId: number; readonly madeBy: number },
): Promise<NewSlip> {
  const now = clock.now();
  const openSlips = await countOpenSlips(trx, studentId, { now, latest: latestSlipExpiry(now) });
  if (!mayHaveSlip({ openSlips })) throw new AppError('TOO_MANY_PAIRING_SLIPS');
  const code = random.code(PAIRING_CODE_LENGTH);
  const expiresAt = slipExpiry(now);
  const slipId = await insertSlip(trx, {
    ...{ codeHash: digest(code), studentId, createdBy: madeBy },
    ...{ createdAt: now, expiresAt, usedAt: null, usedBy: null },
  });
  await insertAuditEvent(trx, {
    ...{ actorId: madeBy, action: 'pairing.slip-made', userId: studentId },
    ...{ detail: { slipId }, at: now },
  });
  return { id: slipId, code, expiresAt: isoTime(expiresAt) };
}
