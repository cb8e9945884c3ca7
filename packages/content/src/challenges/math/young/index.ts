import type { MathTemplate } from '../template.ts';
import { easierYoungMath } from './easier.ts';
import { harderYoungMath } from './harder.ts';

/** Math from 7 to 10: the four operations, missing numbers, time, shape and parts of an amount. */
export const youngMath: readonly MathTemplate[] = [...easierYoungMath, ...harderYoungMath];
