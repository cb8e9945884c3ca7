import type { Intrinsics } from './safe.ts';

/** What a program may use besides the language: words, numbers and chance. Runs inside the sandbox. */
export function learnerTools(safe: Intrinsics, seed: number) {
  let state = seed;
  /** The generator mulberry32, as in the domain's `random`: from 0 up to 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    const first = Math.imul(state ^ (state >>> 15), 1 | state);
    const mixed = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
  function words(text: unknown): string[] {
    return safe.text(text).toLowerCase().match(wordPattern) ?? [];
  }

  function distance(from: unknown, to: unknown): number {
    if (typeof from === 'number' && typeof to === 'number') return Math.abs(from - to);
    if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) {
      throw new safe.TypeError('distance needs two points');
    }
    let sum = 0;
    let shared = 0;
    const fields = safe.keys(from);
    for (let at = 0; at < fields.length; at += 1) {
      const field = fields[at] as string;
      const here = (from as Record<string, unknown>)[field];
      const there = (to as Record<string, unknown>)[field];
      if (typeof here === 'number' && typeof there === 'number') {
        sum += (here - there) * (here - there);
        shared += 1;
      }
    }
    if (shared === 0) throw new safe.TypeError('distance needs two points that share a number');
    return Math.sqrt(sum);
  }

  function count(list: unknown): Record<string, number> {
    const entries = typeof list === 'string' ? words(list) : list;
    if (!safe.isArray(entries)) throw new safe.TypeError('count needs a list or a text');
    const counts: Record<string, number> = {};
    for (let at = 0; at < entries.length; at += 1) {
      const entry = safe.text(entries[at]);
      const before = safe.own(counts, entry)?.value as number | undefined;
      safe.define(counts, entry, {
        value: (before ?? 0) + 1,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
    return counts;
  }

  function pick(list: unknown): unknown {
    if (!safe.isArray(list) || list.length === 0) {
      throw new safe.TypeError('pick needs a list with something in it');
    }
    return list[Math.floor(next() * list.length)];
  }

  function chance(probability?: unknown): number | boolean {
    return probability === undefined ? next() : next() < safe.number(probability);
  }

  return {
    next,
    tools: { words, distance, count, pick, chance },
    /** Begins the numbers of chance anew, so that an answer does not hang on what was asked before. */
    reseed() {
      state = seed;
    },
  };
}
