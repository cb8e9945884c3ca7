import type { MathTemplate } from '../template.ts';
import { easierMiddleMath } from './easier.ts';
import { harderMiddleMath } from './harder.ts';

/** Math from 11 to 14: equations, percent, rates, means, areas and numbers below zero. */
export const middleMath: readonly MathTemplate[] = [...easierMiddleMath, ...harderMiddleMath];
