import { highTemplates } from './high/index.ts';
import { middleTemplates } from './middle/index.ts';
import type { MathTemplate } from './template.ts';
import { youngTemplates } from './young/index.ts';

/** Every kind of problem that the arena has, those for the youngest first. */
export const MATH_PROBLEM_TEMPLATES: readonly MathTemplate[] = [
  ...youngTemplates,
  ...middleTemplates,
  ...highTemplates,
];
