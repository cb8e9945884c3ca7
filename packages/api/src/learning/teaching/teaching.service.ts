import { lessonEntries } from '@lamplight/content/lessons';
import type { Db } from '@lamplight/db';
import { activityAction } from '@lamplight/domain/activity';
import { percentOf } from '@lamplight/domain/progress';
import type {
  TaughtClass,
  TaughtStudent,
  TeacherActivity,
  TeacherStats,
} from '@lamplight/domain/teaching';
import type { CurrentUser } from '@lamplight/domain/users';
import {
  findActiveUserIds,
  findNewestEvents,
} from '../../people/activity/active-users.repository.ts';
import { toActivity } from '../../people/activity/activity-view.ts';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import { findStudents, type StudentRow } from '../../people/users/students.repository.ts';
import { type Clock, isoTime, localDay, startOfLocalDay } from '../../platform/clock.ts';
import { countTeacherLessons } from './teacher-lessons.repository.ts';

/** What a teacher sees of their classes: of no others, and of none before an admin has approved them. */
export interface TeachingService {
  stats(teacher: CurrentUser): Promise<TeacherStats>;
  /** By name. */
  classes(teacher: CurrentUser): Promise<TaughtClass[]>;
  students(teacher: CurrentUser): Promise<TaughtStudent[]>;
  /** The newest first. */
  activity(teacher: CurrentUser): Promise<TeacherActivity[]>;
}

/** Rows of the activity list. */
const NEWEST_EVENTS = 20;

function toTaughtStudent(row: StudentRow): TaughtStudent {
  return {
    ...row,
    lastLoginAt: row.lastLoginAt === null ? null : isoTime(row.lastLoginAt),
    totalLessons: lessonEntries().length,
    progress: percentOf(row.completedLessons, lessonEntries().length),
  };
}

export function createTeachingService(
  db: Db,
  clock: Clock,
  classes: ClassesService,
): TeachingService {
  async function studentIdsOf(teacher: CurrentUser): Promise<number[]> {
    return teacher.approved ? classes.studentIdsOfTeacher(teacher.id) : [];
  }

  async function studentsOf(teacher: CurrentUser): Promise<StudentRow[]> {
    return findStudents(db, await studentIdsOf(teacher));
  }

  return {
    async stats(teacher) {
      const students = await studentsOf(teacher);
      const active = await findActiveUserIds(db, startOfLocalDay(localDay(clock.now())));
      const completed = students.reduce((sum, student) => sum + student.completedLessons, 0);
      return {
        totalStudents: students.length,
        activeToday: students.filter((student) => active.has(student.id)).length,
        averageProgress: percentOf(completed, students.length * lessonEntries().length),
        completedLessons: completed,
        lessonsCreated: await countTeacherLessons(db, teacher.id),
      };
    },

    classes: async (teacher) => (teacher.approved ? classes.classesOfTeacher(teacher.id) : []),

    async students(teacher) {
      return (await studentsOf(teacher)).map(toTaughtStudent);
    },

    async activity(teacher) {
      const userIds = await studentIdsOf(teacher);
      const events = await findNewestEvents(db, { userIds, limit: NEWEST_EVENTS });
      return events.map((event) => {
        const { kind, subject } = toActivity(event);
        const studentName = event.firstName ?? event.username;
        return {
          description: `${studentName} ${activityAction({ kind, subject })}`,
          timestamp: isoTime(event.at),
          studentId: event.userId,
          studentName,
          kind,
          subject,
        };
      });
    },
  };
}
