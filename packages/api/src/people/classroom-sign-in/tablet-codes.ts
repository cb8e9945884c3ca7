import { TABLET_CODE_LENGTH, TABLET_CODE_MINUTES } from '@lamplight/domain/classroom-sign-in';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';

/** What a code makes a device into. */
export interface TabletPlan {
  readonly classId: number;
  readonly name: string;
  /** The adult who asked for the code. */
  readonly actorId: number;
}

/** What a device is told that has become a class tablet. */
export interface PairedTablet {
  readonly token: string;
  readonly name: string;
  readonly className: string;
}

/**
 * Codes that are typed on a device to make it a class tablet: good once, for ten minutes. They live in
 * memory, since a host that restarts in those minutes only costs the adult another code.
 */
export interface TabletCodes {
  make(plan: TabletPlan): { readonly code: string; readonly expiresAt: number };
  /**
   * Carries out what the code was made for, once. The device that did it, known by its key, gets the same
   * answer again: on a class's Wi-Fi an answer may be lost on the way.
   * @returns null for a code that is unknown, used by another device or too old
   */
  redeem(
    code: string,
    key: string | undefined,
    pair: (plan: TabletPlan) => Promise<PairedTablet>,
  ): Promise<PairedTablet | null>;
}

interface MadeCode {
  readonly plan: TabletPlan;
  readonly expiresAt: number;
  /** By which device it was used; null while it is good. */
  use: { readonly key: string | undefined; readonly answer: Promise<PairedTablet> } | null;
}

export function createTabletCodes(clock: Clock, random: Random): TabletCodes {
  const codes = new Map<string, MadeCode>();
  const forgetOld = () => {
    for (const [code, { expiresAt }] of codes) if (expiresAt <= clock.now()) codes.delete(code);
  };
  return {
    make(plan) {
      forgetOld();
      const code = random.code(TABLET_CODE_LENGTH);
      const expiresAt = clock.now() + TABLET_CODE_MINUTES * 60_000;
      codes.set(code, { plan, expiresAt, use: null });
      return { code, expiresAt };
    },
    async redeem(code, key, pair) {
      forgetOld();
      const made = codes.get(code);
      if (made === undefined) return null;
      if (made.use !== null && (key === undefined || made.use.key !== key)) return null;
      made.use ??= { key, answer: pair(made.plan) };
      try {
        return await made.use.answer;
      } catch (error) {
        // Nothing was made of it: it is good still.
        made.use = null;
        throw error;
      }
    },
  };
}
