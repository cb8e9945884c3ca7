import type { MathTemplate } from '../template.ts';
import { angleTemplates } from './angles.ts';
import { circleTemplates } from './circles.ts';
import { coordinateTemplates } from './coordinates.ts';
import { decimalTemplates } from './decimals.ts';
import { equationTemplates } from './equations.ts';
import { expressionTemplates } from './expressions.ts';
import { figureTemplates } from './figures.ts';
import { fractionTemplates } from './fractions.ts';
import { integerTemplates } from './integers.ts';
import { mixedNumberTemplates } from './mixed-numbers.ts';
import { numberTemplates } from './numbers.ts';
import { percentTemplates } from './percent.ts';
import { powerTemplates } from './powers.ts';
import { probabilityTemplates } from './probability.ts';
import { ratioTemplates } from './ratio.ts';
import { statisticsTemplates } from './statistics.ts';

/** Problems for grades 5 to 8. */
export const middleTemplates: readonly MathTemplate[] = [
  ...decimalTemplates,
  ...fractionTemplates,
  ...mixedNumberTemplates,
  ...ratioTemplates,
  ...percentTemplates,
  ...integerTemplates,
  ...numberTemplates,
  ...powerTemplates,
  ...expressionTemplates,
  ...equationTemplates,
  ...coordinateTemplates,
  ...angleTemplates,
  ...figureTemplates,
  ...circleTemplates,
  ...statisticsTemplates,
  ...probabilityTemplates,
];
