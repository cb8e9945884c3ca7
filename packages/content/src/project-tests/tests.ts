import type { Json, ProjectBand, ProjectTest } from '@lamplight/domain/projects';
import type { Idea, Variant } from '../projects/idea.ts';

type Args = readonly Json[];

/** The call answers this value; numbers may differ as sums of fractions do. */
export function equals(name: string, call: string, args: Args, value: Json): ProjectTest {
  return { name, call, args, expect: { kind: 'equals', value } };
}

/** The call answers one of these values. */
export function oneOf(
  name: string,
  call: string,
  args: Args,
  values: readonly Json[],
): ProjectTest {
  return { name, call, args, expect: { kind: 'one-of', values } };
}

/** The call answers a number from `least` to `most`. */
export function between(
  name: string,
  call: string,
  args: Args,
  [least, most]: readonly [number, number],
): ProjectTest {
  return { name, call, args, expect: { kind: 'between', least, most } };
}

/** The tests of an idea, without the type of what it draws. */
export interface AnyTests {
  /** @returns null when the idea has no version for the band */
  readonly tests: (band: ProjectBand, scene: number, variant: Variant) => ProjectTest[] | null;
}

/** Tests of an idea for each of its bands, made from what a scene draws. */
export function testsOf<D>(
  idea: Idea<D>,
  makers: Readonly<Partial<Record<ProjectBand, (drawn: D) => readonly ProjectTest[]>>>,
): AnyTests {
  return {
    tests(band, scene, variant) {
      const made = makers[band]?.(idea.draw(scene, variant));
      return made === undefined ? null : [...made];
    },
  };
}
