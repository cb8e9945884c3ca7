/** How often something may be done: a heap of chances that is spent, and that grows again as time passes (a token bucket). */
export interface Allowance {
  /** Chances of whoever has spent none for long. */
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left of an allowance. */
export interface Spent {
  /** Chances, which may be a part of one. */
  readonly left: number;
  /** When they were counted, in milliseconds. */
  readonly at: number;
}

/**
 * Spends chances, all of them or none.
 * @param before null for whoever has spent none yet
 * @param now in milliseconds; a clock that was set back gives nothing and takes nothing
 * @returns what is left, and the seconds until as many could be spent; none where they are spent now
 */
export function spend(
  { burst, perSecond }: Allowance,
  before: Spent | null,
  now: number,
  chances = 1,
): Spent & { readonly wait: number } {
  const passed = Math.max(0, now - (before?.at ?? now)) / 1000;
  const left = Math.min(burst, (before?.left ?? burst) + passed * perSecond);
  if (left >= chances) return { left: left - chances, at: now, wait: 0 };
  return { left, at: now, wait: Math.max(1, Math.ceil((chances - left) / perSecond)) };
}

/** Children who may sit behind one address: a class, with room to spare. */
const CLASS = 60;

/**
 * New accounts from one address, those with the code of a class counted apart. At the first bell each of a class may fail once
 * on the way; after that the address gets 120 in ten minutes.
 */
export const SIGN_UPS_OF_ADDRESS: Allowance = { burst: 2 * CLASS, perSecond: (2 * CLASS) / 600 };

/**
 * Sign-ins from one address, right or wrong, on devices that the account does not know: each of a class may try twice at once,
 * and after that the address gets four a second, which is each of a class four times a minute.
 */
export const SIGN_INS_OF_ADDRESS: Allowance = { burst: 2 * CLASS, perSecond: (4 * CLASS) / 60 };

/** Right sign-ins of one account: a class that looks at the account of the demonstration at once, and then 20 a minute. */
export const SIGN_INS_OF_ACCOUNT: Allowance = { burst: CLASS, perSecond: 20 / 60 };

/** Calls of one account in a minute: five writes and thirty reads a second without a pause. A page makes about ten. */
export const CALLS_OF_ACCOUNT = { read: 1800, write: 300 } as const;

export type CallKind = keyof typeof CALLS_OF_ACCOUNT;

/** Accounts whose limits an address gets together for long, whoever made how many of them. */
const ACCOUNTS_AT_ONCE = 4;
const perSecondOfAddress = (kind: CallKind) => (ACCOUNTS_AT_ONCE * CALLS_OF_ACCOUNT[kind]) / 60;

/**
 * Calls of all accounts from one address. Each of a class may write twenty times a minute (an answer or a step of a lesson
 * every three seconds) and open a page every five seconds. At once: the whole minute of one account, and what a class does at the
 * bell, which is one write and four pages each.
 */
export const CALLS_OF_ADDRESS: Readonly<Record<CallKind, Allowance>> = {
  read: { burst: 40 * CLASS, perSecond: perSecondOfAddress('read') },
  write: { burst: CALLS_OF_ACCOUNT.write + CLASS, perSecond: perSecondOfAddress('write') },
};

/** A child's part of them, which is left to it when others at its address have spent the rest. */
export const CALLS_OF_CHILD: Readonly<Record<CallKind, Allowance>> = {
  read: { burst: 60, perSecond: perSecondOfAddress('read') / CLASS },
  write: { burst: 10, perSecond: perSecondOfAddress('write') / CLASS },
};
