import { CRAYONS, type Crayon, ERASER } from './palette.ts';

/** The color of each area that has one, by its number. */
export type Colors = Readonly<Record<string, Crayon>>;

/** A picture while somebody colors it in: each state of it, the last one as it is now. */
export type Work = readonly [Colors, ...Colors[]];

/** Steps that can be taken back: more than a child remembers, and few enough to hold. */
const MOST_STEPS = 100;

export function colorsNow(work: Work): Colors {
  return work.at(-1) ?? {};
}

/** Gives an area a color; white takes its color away. What changes nothing is no step. */
export function filled(work: Work, area: number, crayon: Crayon): Work {
  const { [area]: before = ERASER, ...others } = colorsNow(work);
  if (before === crayon) return work;
  return withStep(work, crayon === ERASER ? others : { ...others, [area]: crayon });
}

/** An empty picture again, which can be taken back too. */
export function emptied(work: Work): Work {
  return isEmpty(work) ? work : withStep(work, {});
}

export function undone([first, ...later]: Work): Work {
  return [first, ...later.slice(0, -1)];
}

export function isEmpty(work: Work): boolean {
  return Object.keys(colorsNow(work)).length === 0;
}

function withStep(work: Work, colors: Colors): Work {
  const [first = colors, ...later] = [...work, colors].slice(-MOST_STEPS);
  return [first, ...later];
}

/** Whether what a device kept is colors of areas. */
export function isColors(value: unknown): value is Colors {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const known: readonly unknown[] = CRAYONS;
  return Object.entries(value).every(
    ([area, crayon]) => /^\d+$/.test(area) && known.includes(crayon),
  );
}
