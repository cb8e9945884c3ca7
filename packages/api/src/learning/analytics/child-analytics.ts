import type { Db } from '@lamplight/db';
import { utcDay } from '@lamplight/domain/activity';
import {
  addTallies,
  type ChildAnalytics,
  type ClassDay,
  comparedPeriods,
  type Period,
  periodOf,
  type Span,
  shownShare,
  trendOf,
} from '@lamplight/domain/analytics';
import { fullName } from '../../people/users/full-name.ts';
import { type ChildDay, findChildDays, findFinishedWork, findPeople } from './days.repository.ts';
import { inBatches } from './in-batches.ts';

const within = ({ from, until }: Period) => {
  const [first, end] = [utcDay(from), utcDay(until)];
  return ({ day }: ChildDay) => day >= first && day < end;
};

/** How each of these children is doing in a span, by name. @param now epoch milliseconds */
export async function childAnalytics(
  db: Db,
  childIds: readonly number[],
  span: Span,
  now: number,
): Promise<ChildAnalytics[]> {
  const { before, newest } = comparedPeriods(span, now);
  const period = periodOf(span, now);
  const time = { from: Math.min(before.from, period.from), until: period.until };
  const people = await inBatches(childIds, (ids) => findPeople(db, ids));
  const days = await inBatches(childIds, (userIds) => findChildDays(db, { userIds, ...time }));
  const work = await inBatches(childIds, (userIds) => findFinishedWork(db, { userIds, ...period }));
  const daysOf = Map.groupBy(days, ({ userId }) => userId);
  const workOf = new Map(work.map((row) => [row.userId, row]));
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return people
    .map((person) => {
      const own = daysOf.get(person.id) ?? [];
      const shown = own.filter(within(period));
      const tally = addTallies(shown);
      return {
        userId: person.id,
        name: fullName(person),
        username: person.username,
        daysActive: shown.length,
        minutes: workOf.get(person.id)?.minutes ?? 0,
        lessons: workOf.get(person.id)?.lessons ?? 0,
        ...tally,
        shareRight: shownShare(tally),
        trend: trendOf(
          addTallies(own.filter(within(before))),
          addTallies(own.filter(within(newest))),
        ),
      };
    })
    .toSorted((a, b) => compare(a.name, b.name) || a.userId - b.userId);
}

/** What these children did together on each day of a span. */
export async function classDays(
  db: Db,
  childIds: readonly number[],
  period: Period,
): Promise<ClassDay[]> {
  const rows = await inBatches(childIds, (userIds) => findChildDays(db, { userIds, ...period }));
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, children]) => ({
    day,
    ...addTallies(children),
    children: new Set(children.map(({ userId }) => userId)),
  }));
}
