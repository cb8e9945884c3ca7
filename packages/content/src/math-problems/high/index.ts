import type { MathTemplate } from '../template.ts';
import { chanceTemplates } from './chances.ts';
import { derivativeTemplates } from './derivatives.ts';
import { extremeTemplates } from './extremes.ts';
import { functionTemplates } from './functions.ts';
import { integralTemplates } from './integrals.ts';
import { limitTemplates } from './limits.ts';
import { logarithmTemplates } from './logarithms.ts';
import { quadraticTemplates } from './quadratics.ts';
import { sequenceTemplates } from './sequences.ts';
import { spaceTemplates } from './space.ts';
import { spreadTemplates } from './statistics.ts';
import { systemTemplates } from './systems.ts';
import { triangleTemplates } from './triangles.ts';
import { trigonometryTemplates } from './trigonometry.ts';

/** Problems for grades 9 to 12. */
export const highTemplates: readonly MathTemplate[] = [
  ...systemTemplates,
  ...quadraticTemplates,
  ...functionTemplates,
  ...logarithmTemplates,
  ...sequenceTemplates,
  ...spaceTemplates,
  ...triangleTemplates,
  ...trigonometryTemplates,
  ...spreadTemplates,
  ...chanceTemplates,
  ...limitTemplates,
  ...derivativeTemplates,
  ...extremeTemplates,
  ...integralTemplates,
];
