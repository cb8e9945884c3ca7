import type { Db } from '@lamplight/db';
import { secondsLeft, waitAfterFailures } from '@lamplight/domain/auth';
import { pictureSecret, type SignInPicture } from '@lamplight/domain/classroom-sign-in';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Passwords } from '../auth/passwords.ts';
import { findPicturePassword, savePictureFailures } from './cards.repository.ts';

export interface PicturePasswords {
  /**
   * Holds a choice of pictures against a child's own. A child who is not there (null), one without
   * pictures and a wrong choice are the same answer in the same time. After five wrong choices the
   * child waits, longer each time, and nobody else does; the refusal says how long.
   * @throws AppError WRONG_PICTURES, TOO_MANY_ATTEMPTS
   */
  check(userId: number | null, pictures: readonly SignInPicture[]): Promise<void>;
  /** Forgets wrong choices, as when a teacher knows who the child is. */
  forgive(userId: number): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
}

export function createPicturePasswords({ db, clock, passwords }: Dependencies): PicturePasswords {
  // Choices for one child wait for each other, so that many at once are counted like many in a row.
  const inTurn = oneAtATime();
  const forgive = (userId: number) =>
    savePictureFailures(db, userId, { failures: 0, blockedUntil: 0 });

  async function attempt(userId: number, pictures: readonly SignInPicture[]): Promise<void> {
    const row = await findPicturePassword(db, userId);
    const retryAfter = secondsLeft(row?.blockedUntil ?? 0, clock.now());
    if (retryAfter > 0) throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter });
    if (await passwords.verify(row?.hash ?? null, pictureSecret(pictures))) {
      if (row && row.failures > 0) await forgive(userId);
      return;
    }
    if (!row) throw new AppError('WRONG_PICTURES');
    const failures = row.failures + 1;
    const seconds = waitAfterFailures(failures);
    const blockedUntil = clock.now() + seconds * 1000;
    await savePictureFailures(db, userId, { failures, blockedUntil });
    throw new AppError('WRONG_PICTURES', seconds > 0 ? { retryAfter: seconds } : {});
  }

  return {
    async check(userId, pictures) {
      if (userId !== null) return inTurn(String(userId), () => attempt(userId, pictures));
      await passwords.verify(null, pictureSecret(pictures));
      throw new AppError('WRONG_PICTURES');
    },
    forgive,
  };
}
