import { type Db, transact } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import type { AuditAction } from '@lamplight/domain/audit';
import { type SealedSheet, SHEET_CODE_LENGTH, SHEET_DAYS } from '@lamplight/domain/care';
import type { SignedIn } from '../../platform/actor.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { TabletsService } from '../classroom-sign-in/tablets.service.ts';
import { fullName } from '../users/full-name.ts';
import { readClassCare } from './care-rows.ts';
import { sealSheet, sheetKeyFor } from './seal.ts';
import { deleteSheetKey, findSheetKey, saveSheetKey } from './sheet-keys.repository.ts';
import { isOpeningKnown } from './tablet-sheets.repository.ts';

/**
 * The sheet of a class on its tablets, for when the host cannot be reached (decision 0024). The host encrypts it with a
 * key that a code makes; the code is shown once and kept nowhere. The first three throw as `authoriseClass`.
 */
export interface TabletSheets {
  state(
    actor: SignedIn,
    classId: number,
  ): Promise<{ madeAt: string | null; madeBy: string | null }>;
  /** From now on the tablets keep a sheet that this code opens, and none that an earlier one does. */
  makeCode(actor: SignedIn, classId: number): Promise<{ code: string }>;
  /** The tablets forget the sheet at their next question. */
  end(actor: SignedIn, classId: number): Promise<void>;
  /**
   * What a tablet keeps; null where it keeps nothing.
   * @param openedAt when it was opened there since the last question, ISO 8601
   * @throws AppError TABLET_UNKNOWN
   */
  sealed(token: string, openedAt: readonly string[]): Promise<SealedSheet | null>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly classes: ClassesService;
  readonly tablets: TabletsService;
}

export function createTabletSheets(deps: Dependencies): TabletSheets {
  const { db, clock, random, classes, tablets } = deps;

  const audit = (trx: Db, actorId: number, action: AuditAction, classId: number) =>
    insertAuditEvent(trx, { actorId, action, detail: { classId }, at: clock.now() });

  /** Writes down openings that a tablet tells of. Its clock may be wrong: nothing is of tomorrow. */
  async function noteOpenings(detail: { tablet: number; classId: number }, times: Set<number>) {
    if (times.size === 0) return;
    await transact(db, async (trx) => {
      for (const time of times) {
        const at = Math.min(time, clock.now());
        if (await isOpeningKnown(trx, at, JSON.stringify(detail))) continue;
        await insertAuditEvent(trx, {
          ...{ actorId: null, action: 'care.opened-on-tablet', detail, at },
        });
      }
    });
  }

  return {
    async state(actor, classId) {
      await classes.authoriseClass(actor, classId);
      const key = await findSheetKey(db, classId);
      if (!key) return { madeAt: null, madeBy: null };
      const { username, firstName, lastName } = key;
      return {
        madeAt: isoTime(key.madeAt),
        madeBy: username === null ? null : fullName({ username, firstName, lastName }),
      };
    },

    async makeCode(actor, classId) {
      await classes.authoriseClass(actor, classId);
      const code = random.code(SHEET_CODE_LENGTH);
      // Outside of the transaction: it is slow on purpose.
      const key = await sheetKeyFor(code);
      await transact(db, async (trx) => {
        const made = { madeBy: actor.user.id, madeAt: clock.now() };
        await saveSheetKey(trx, { classId, ...key, ...made });
        await audit(trx, actor.user.id, 'care.code-made', classId);
      });
      return { code };
    },

    async end(actor, classId) {
      await classes.authoriseClass(actor, classId);
      await transact(db, async (trx) => {
        if (await deleteSheetKey(trx, classId)) {
          await audit(trx, actor.user.id, 'care.code-ended', classId);
        }
      });
    },

    async sealed(token, openedAt) {
      const { id, classId, className } = await tablets.authorise(token);
      await noteOpenings({ tablet: id, classId }, new Set(openedAt.map((at) => Date.parse(at))));
      const key = await findSheetKey(db, classId);
      if (!key) return null;
      const now = clock.now();
      const children = await readClassCare(db, classId);
      const sheet = { className, madeAt: isoTime(now), children };
      return sealSheet(key, sheet, isoTime(now + SHEET_DAYS * DAY_MILLIS));
    },
  };
}
