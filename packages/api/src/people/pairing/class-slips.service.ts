import { type Db, transact } from '@lamplight/db';
import { latestSlipExpiry, type MadeSlips, type SlipHolder } from '@lamplight/domain/pairing';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { findSlipHolders } from './class-slips.repository.ts';
import { makeSlip } from './make-slip.ts';

/** The pairing slips of a whole class, for its teachers and the admins. */
export interface ClassSlips {
  /** The children of a class with what their families have. @throws AppError as `authoriseClass` */
  holders(actor: SignedIn, classId: number): Promise<SlipHolder[]>;
  /**
   * Makes a slip for each of these children, all or none; the slips from before stay good.
   * @throws AppError FORBIDDEN for children who are not among the `holders`, TOO_MANY_PAIRING_SLIPS
   */
  make(
    actor: SignedIn,
    wish: { readonly classId: number; readonly studentIds: readonly number[] },
  ): Promise<Omit<MadeSlips, 'address'>>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly classes: ClassesService;
}

export function createClassSlips(deps: Dependencies): ClassSlips {
  const { db, clock, classes } = deps;

  async function holdersOf(handle: Db, classId: number): Promise<SlipHolder[]> {
    const now = clock.now();
    const rows = await findSlipHolders(handle, classId, { now, latest: latestSlipExpiry(now) });
    return rows.map(({ openSlips, parents, ...student }) => ({ student, openSlips, parents }));
  }

  return {
    async holders(actor, classId) {
      const { id } = await classes.authoriseClass(actor, classId);
      return holdersOf(db, id);
    },

    async make(actor, { classId, studentIds }) {
      const { id, name: className } = await classes.authoriseClass(actor, classId);
      const wanted = new Set(studentIds);
      const slips = await transact(db, async (trx) => {
        const holders = (await holdersOf(trx, id)).filter(({ student }) => wanted.has(student.id));
        if (holders.length < wanted.size) throw new AppError('FORBIDDEN');
        const made: MadeSlips['slips'] = [];
        for (const { student } of holders) {
          const wish = { studentId: student.id, madeBy: actor.user.id };
          made.push({ student, slip: await makeSlip(trx, deps, wish) });
        }
        return made;
      });
      return { classId: id, className, slips };
    },
  };
}
