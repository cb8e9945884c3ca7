import type { Db } from '@lamplight/db';
import type {
  ProgressColumn,
  ProgressPageInput,
  UserColumn,
  UserPageInput,
} from '@lamplight/domain/admin';
import { FIRST_PACK_ID } from '@lamplight/domain/packs';
import { type Expression, sql } from 'kysely';
import { namesHold, sortName } from '../users/user-search.repository.ts';
import { accountColumns } from './admin.repository.ts';

interface Bounds {
  readonly offset: number;
  readonly limit: number;
}

type UserFilter = Pick<UserPageInput, 'search' | 'role' | 'approval' | 'classId'>;

/** The accounts that a filter leaves. */
function usersWhere(db: Db, { search, role, approval, classId }: UserFilter) {
  return db
    .selectFrom('users')
    .where((eb) => eb.and(namesHold('users', search, ['firstName', 'lastName', 'email'])))
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'student'))
    .$if(approval !== undefined, (query) =>
      query.where((eb) => {
        const waits = eb.and([eb('role', '=', 'teacher'), eb('approvedAt', 'is', null)]);
        return approval === 'waiting' ? waits : eb.not(waits);
      }),
    )
    .$if(classId !== undefined, (query) =>
      query.where('users.id', 'in', (eb) =>
        eb
          .selectFrom('classMembers')
          .select('userId')
          .where('classId', '=', classId ?? 0),
      ),
    );
}

/** What the rows of a column are sorted by. */
const USER_SORTS: Readonly<Record<UserColumn, Expression<unknown>>> = {
  username: sql`folded(${sql.ref('users.username')})`,
  name: sortName('users'),
  email: sql.ref('users.emailKey'),
  role: sql.ref('users.role'),
  age: sql.ref('users.age'),
  grade: sql.ref('users.grade'),
  created: sql.ref('users.createdAt'),
  seen: sql.ref('users.lastLoginAt'),
};

const PROGRESS_SORTS: Readonly<Record<ProgressColumn, Expression<unknown>>> = {
  username: USER_SORTS.username,
  name: USER_SORTS.name,
  day: sql.ref('users.currentDay'),
  completed: sql.ref('completed'),
  // The lessons are the same for all.
  progress: sql.ref('completed'),
};

const DIRECTIONS = { ascending: 'asc', descending: 'desc' } as const;

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { count } = await usersWhere(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of the accounts; those without a value in the column stand last, equal ones by their id. */
export function findUsers(db: Db, input: UserFilter & Pick<UserPageInput, 'sort'>, page: Bounds) {
  const { column, direction } = input.sort;
  return usersWhere(db, input)
    .select(accountColumns)
    .orderBy(USER_SORTS[column], (order) =>
      DIRECTIONS[direction] === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('users.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Students who count: the demo account is nobody. */
function studentsWhere(db: Db, search: string) {
  return db
    .selectFrom('users')
    .where('users.role', '=', 'student')
    .where('users.isDemo', '=', 0)
    .where((eb) => eb.and(namesHold('users', search)));
}

export async function countStudents(db: Db, search: string): Promise<number> {
  const { count } = await studentsWhere(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of the students, each with the number of lessons that they have completed. */
export function findStudentProgress(
  db: Db,
  { search, sort }: Pick<ProgressPageInput, 'search' | 'sort'>,
  page: Bounds,
) {
  return studentsWhere(db, search)
    .select(['users.id', 'username', 'firstName', 'lastName', 'currentDay'])
    .select((eb) =>
      eb
        .selectFrom('lessonProgress')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('lessonProgress.userId', '=', 'users.id')
        .where('completedAt', 'is not', null)
        .where('lessonProgress.lessonId', '<', FIRST_PACK_ID)
        .$asScalar()
        .$notNull()
        .as('completed'),
    )
    .orderBy(PROGRESS_SORTS[sort.column], (order) =>
      DIRECTIONS[sort.direction] === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy('users.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
