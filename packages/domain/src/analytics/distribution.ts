import { MASTERY_LEVELS, type MasteryLevel, type SkillKey } from '../mastery/index.ts';
import { LEAST_CHILDREN, type Tally } from './tally.ts';

/** How many children stand where in one skill. */
export type Distribution = Readonly<Record<MasteryLevel, number>>;

/** What one child has shown of one skill. */
export interface SkillOfChild extends Tally {
  readonly skill: SkillKey;
  readonly level: MasteryLevel;
}

/** One skill of a class. */
export interface SkillOfClass extends Tally {
  readonly skill: SkillKey;
  readonly levels: Distribution;
  /** Children who have shown anything of it. */
  readonly children: number;
  /** Whether enough children have shown enough for the levels to say something of the class. */
  readonly enough: boolean;
}

/** The children of each level. */
export function distributionOf(levels: Iterable<MasteryLevel>): Distribution {
  const counts = Object.fromEntries(MASTERY_LEVELS.map((level) => [level, 0])) as Record<
    MasteryLevel,
    number
  >;
  for (const level of levels) counts[level] += 1;
  return counts;
}

/**
 * The skills of a class. First those in which most struggle, then by how many have shown something;
 * skills of which too little is known come last.
 */
export function skillsOfClass(states: readonly SkillOfChild[]): SkillOfClass[] {
  const skills = [...Map.groupBy(states, ({ skill }) => skill)].map(([skill, children]) => {
    const levels = distributionOf(children.map(({ level }) => level));
    const known = children.length - levels['not-enough'];
    return {
      skill,
      levels,
      children: children.length,
      answers: children.reduce((sum, { answers }) => sum + answers, 0),
      right: children.reduce((sum, { right }) => sum + right, 0),
      enough: known >= LEAST_CHILDREN,
    };
  });
  return skills.toSorted(
    (a, b) =>
      Number(b.enough) - Number(a.enough) ||
      b.levels.struggling - a.levels.struggling ||
      b.children - a.children ||
      a.skill.localeCompare(b.skill),
  );
}
