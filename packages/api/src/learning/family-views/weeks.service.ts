import { curriculumWeeks } from '@lamplight/content/curriculum';
import { lessonsOfDay } from '@lamplight/content/lessons';
import type { Db } from '@lamplight/db';
import { ACTIVITY_KINDS, type ActivityKind } from '@lamplight/domain/activity';
import { type CurriculumWeek, DAYS_PER_WEEK, weekOfDay } from '@lamplight/domain/curriculum';
import { isWithin, spanOfWeek, type WeekOfChild, type WeekSpan } from '@lamplight/domain/families';
import { lessonId } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import type { AuthorisedLearner } from '../../people/learner-access/learner-access.service.ts';
import { bandOf, titleFor } from '../../people/users/reader.ts';
import { toCurrentUser } from '../../people/users/user-view.ts';
import { findUser, type UserRow } from '../../people/users/users.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import { listAchievements } from '../achievements/achievements.repository.ts';
import type { InsightsService } from '../insights/insights.service.ts';
import { listLessonProgress } from '../progress/progress.repository.ts';
import { toAchievement } from '../progress/progress-view.ts';
import type { VersesService } from '../verses/verses.service.ts';
import { findFirstAnswers } from './evidence.repository.ts';
import { evidenceByLesson } from './evidence-by-lesson.ts';
import { findActivities } from './week.repository.ts';

export interface WeeksOfChildren {
  /**
   * A week of the programme as a child went through it; the current one when left out.
   * @throws AppError NOT_FOUND for somebody who is no student
   */
  weekOf(person: AuthorisedLearner, week?: number): Promise<WeekOfChild>;
}

interface Dependencies {
  readonly db: Db;
  readonly insights: InsightsService;
  readonly verses: VersesService;
}

/** Kinds that the page tells otherwise, or that are no activity. */
const NOT_LISTED: ReadonlySet<ActivityKind> = new Set([
  'registered',
  'lesson-completed',
  'day-advanced',
]);

type Activities = Awaited<ReturnType<typeof findActivities>>;

export function createWeeksOfChildren({ db, insights, verses }: Dependencies): WeeksOfChildren {
  /** The lessons of each day of the week, as far as the child has come with them. */
  async function daysOf(student: UserRow, plan: CurriculumWeek) {
    const rows = await listLessonProgress(db, student.id);
    const progress = new Map(rows.map((row) => [row.lessonId, row]));
    const evidence = evidenceByLesson(await findFirstAnswers(db, student.id));
    let minutes = 0;
    const days = plan.days.map(({ day, title }) => ({
      ...{ day, title },
      lessons: lessonsOfDay(day).map(({ category, dayNumber }) => {
        const id = lessonId(category, dayNumber);
        const row = progress.get(id);
        minutes += row?.timeSpent ?? 0;
        const completedAt = row?.completedAt ?? null;
        return {
          ...{ id, title: titleFor(id, student) ?? '', subject: category },
          completedAt: completedAt === null ? null : isoTime(completedAt),
          score: completedAt === null ? null : (row?.score ?? null),
          evidence: evidence.get(id) ?? null,
        };
      }),
    }));
    return { days, minutes };
  }

  return {
    async weekOf({ userId }, asked) {
      const student = await findUser(db, userId);
      if (student?.role !== 'student') {
        throw new AppError('NOT_FOUND', { message: 'There is no such student.' });
      }
      const user = toCurrentUser(student);
      const currentWeek = weekOfDay(student.currentDay);
      const week = asked ?? currentWeek;
      const plan = planOf(week, user);
      const next = curriculumWeeks()[week]?.bands[bandOf(user)];
      const activities = await findActivities(db, userId);
      const span = spanOfWeek(week, student.createdAt, finishedDays(activities));
      const achievements = await listAchievements(db, userId);
      const { reference, text, isLearned } = await verses.week(user, week);
      const { strengthSkills, improvementSkills } = await insights.of(user);
      const { id, firstName, lastName, username } = student;
      const { title, description, focus } = plan.theme;
      return {
        student: { id, firstName, lastName, username },
        ...{ week, currentWeek },
        from: span === null ? null : isoTime(span.from),
        to: span?.to == null ? null : isoTime(span.to),
        theme: { title, description, focus: [...focus] },
        next: next ? { title: next.theme.title, description: next.theme.description } : null,
        verse: { reference, text, isLearned },
        ...(await daysOf(student, plan)),
        activities: countsWithin(activities, span),
        achievements: achievements
          .filter(({ unlockedAt }) => isWithin(unlockedAt, span))
          .map(toAchievement),
        talk: plan.days.flatMap((day) =>
          day.activities
            .filter(({ type }) => type === 'talk')
            .map((activity) => ({ title: activity.title, description: activity.description })),
        ),
        strengths: strengthSkills,
        practice: improvementSkills,
      };
    },
  };
}

/** A week in the words that the child reads, so that both speak of the same. */
function planOf(week: number, child: CurrentUser): CurriculumWeek {
  const plan = curriculumWeeks()[week - 1]?.bands[bandOf(child)];
  if (!plan) throw new RangeError(`The curriculum has no week ${week}.`);
  return plan;
}

/** When a child finished which day of the programme. */
function finishedDays(activities: Activities) {
  return activities
    .filter(({ kind, subject }) => kind === 'day-advanced' && subject !== null)
    .map(({ subject, at }) => ({ day: Number(subject), at }))
    .filter(({ day }) => day % DAYS_PER_WEEK === 0);
}

/** How often a child did what in a time, in the order of the kinds. */
function countsWithin(activities: Activities, span: WeekSpan | null) {
  const within = activities.filter(({ at }) => isWithin(at, span));
  return ACTIVITY_KINDS.filter((kind) => !NOT_LISTED.has(kind))
    .map((kind) => ({ kind, count: within.filter((done) => done.kind === kind).length }))
    .filter(({ count }) => count > 0);
}
