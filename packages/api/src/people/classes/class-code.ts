import type { Db } from '@lamplight/db';
import { CLASS_CODE_LENGTH } from '@lamplight/domain/classes';
import type { Random } from '../../platform/random.ts';
import { findClassByCode } from './classes.repository.ts';

/** A code that no class has yet. */
export async function freeClassCode(db: Db, random: Random): Promise<string> {
  for (;;) {
    const code = random.code(CLASS_CODE_LENGTH);
    if (!(await findClassByCode(db, code))) return code;
  }
}
