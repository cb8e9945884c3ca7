/** The stretch of a text that a run of words fits best. */
export interface Alignment {
  /** Positions in the text, the second after the last word. */
  readonly from: number;
  readonly to: number;
  /** Words changed, added or left out. */
  readonly cost: number;
  readonly size: number;
}

/**
 * Lays a whole run of words against the best stretch of `text` between two positions, counting changed, added and
 * missing words (edit distance, free at the ends of the text).
 */
export function align(
  run: readonly number[],
  text: Uint32Array,
  from: number,
  to: number,
): Alignment {
  const width = to - from;
  let costs = new Uint32Array(width + 1);
  // Where the stretch of each column began.
  let origins = Uint32Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= run.length; row += 1) {
    const nextCosts = new Uint32Array(width + 1);
    const nextOrigins = new Uint32Array(width + 1);
    nextCosts[0] = row;
    const word = run[row - 1];
    for (let column = 1; column <= width; column += 1) {
      const isSame = word !== 0 && word === text[from + column - 1];
      let best = (costs[column - 1] ?? 0) + (isSame ? 0 : 1);
      let origin = origins[column - 1] ?? 0;
      const added = (costs[column] ?? 0) + 1;
      if (added < best) {
        best = added;
        origin = origins[column] ?? 0;
      }
      const leftOut = (nextCosts[column - 1] ?? 0) + 1;
      if (leftOut < best) {
        best = leftOut;
        origin = nextOrigins[column - 1] ?? 0;
      }
      nextCosts[column] = best;
      nextOrigins[column] = origin;
    }
    costs = nextCosts;
    origins = nextOrigins;
  }
  let end = 0;
  for (let column = 1; column <= width; column += 1) {
    // Of two that are as good the longer: a last word that was changed stands for one, and is not left out.
    if ((costs[column] ?? 0) <= (costs[end] ?? 0)) end = column;
  }
  return {
    from: from + (origins[end] ?? 0),
    to: from + end,
    cost: costs[end] ?? run.length,
    size: run.length,
  };
}

/** A stretch of a run of words that fits a stretch of the text. */
export interface LocalAlignment extends Alignment {
  /** The stretch of the run, the second after its last word. */
  readonly runFrom: number;
  readonly runTo: number;
  readonly matched: number;
}

/** Points that let a quotation go on over two words left out, and end where prose begins. */
const MATCH = 3;
const MISMATCH = -2;

interface Cell {
  score: number;
  runFrom: number;
  from: number;
  matched: number;
  cost: number;
}

const EMPTY: Cell = { score: 0, runFrom: 0, from: 0, matched: 0, cost: 0 };

/** The best stretch of a run of words within longer prose that fits the text between two positions (Smith-Waterman). */
export function alignLocally(
  run: readonly number[],
  text: Uint32Array,
  from: number,
  to: number,
): LocalAlignment | null {
  let above: Cell[] = Array.from({ length: to - from + 1 }, () => EMPTY);
  let best: (Cell & { runTo: number; to: number }) | null = null;
  for (let row = 1; row <= run.length; row += 1) {
    const cells: Cell[] = [EMPTY];
    for (let column = 1; column <= to - from; column += 1) {
      const isSame = run[row - 1] !== 0 && run[row - 1] === text[from + column - 1];
      const start = { ...EMPTY, runFrom: row - 1, from: from + column - 1 };
      const diagonal = above[column - 1] ?? EMPTY;
      const cell = better(
        step(diagonal.score > 0 ? diagonal : start, isSame ? MATCH : MISMATCH, isSame),
        better(
          step(above[column] ?? EMPTY, MISMATCH, false),
          step(cells[column - 1] ?? EMPTY, MISMATCH, false),
        ),
      );
      const kept = cell.score > 0 ? cell : EMPTY;
      cells.push(kept);
      if (isSame && kept.score > (best?.score ?? 0))
        best = { ...kept, runTo: row, to: from + column };
    }
    above = cells;
  }
  if (best === null) return null;
  const { runFrom, runTo, matched, cost } = best;
  return { from: best.from, to: best.to, runFrom, runTo, matched, cost, size: runTo - runFrom };
}

function step(before: Cell, points: number, isSame: boolean): Cell {
  return {
    ...before,
    score: before.score + points,
    matched: before.matched + (isSame ? 1 : 0),
    cost: before.cost + (isSame ? 0 : 1),
  };
}

function better(one: Cell, other: Cell): Cell {
  return one.score >= other.score ? one : other;
}
