import type { MathTemplate } from '../template.ts';
import { easierOlderMath } from './easier.ts';
import { harderOlderMath } from './harder.ts';

/** Math from 15: linear and quadratic equations, growth, series, chance and slopes. */
export const olderMath: readonly MathTemplate[] = [...easierOlderMath, ...harderOlderMath];
