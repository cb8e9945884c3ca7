import type { Db } from '@lamplight/db';
import { type ActivityKind, utcDay } from '@lamplight/domain/activity';
import { addTallies, periodOf, type Span, shownShare } from '@lamplight/domain/analytics';
import type { ClassReport } from '@lamplight/domain/reports';
import type { AuthorisedClass } from '../../people/classes/classes.service.ts';
import type { AnalyticsService } from '../analytics/analytics.service.ts';
import { dateOf, lastDateOf } from '../analytics/dates.ts';
import { inBatches } from '../analytics/in-batches.ts';
import {
  findPlayedGames,
  findProjects,
  findToldEvents,
  type ToldEvent,
} from './child-report.repository.ts';
import { commonThoughts } from './math-thoughts.ts';

/** Questions, and thoughts behind wrong answers, that the report of a class names. */
const MOST_QUESTIONS = 8;
const MOST_THOUGHTS = 8;

interface ClassReportSources {
  readonly db: Db;
  readonly analytics: AnalyticsService;
}

/** How many children finished each title, most first. */
function finishedByClass(events: readonly ToldEvent[], kind: ActivityKind) {
  const ofKind = events.filter((event) => event.kind === kind && event.subject !== null);
  return [...Map.groupBy(ofKind, ({ subject }) => subject ?? '')]
    .map(([title, same]) => ({ title, children: new Set(same.map(({ userId }) => userId)).size }))
    .toSorted((a, b) => b.children - a.children || a.title.localeCompare(b.title));
}

/** What a class learned in a span. @param now epoch milliseconds */
export async function classReport(
  { db, analytics }: ClassReportSources,
  seen: AuthorisedClass,
  span: Span,
  now: number,
): Promise<ClassReport> {
  const children = await analytics.children(seen, span);
  const userIds = children.map(({ userId }) => userId);
  const period = periodOf(span, now);
  const time = { from: Math.max(period.from, seen.createdAt), until: period.until };
  const wanted = { userIds, ...time };
  const events = await inBatches(userIds, (ids) => findToldEvents(db, { ...wanted, userIds: ids }));
  const projects = await inBatches(userIds, (ids) => findProjects(db, { ...wanted, userIds: ids }));
  const games = await inBatches(userIds, (ids) => findPlayedGames(db, { ...wanted, userIds: ids }));
  const all = addTallies(children);
  return {
    classId: seen.id,
    name: seen.name,
    from: dateOf(utcDay(time.from)),
    to: lastDateOf(time.until),
    students: children.length,
    activeStudents: children.filter(({ daysActive }) => daysActive > 0).length,
    evidence: { ...all, shareRight: shownShare(all) },
    chart: await analytics.chart(seen, span),
    lessons: await analytics.lessons(seen, span),
    skills: await analytics.skills(seen, span),
    questions: (await analytics.questions(seen, span)).slice(0, MOST_QUESTIONS),
    misconceptions: await commonThoughts(db, wanted, MOST_THOUGHTS),
    stories: finishedByClass(events, 'story-completed'),
    verses: finishedByClass(events, 'verse-learned'),
    projects: {
      children: new Set(projects.map(({ userId }) => userId)).size,
      begun: projects.length,
      completed: projects.filter(({ completedAt }) => completedAt !== null).length,
    },
    games: {
      played: new Set(games.map(({ gameId }) => gameId)).size,
      children: new Set(games.map(({ userId }) => userId)).size,
    },
    children,
  };
}
