import type { Confirmations } from './confirmation.ts';
import { arithmeticConfirmations } from './young/arithmetic.ts';
import { countingConfirmations } from './young/counting.ts';
import { measuredConfirmations } from './young/measured.ts';
import { seenConfirmations } from './young/seen.ts';

/** The independent way for each template of young/. */
export const youngConfirmations: Confirmations = {
  ...countingConfirmations,
  ...arithmeticConfirmations,
  ...seenConfirmations,
  ...measuredConfirmations,
};
