import type { Database, Db } from '@lamplight/db';
import { type Insertable, sql } from 'kysely';

/** Gives a lesson to a class; given again, it has the newer date. */
export async function saveAssignment(
  db: Db,
  assignment: Insertable<Database['lessonAssignments']>,
): Promise<void> {
  await db
    .insertInto('lessonAssignments')
    .values(assignment)
    .onConflict((conflict) =>
      conflict.columns(['classId', 'lessonId']).doUpdateSet({ dueOn: assignment.dueOn ?? null }),
    )
    .execute();
}

/** @returns whether the class had the lesson */
export async function deleteAssignment(
  db: Db,
  { classId, lessonId }: { classId: number; lessonId: number },
): Promise<boolean> {
  const rows = await db
    .deleteFrom('lessonAssignments')
    .where('classId', '=', classId)
    .where('lessonId', '=', lessonId)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** The lessons of a teacher in the classes that they teach, each with who has completed it. */
export function findAssignmentsOfTeacher(db: Db, teacherId: number) {
  return db
    .selectFrom('lessonAssignments as given')
    .innerJoin('teacherLessons as lesson', 'lesson.id', 'given.lessonId')
    .innerJoin('classes', 'classes.id', 'given.classId')
    .select(['given.lessonId', 'given.classId', 'given.dueOn', 'classes.name as className'])
    .select(({ selectFrom }) => {
      const students = selectFrom('classMembers as student')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('student.classId', '=', 'given.classId')
        .where('student.role', '=', 'student');
      const completed = students.where('student.userId', 'in', (eb) =>
        eb
          .selectFrom('teacherLessonCompletions as done')
          .select('done.userId')
          .whereRef('done.lessonId', '=', 'given.lessonId'),
      );
      return [
        students.$asScalar().$notNull().as('students'),
        completed.$asScalar().$notNull().as('completed'),
      ];
    })
    .where('lesson.teacherId', '=', teacherId)
    .where('given.classId', 'in', (eb) =>
      eb
        .selectFrom('classMembers')
        .select('classId')
        .where('userId', '=', teacherId)
        .where('role', '=', 'teacher'),
    )
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute();
}

/** The students of a class by name, each with when they completed a lesson. */
export function findCompletions(
  db: Db,
  { classId, lessonId }: { classId: number; lessonId: number },
) {
  return db
    .selectFrom('classMembers as student')
    .innerJoin('users', 'users.id', 'student.userId')
    .leftJoin('teacherLessonCompletions as done', (join) =>
      join.onRef('done.userId', '=', 'student.userId').on('done.lessonId', '=', lessonId),
    )
    .select(['users.id', 'users.username', 'users.firstName', 'users.lastName', 'done.completedAt'])
    .where('student.classId', '=', classId)
    .where('student.role', '=', 'student')
    .orderBy(sql`lower(coalesce(users.first_name, users.username))`)
    .orderBy('users.id')
    .execute();
}

/**
 * What a student's classes were given by somebody who is an approved teacher of that class now: whoever no
 * longer teaches it no longer writes to its children. A lesson that comes through two classes is there twice.
 * @param lessonId only this one; all of them where left out
 */
export function findAssignedLessons(db: Db, studentId: number, lessonId?: number) {
  return db
    .selectFrom('classMembers as student')
    .innerJoin('lessonAssignments as given', 'given.classId', 'student.classId')
    .innerJoin('teacherLessons as lesson', 'lesson.id', 'given.lessonId')
    .innerJoin('classMembers as teaching', (join) =>
      join
        .onRef('teaching.classId', '=', 'given.classId')
        .onRef('teaching.userId', '=', 'lesson.teacherId')
        .on('teaching.role', '=', 'teacher'),
    )
    .innerJoin('users as teacher', 'teacher.id', 'lesson.teacherId')
    .leftJoin('profiles as author', 'author.userId', 'lesson.teacherId')
    .leftJoin('teacherLessonCompletions as done', (join) =>
      join.onRef('done.lessonId', '=', 'lesson.id').onRef('done.userId', '=', 'student.userId'),
    )
    .select(['lesson.id as lessonId', 'lesson.title', 'lesson.description', 'lesson.content'])
    .select(['lesson.difficulty', 'lesson.duration', 'lesson.subject'])
    .select(['given.dueOn', 'done.completedAt', 'author.language'])
    .select(['teacher.username', 'teacher.firstName', 'teacher.lastName'])
    .where('student.userId', '=', studentId)
    .where('student.role', '=', 'student')
    .where('teacher.role', '=', 'teacher')
    .where('teacher.approvedAt', 'is not', null)
    .$if(lessonId !== undefined, (query) => query.where('lesson.id', '=', lessonId ?? 0))
    .orderBy('given.id', 'desc')
    .execute();
}

/** The first time counts. @returns whether it is the first */
export async function insertCompletion(
  db: Db,
  completion: Insertable<Database['teacherLessonCompletions']>,
): Promise<boolean> {
  const rows = await db
    .insertInto('teacherLessonCompletions')
    .values(completion)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .execute();
  return rows.length > 0;
}

export async function findCompletion(
  db: Db,
  userId: number,
  lessonId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('teacherLessonCompletions')
    .select('completedAt')
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .executeTakeFirst();
  return row?.completedAt ?? null;
}
