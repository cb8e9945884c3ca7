import { type Pick, seededPick } from '@lamplight/domain/random';
import { sceneOf, type Variant } from '../idea.ts';
import type { PointWorld } from './point-worlds.ts';

/** A thing with its two numbers; in a data set also with its kind. */
export type Point = Readonly<Record<string, string | number>>;

/** Examples of a world, and what a project says about them. */
export interface PointDraw {
  readonly world: PointWorld;
  readonly many: string;
  readonly one: string;
  readonly x: string;
  readonly y: string;
  /** The kinds in use, in the order of the world's centers; turned by one place in the other variant. */
  readonly kinds: readonly [string, string, ...string[]];
  readonly examples: readonly Point[];
  /** A thing without a kind near the center of the kind with that number. */
  readonly near: (kind: number, which: number) => Point;
  /** The middle of the kind with that number, or a little beside it. */
  readonly middle: (kind: number, beside?: number) => Point;
  /** The same as `near`, as a list of its two numbers. */
  readonly pair: (kind: number, which: number) => [number, number];
}

export interface PointOptions {
  readonly kinds: 2 | 3;
  /** Examples of each kind. */
  readonly each: number;
  /** The rules of the program are made by hand: the kinds keep their centers in the other variant too. */
  readonly keepKinds?: boolean;
}

/** Numbers are tenths. */
const STEPS = 10;
/** How far an example and a question stray from their center, in tenths. */
const EXAMPLE_STRAY = 10;
const QUESTION_STRAY = 6;

/** Draws the examples of a scene: of each kind the same number, strewn around its center. */
export function drawPoints(
  worlds: readonly PointWorld[],
  scene: number,
  variant: Variant,
  { kinds: used, each, keepKinds = false }: PointOptions,
): PointDraw {
  const world = sceneOf(worlds, scene);
  const pick = seededPick(`${world.many} ${scene} ${variant}`);
  const centers = world.kinds.slice(0, used);
  const turn = variant === 'own' || keepKinds ? 0 : 1;
  const names = centers.map((_, at) => centers[(at + turn) % used]?.name ?? '');
  const strewn = (at: number, most: number, from: Pick): [number, number] => {
    const [x, y] = centers[at]?.at ?? [0, 0];
    const stray = (center: number) => (center * STEPS + from.int(-most, most)) / STEPS;
    return [stray(x), stray(y)];
  };
  const taken = new Set<string>();
  const fresh = (at: number): [number, number] => {
    const place = strewn(at, EXAMPLE_STRAY, pick);
    if (taken.has(place.join())) return fresh(at);
    taken.add(place.join());
    return place;
  };
  const examples = Array.from({ length: each }, () =>
    names.map((kind, at) => {
      const [x, y] = fresh(at);
      return { [world.x]: x, [world.y]: y, kind };
    }),
  ).flat();
  const pair = (kind: number, which: number) => {
    const stream = seededPick(`${world.many} ${scene} ${variant} ${kind}`);
    const drawn = Array.from({ length: which + 1 }, () => strewn(kind, QUESTION_STRAY, stream));
    return drawn[which] ?? [0, 0];
  };
  const [first = '', second = '', ...more] = names;
  return {
    world,
    many: world.many,
    one: world.one,
    x: world.x,
    y: world.y,
    kinds: [first, second, ...more],
    examples,
    pair,
    middle(kind, beside = 0) {
      const [x, y] = centers[kind]?.at ?? [0, 0];
      return { [world.x]: x + beside, [world.y]: y };
    },
    near(kind, which) {
      const [x, y] = pair(kind, which);
      return { [world.x]: x, [world.y]: y };
    },
  };
}
