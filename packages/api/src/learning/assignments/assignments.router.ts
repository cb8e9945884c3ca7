import {
  assignedAnswerInputSchema,
  assignedLessonDetailSchema,
  assignedLessonSchema,
  assignedStudentSchema,
  assignmentInputSchema,
  assignmentSchema,
  completionSchema,
  lessonInputSchema,
  newAssignmentSchema,
} from '@lamplight/domain/assignments';
import { actResultSchema } from '@lamplight/domain/lessons';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forTeachers = procedureFor(['teacher']);
const forStudents = procedureFor(['student']);

export const assignmentsRouter = router({
  ofTeacher: forTeachers
    .output(z.array(assignmentSchema))
    .query(({ ctx }) => ctx.services.assignments.ofTeacher(ctx.actor.user)),

  assign: forTeachers
    .input(newAssignmentSchema)
    .mutation(({ ctx, input }) => ctx.services.assignments.assign(ctx.actor, input)),

  unassign: forTeachers
    .input(assignmentInputSchema)
    .mutation(({ ctx, input }) => ctx.services.assignments.unassign(ctx.actor, input)),

  completions: forTeachers
    .input(assignmentInputSchema)
    .output(z.array(assignedStudentSchema))
    .query(({ ctx, input }) => ctx.services.assignments.completions(ctx.actor, input)),

  mine: forStudents
    .output(z.array(assignedLessonSchema))
    .query(({ ctx }) => ctx.services.assignedLessons.list(ctx.actor.user)),

  lesson: forStudents
    .input(lessonInputSchema)
    .output(assignedLessonDetailSchema)
    .query(({ ctx, input }) => ctx.services.assignedLessons.detail(ctx.actor.user, input.lessonId)),

  complete: forStudents
    .input(lessonInputSchema)
    .output(completionSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) =>
        ctx.services.assignedLessons.complete(ctx.actor.user, input.lessonId, remember),
      ),
    ),

  answer: forStudents
    .input(assignedAnswerInputSchema)
    .output(actResultSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.assignedLessons.answer(ctx.actor.user, input, remember)),
    ),
});
