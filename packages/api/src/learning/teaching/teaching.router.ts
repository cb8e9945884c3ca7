import {
  contentWishSchema,
  editedTeacherLessonSchema,
  generatedContentSchema,
  newTeacherLessonSchema,
  taughtClassSchema,
  taughtStudentSchema,
  teacherActivitySchema,
  teacherLessonSchema,
  teacherStatsSchema,
} from '@lamplight/domain/teaching';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forTeachers = procedureFor(['teacher']);

export const teachingRouter = router({
  stats: forTeachers
    .output(teacherStatsSchema)
    .query(({ ctx }) => ctx.services.teaching.stats(ctx.actor.user)),

  classes: forTeachers
    .output(z.array(taughtClassSchema))
    .query(({ ctx }) => ctx.services.teaching.classes(ctx.actor.user)),

  students: forTeachers
    .output(z.array(taughtStudentSchema))
    .query(({ ctx }) => ctx.services.teaching.students(ctx.actor.user)),

  activity: forTeachers
    .output(z.array(teacherActivitySchema))
    .query(({ ctx }) => ctx.services.teaching.activity(ctx.actor.user)),

  lessons: forTeachers
    .output(z.array(teacherLessonSchema))
    .query(({ ctx }) => ctx.services.teacherLessons.list(ctx.actor.user.id)),

  createLesson: forTeachers
    .input(newTeacherLessonSchema)
    .output(teacherLessonSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.teacherLessons.create(ctx.actor.user.id, input)),
    ),

  updateLesson: forTeachers
    .input(editedTeacherLessonSchema)
    .output(teacherLessonSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.teacherLessons.update(ctx.actor.user.id, input)),
    ),

  /** A mutation, as spec 7 makes it a POST; it stores nothing, so that a repeat needs no key. */
  generateContent: forTeachers
    .input(contentWishSchema)
    .output(generatedContentSchema)
    .mutation(({ ctx, input }) => ctx.services.contentGeneration.generate(ctx.actor.user, input)),
});
