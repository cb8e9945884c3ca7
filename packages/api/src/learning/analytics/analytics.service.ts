import type { Db } from '@lamplight/db';
import {
  type ChartPointView,
  type ChildAnalytics,
  chartOf,
  type LessonAnalytics,
  periodOf,
  type QuestionAnalytics,
  type SeenClass,
  type SkillAnalytics,
  type Span,
  shownShare,
  skillsOfClass,
} from '@lamplight/domain/analytics';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ClassAdminService } from '../../people/classes/class-admin.service.ts';
import type { AuthorisedClass, ClassesService } from '../../people/classes/classes.service.ts';
import type { Clock } from '../../platform/clock.ts';
import { childAnalytics, classDays } from './child-analytics.ts';
import { dateOf } from './dates.ts';
import type { Wanted } from './first-answers.ts';
import { inBatches } from './in-batches.ts';
import { checkAnswers, lessonAnalytics } from './lesson-analytics.ts';
import { findLessonChoices, findLessonCounts } from './lessons.repository.ts';
import {
  hardestChecks,
  hardestGameQuestions,
  hardestProblems,
  hardestQuizItems,
} from './question-analytics.ts';
import type { SkillStates } from './skill-states.ts';

/**
 * How a class is doing, for the adults who teach it. It rests on evidence alone: answers that the host
 * marked, never on a score that somebody sent, the score of a completed lesson apart.
 */
export interface AnalyticsService {
  /** The classes that an adult may look at: a teacher's own ones once approved, all for an admin. */
  classes(adult: CurrentUser): Promise<SeenClass[]>;
  /** Every lesson that anybody worked on, in the order of the programme. */
  lessons(seen: AuthorisedClass, span: Span): Promise<LessonAnalytics[]>;
  /** Every skill that anybody has shown something of; first those in which most struggle. */
  skills(seen: AuthorisedClass, span: Span): Promise<SkillAnalytics[]>;
  /** The hardest questions of lessons, quizzes, the math arena and live games. */
  questions(seen: AuthorisedClass, span: Span): Promise<QuestionAnalytics[]>;
  /** Every child of the class, by name. */
  children(seen: AuthorisedClass, span: Span): Promise<ChildAnalytics[]>;
  /** Days, or weeks where everything is looked at, oldest first. */
  chart(seen: AuthorisedClass, span: Span): Promise<ChartPointView[]>;
}

interface AnalyticsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly classes: ClassesService;
  readonly classAdmin: ClassAdminService;
  readonly skillStates: SkillStates;
}

export function createAnalyticsService(deps: AnalyticsDependencies): AnalyticsService {
  const { db, clock, classes, classAdmin, skillStates } = deps;

  async function wanted({ id }: AuthorisedClass, span: Span): Promise<Wanted> {
    const userIds = await classes.studentIdsOfClass(id);
    return { userIds, ...periodOf(span, clock.now()) };
  }

  async function checksOf({ userIds, ...period }: Wanted) {
    return checkAnswers(
      await inBatches(userIds, (ids) => findLessonChoices(db, { userIds: ids, ...period })),
    );
  }

  return {
    async classes(adult) {
      if (adult.role === 'admin') return classAdmin.list();
      return adult.approved ? classes.classesOfTeacher(adult.id) : [];
    },

    async lessons(seen, span) {
      const { userIds, ...period } = await wanted(seen, span);
      const counts = await inBatches(userIds, (ids) =>
        findLessonCounts(db, { userIds: ids, ...period }),
      );
      return lessonAnalytics(counts, await checksOf({ userIds, ...period }));
    },

    async skills(seen, span) {
      const states = await skillStates.of(await classes.studentIdsOfClass(seen.id));
      const practiced = Map.groupBy(
        states.filter(({ spans }) => spans[span].answers > 0),
        ({ skill }) => skill,
      );
      const skills = skillsOfClass(states.map((state) => ({ ...state, ...state.spans[span] })));
      return skills.map((skill) => ({
        ...skill,
        practiced: practiced.get(skill.skill)?.length ?? 0,
        shareRight: shownShare(skill),
      }));
    },

    async questions(seen, span) {
      const asked = await wanted(seen, span);
      return [
        ...hardestChecks(await checksOf(asked)),
        ...(await hardestQuizItems(db, asked)),
        ...(await hardestProblems(db, asked)),
        ...(await hardestGameQuestions(db, asked)),
      ].toSorted((a, b) => a.shareRight - b.shareRight || b.answers - a.answers);
    },

    async children(seen, span) {
      const { userIds } = await wanted(seen, span);
      return childAnalytics(db, userIds, span, clock.now());
    },

    async chart(seen, span) {
      const { userIds, ...period } = await wanted(seen, span);
      const points = chartOf(await classDays(db, userIds, period), span, clock.now());
      return points.map(({ day, ...point }) => ({ date: dateOf(day), ...point }));
    },
  };
}
