import type { Misconception } from '../template.ts';
import { type NumberForm, number } from '../value.ts';

/** A wrong number and the thought behind it. */
export type Slip = readonly [id: string, value: number];

/** Wrong numbers as misconceptions; those that no child would give, below zero or not whole, fall away. */
export function slips(list: readonly Slip[], form: NumberForm = {}): Misconception[] {
  return list
    .filter(([, value]) => value >= 0 && Number.isInteger(value))
    .map(([id, value]) => ({ id, value: number(value, form) }));
}

/** What counting slips lead to, the nearest first; there are always at least four. */
export function countingSlips(right: number): Slip[] {
  return [
    ['counted-one-twice', right + 1],
    ['skipped-one', right - 1],
    ['counted-two-twice', right + 2],
    ['skipped-two', right - 2],
    ['counted-three-twice', right + 3],
    ['lost-count', right + 4],
  ];
}

/** What slips with the tens lead to. */
export function tensSlips(right: number): Slip[] {
  return [
    ['one-ten-too-many', right + 10],
    ['one-ten-too-few', right - 10],
    ['one-too-many', right + 1],
    ['one-too-few', right - 1],
    ['two-tens-too-many', right + 20],
  ];
}
