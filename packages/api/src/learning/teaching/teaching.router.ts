import {
  contentWishSchema,
  editedTeacherLessonSchema,
  generatedContentSchema,
  lessonPreviewSchema,
  newTeacherLessonSchema,
  previewInputSchema,
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
      ctx.once(() => ctx.services.teacherLessons.create(ctx.actor.user, input)),
    ),

  updateLesson: forTeachers
    .input(editedTeacherLessonSchema)
    .output(teacherLessonSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.teacherLessons.update(ctx.actor.user, input)),
    ),

  /** A mutation, since a text is too long for an address; it stores nothing, so that a repeat needs no key. */
  previewLesson: forTeachers
    .input(previewInputSchema)
    .output(lessonPreviewSchema)
    .mutation(({ ctx, input }) => ctx.services.teacherLessons.preview(ctx.actor.user, input)),

  /** A mutation, as spec 7 makes it a POST; it stores nothing, so that a repeat needs no key. */
  generateContent: forTeachers
    .input(contentWishSchema)
    .output(generatedContentSchema)
    .mutation(({ ctx, input }) => ctx.services.contentGeneration.generate(ctx.actor.user, input)),
});
