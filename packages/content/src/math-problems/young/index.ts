import type { MathTemplate } from '../template.ts';
import { chartTemplates } from './charts.ts';
import { countingTemplates } from './counting.ts';
import { decimalTemplates } from './decimals.ts';
import { firstSumTemplates } from './first-sums.ts';
import { fractionSumTemplates } from './fraction-sums.ts';
import { geometryTemplates } from './geometry.ts';
import { measuringTemplates } from './measuring.ts';
import { moneyTemplates } from './money.ts';
import { partTemplates } from './parts.ts';
import { patternTemplates } from './patterns.ts';
import { placeValueTemplates } from './place-value.ts';
import { productTemplates } from './products.ts';
import { puzzleTemplates } from './puzzles.ts';
import { shapeTemplates } from './shapes.ts';
import { sharingTemplates } from './sharing.ts';
import { sumTemplates } from './sums.ts';
import { timeTemplates } from './time.ts';

/** Problems for grades 1 to 5. */
export const youngTemplates: readonly MathTemplate[] = [
  ...countingTemplates,
  ...placeValueTemplates,
  ...firstSumTemplates,
  ...sumTemplates,
  ...productTemplates,
  ...sharingTemplates,
  ...shapeTemplates,
  ...patternTemplates,
  ...timeTemplates,
  ...moneyTemplates,
  ...measuringTemplates,
  ...partTemplates,
  ...fractionSumTemplates,
  ...decimalTemplates,
  ...geometryTemplates,
  ...chartTemplates,
  ...puzzleTemplates,
];
