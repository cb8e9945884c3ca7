import type { Confirmations } from './confirmation.ts';
import { middleAlgebraConfirmations } from './upper/middle-algebra.ts';
import { middleGeometryConfirmations } from './upper/middle-geometry.ts';
import { middleNumberConfirmations } from './upper/middle-numbers.ts';

/** The independent way for each template of middle/. */
export const middleConfirmations: Confirmations = {
  ...middleNumberConfirmations,
  ...middleAlgebraConfirmations,
  ...middleGeometryConfirmations,
};
