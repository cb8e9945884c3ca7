import { TABLET_CODE_LENGTH, TABLET_CODE_MINUTES } from '@lamplight/domain/classroom-sign-in';
import type { Clock } from '../platform/clock.ts';
import type { Random } from '../platform/random.ts';

/** What a code makes a device into. */
export interface TabletPlan {
  readonly classId: number;
  readonly name: string;
  /** The adult who asked for the code. */
  readonly actorId: number;
}

/**
 * Codes that are typed on a device to make it a class tablet: good once, for ten minutes. They live in
 * memory, since a host that restarts in those minutes only costs the adult another code.
 */
export interface TabletCodes {
  make(plan: TabletPlan): { readonly code: string; readonly expiresAt: number };
  /** What the code was made for, once; null for one that is unknown, used or too old. */
  take(code: string): TabletPlan | null;
}

export function createTabletCodes(clock: Clock, random: Random): TabletCodes {
  const plans = new Map<string, TabletPlan & { readonly expiresAt: number }>();
  const forgetOld = () => {
    for (const [code, { expiresAt }] of plans) if (expiresAt <= clock.now()) plans.delete(code);
  };
  return {
    make(plan) {
      forgetOld();
      const code = random.code(TABLET_CODE_LENGTH);
      const expiresAt = clock.now() + TABLET_CODE_MINUTES * 60_000;
      plans.set(code, { ...plan, expiresAt });
      return { code, expiresAt };
    },
    take(code) {
      forgetOld();
      const plan = plans.get(code);
      plans.delete(code);
      return plan ?? null;
    },
  };
}
