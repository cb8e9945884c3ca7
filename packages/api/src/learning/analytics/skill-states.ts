import type { Db } from '@lamplight/db';
import { utcDay } from '@lamplight/domain/activity';
import { type Period, periodOf, SPANS, type Span, type Tally } from '@lamplight/domain/analytics';
import {
  freshAnswers,
  type MasteryLevel,
  masteryOf,
  type Observation,
  type SkillKey,
} from '@lamplight/domain/mastery';
import type { Clock } from '../../platform/clock.ts';
import { findMarkedAnswersOfMany } from '../mastery/answers.repository.ts';
import { observationsFrom } from '../mastery/observations.ts';
import { findEvidenceMarks } from './evidence-marks.repository.ts';
import { inBatches } from './in-batches.ts';

/** Where a child stands in a skill today, and how much it answered in each span. */
export interface ChildSkill {
  readonly skill: SkillKey;
  readonly level: MasteryLevel;
  readonly spans: Readonly<Record<Span, Tally>>;
}

export interface SkillStates {
  /** The skills that each of these children has shown anything of. */
  of(userIds: readonly number[]): Promise<ChildSkill[]>;
}

interface Remembered {
  readonly day: number;
  readonly mark: number;
  readonly skills: readonly ChildSkill[];
}

/** Children whose skills are worked out in one turn: each takes a millisecond or two. */
const CHILDREN_AT_ONCE = 5;
/** Children whose skills are kept in memory; some ten megabytes. */
const REMEMBERED = 5000;

/**
 * Mastery follows each answer of a child since the first one. It is worked out anew for those who have
 * shown something since it was asked for last, and for everybody on another day, when skills have rested.
 */
export function createSkillStates(db: Db, clock: Clock): SkillStates {
  const known = new Map<number, Remembered>();

  async function read(userIds: readonly number[]): Promise<ChildSkill[]> {
    const day = utcDay(clock.now());
    const marks = await findEvidenceMarks(db, userIds);
    const changed = [...marks].filter(([userId, mark]) => {
      const before = known.get(userId);
      return before?.day !== day || before.mark !== mark;
    });
    if (changed.length > 0) {
      const answers = await findMarkedAnswersOfMany(
        db,
        changed.map(([userId]) => userId),
      );
      if (known.size + changed.length > REMEMBERED) known.clear();
      for (const [userId, mark] of changed) {
        const marked = answers.get(userId);
        const skills = marked ? skillsFrom(observationsFrom(marked), clock.now()) : [];
        known.set(userId, { day, mark, skills });
      }
    }
    return [...marks.keys()].flatMap((userId) => known.get(userId)?.skills ?? []);
  }

  return { of: (userIds) => inBatches(userIds, read, CHILDREN_AT_ONCE) };
}

function skillsFrom(observations: readonly Observation[], now: number): ChildSkill[] {
  const answersOf = Map.groupBy(freshAnswers(observations), ({ skill }) => skill);
  const periods = SPANS.map((span) => [span, periodOf(span, now)] as const);
  return [...masteryOf(observations, now).values()].map(({ skill, level }) => {
    const answers = answersOf.get(skill) ?? [];
    const tallies = periods.map(([span, period]) => [span, tallyIn(answers, period)] as const);
    return { skill, level, spans: Object.fromEntries(tallies) as Record<Span, Tally> };
  });
}

function tallyIn(answers: readonly Observation[], { from, until }: Period): Tally {
  const within = answers.filter(({ at }) => at >= from && at < until);
  return { answers: within.length, right: within.filter(({ correct }) => correct).length };
}
