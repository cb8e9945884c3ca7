import { highConfirmations } from './check-high.ts';
import { middleConfirmations } from './check-middle.ts';
import { youngConfirmations } from './check-young.ts';
import type { Confirmations } from './confirmation.ts';

/** The independent way for every template of the arena. */
export const CONFIRMATIONS: Confirmations = {
  ...youngConfirmations,
  ...middleConfirmations,
  ...highConfirmations,
};
