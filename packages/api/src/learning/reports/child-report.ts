import { findLesson } from '@lamplight/content/lessons';
import { projectById } from '@lamplight/content/projects';
import type { Db } from '@lamplight/db';
import { type ActivityKind, utcDay } from '@lamplight/domain/activity';
import { addTallies, NO_ANSWERS, type Period, shownShare } from '@lamplight/domain/analytics';
import { insightsFrom } from '@lamplight/domain/insights';
import type { ChildReport } from '@lamplight/domain/reports';
import type { AuthorisedLearner } from '../../people/learner-access/learner-access.service.ts';
import { fullName } from '../../people/users/full-name.ts';
import { titleFor } from '../../people/users/reader.ts';
import { findUser } from '../../people/users/users.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import { dateOf, lastDateOf } from '../analytics/dates.ts';
import { findChildDays, findFinishedWork } from '../analytics/days.repository.ts';
import type { FamiliesService } from '../family-views/family-views.service.ts';
import type { EvidenceService } from '../mastery/evidence.service.ts';
import { toAchievement } from '../progress/progress-view.ts';
import {
  countQuizzes,
  findAchievements,
  findCompletedLessons,
  findLessonTallies,
  findPlayedGames,
  findProjects,
  findStudioTallies,
  findToldEvents,
  type ToldEvent,
} from './child-report.repository.ts';
import { commonThoughts } from './math-thoughts.ts';

/** Thoughts that a child's report names. */
const MOST_THOUGHTS = 3;

export interface ReportSources {
  readonly db: Db;
  readonly evidence: EvidenceService;
  readonly families: FamiliesService;
}

/** Each title once, as it was finished first; a story can be read again. */
function finished(events: readonly ToldEvent[], kind: ActivityKind) {
  const first = new Map<string, number>();
  for (const { kind: told, subject, at } of events) {
    if (told === kind && subject !== null && !first.has(subject)) first.set(subject, at);
  }
  return [...first].map(([title, at]) => ({ title, at: isoTime(at) }));
}

/**
 * What a child learned in a time, with where it stands today.
 * @throws AppError NOT_FOUND for somebody who is no student
 */
export async function childReport(
  { db, evidence, families }: ReportSources,
  person: AuthorisedLearner,
  { from, until }: Period,
): Promise<ChildReport> {
  const { userId } = person;
  const student = await findUser(db, userId);
  if (student?.role !== 'student') {
    throw new AppError('NOT_FOUND', { message: 'There is no such student.' });
  }
  const wanted = { userIds: [userId], from: Math.max(from, student.createdAt), until };
  const days = await findChildDays(db, wanted);
  const [work] = await findFinishedWork(db, wanted);
  const events = await findToldEvents(db, wanted);
  const lessonTallies = await findLessonTallies(db, wanted);
  const tallyOf = new Map(lessonTallies.map((tally) => [tally.lessonId, tally]));
  const studios = await findStudioTallies(db, wanted);
  const shown = await evidence.of(userId);
  const { strengths, improvementAreas } = insightsFrom(shown);
  const all = addTallies(days);
  const { insights } = await families.studentProgress(person);
  const lessons = (await findCompletedLessons(db, wanted)).flatMap(({ lessonId, completedAt }) => {
    const lesson = findLesson(lessonId);
    if (lesson === undefined) return [];
    const { answers, right } = tallyOf.get(lessonId) ?? NO_ANSWERS;
    const { category, dayNumber } = lesson;
    const title = titleFor(lessonId, student) ?? '';
    return [
      { lessonId, title, category, dayNumber, completedAt: isoTime(completedAt), answers, right },
    ];
  });
  return {
    student: {
      id: userId,
      name: fullName(student),
      calledName: student.firstName ?? student.username,
      age: student.age,
      grade: student.grade,
      currentDay: student.currentDay,
    },
    from: dateOf(utcDay(wanted.from)),
    to: lastDateOf(until),
    attendance: { daysActive: days.length, dates: days.map(({ day }) => dateOf(day)) },
    minutes: work?.minutes ?? 0,
    lessons,
    stories: finished(events, 'story-completed'),
    verses: finished(events, 'verse-learned'),
    experiments: finished(events, 'experiment-completed'),
    challenges: events.filter(({ kind }) => kind === 'challenge-completed').length,
    quizzes: { finished: await countQuizzes(db, wanted), ...studios.quizzes },
    math: {
      ...studios.math,
      misconceptions: (await commonThoughts(db, wanted, MOST_THOUGHTS)).map(({ slug, count }) => ({
        slug,
        count,
      })),
    },
    projects: (await findProjects(db, wanted)).flatMap(
      ({ projectId, testsPassed, testsTotal, completedAt }) => {
        const title = projectById(projectId)?.title;
        if (title === undefined) return [];
        return [{ projectId, title, testsPassed, testsTotal, completed: completedAt !== null }];
      },
    ),
    games: { played: (await findPlayedGames(db, wanted)).length, ...studios.games },
    achievements: (await findAchievements(db, wanted)).map(toAchievement),
    evidence: { ...all, shareRight: shownShare(all) },
    skills: [...shown.skills.values()].map(({ skill, level, answers }) => ({
      skill,
      level,
      answers,
    })),
    strengths: [...strengths],
    nextSteps: [...improvementAreas],
    insights,
  };
}
