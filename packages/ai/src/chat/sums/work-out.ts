import {
  dividedBy,
  type Exact,
  exact,
  exactOf,
  minus,
  plus,
  power,
  squareRoot,
  times,
} from './exact.ts';
import type { Sign, SumToken } from './read-sum.ts';

/** One thing that was reckoned on the way. */
export interface SumStep {
  readonly left: Exact;
  readonly sign: '+' | '-' | '*' | '/' | '^' | 'root';
  /** Of a root the number under it. */
  readonly right: Exact;
  readonly result: Exact;
}

export type WorkedSum =
  | { readonly value: Exact; readonly steps: readonly SumStep[] }
  /** A root that no fraction is, such as that of 2. */
  | { readonly rootOf: Exact };

/** Thrown inside, where the tokens are no sum. */
class Unreadable extends Error {}
class NoFraction extends Error {
  readonly of: Exact;
  constructor(of: Exact) {
    super('no fraction');
    this.of = of;
  }
}

/**
 * Works a sum out: brackets, then powers and roots, then × and ÷, then + and −; null when the tokens are no sum.
 * @throws NoValue for a division by zero and the like
 */
export function workOut(tokens: readonly SumToken[]): WorkedSum | null {
  const steps: SumStep[] = [];
  let at = 0;
  const sign = (): Sign | null => {
    const token = tokens[at];
    return token !== undefined && 'sign' in token ? token.sign : null;
  };
  const take = (...wanted: Sign[]): Sign | null => {
    const found = wanted.find((each) => each === sign()) ?? null;
    if (found !== null) at += 1;
    return found;
  };
  const note = (left: Exact, by: SumStep['sign'], right: Exact, result: Exact): Exact => {
    steps.push({ left, sign: by, right, result });
    return result;
  };

  function sum(): Exact {
    let left = product();
    for (let by = take('+', '-'); by !== null; by = take('+', '-')) {
      const right = product();
      left =
        by === '+'
          ? note(left, '+', right, plus(left, right))
          : note(left, '-', right, minus(left, right));
    }
    return left;
  }

  function product(): Exact {
    let left = negative();
    for (let by = take('*', '/'); by !== null; by = take('*', '/')) {
      const right = negative();
      left =
        by === '*'
          ? note(left, '*', right, times(left, right))
          : note(left, '/', right, dividedBy(left, right));
    }
    return left;
  }

  function negative(): Exact {
    if (take('-') !== null) return minus(exact(0n), negative());
    if (take('root') !== null) {
      const under = negative();
      const root = squareRoot(under);
      if (root === null) throw new NoFraction(under);
      return note(exact(0n), 'root', under, root);
    }
    const base = atom();
    if (take('^') === null) return base;
    const exponent = negative();
    return note(base, '^', exponent, power(base, exponent));
  }

  function atom(): Exact {
    if (take('(') !== null) {
      const value = sum();
      if (take(')') === null) throw new Unreadable();
      return value;
    }
    const token = tokens[at];
    if (token === undefined || !('number' in token)) throw new Unreadable();
    at += 1;
    return exactOf(token.number);
  }

  try {
    const value = sum();
    return at === tokens.length && steps.length > 0 ? { value, steps } : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    if (error instanceof NoFraction) return { rootOf: error.of };
    throw error;
  }
}
