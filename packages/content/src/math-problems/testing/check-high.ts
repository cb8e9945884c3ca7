import type { Confirmations } from './confirmation.ts';
import { highAlgebraConfirmations } from './upper/high-algebra.ts';
import { highCalculusConfirmations } from './upper/high-calculus.ts';
import { highStatisticsConfirmations } from './upper/high-statistics.ts';
import { highTrigonometryConfirmations } from './upper/high-trigonometry.ts';

/** The independent way for each template of high/. */
export const highConfirmations: Confirmations = {
  ...highAlgebraConfirmations,
  ...highTrigonometryConfirmations,
  ...highStatisticsConfirmations,
  ...highCalculusConfirmations,
};
