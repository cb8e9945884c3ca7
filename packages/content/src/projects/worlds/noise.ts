import type { Point, PointDraw } from './points.ts';

/** The examples with wrong labels at some places: each gets the next kind. */
export function mislabeled({ examples, kinds }: PointDraw, places: readonly number[]): Point[] {
  return examples.map((example, at) => {
    if (!places.includes(at)) return example;
    const kind = kinds[(kinds.indexOf(String(example.kind)) + 1) % kinds.length] ?? '';
    return { ...example, kind };
  });
}
