import {
  chosenPacingSchema,
  classDetailsSchema,
  classInputSchema,
  classStudentsPageSchema,
  classStudentsSchema,
  closedDateSchema,
  closureSchema,
  foundStudentsPageSchema,
  joinClassSchema,
  listedClassSchema,
  movedSchema,
  movedStudentsSchema,
  newClassSchema,
  newTeacherOfClassSchema,
  ownClassSchema,
  removedClassSchema,
  renamedClassSchema,
  studentSearchSchema,
  studentsOfClassSchema,
  teacherOfClassSchema,
} from '@lamplight/domain/classes';
import { classDaySchema } from '@lamplight/domain/curriculum';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const forAdults = procedureFor(['teacher', 'admin']);
const forAdmins = procedureFor(['admin']);
const forStudents = procedureFor(['student']);

export const classesRouter = router({
  details: forAdults
    .input(classInputSchema)
    .output(classDetailsSchema)
    .query(({ ctx, input }) => ctx.services.classSettings.details(ctx.actor, input.classId)),

  rename: forAdults
    .input(renamedClassSchema)
    .output(classDetailsSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.classSettings.rename(ctx.actor, input.classId, input.name),
    ),

  renewCode: forAdults
    .input(classInputSchema)
    .output(classDetailsSchema)
    .mutation(({ ctx, input }) => ctx.services.classSettings.renewCode(ctx.actor, input.classId)),

  choosePacing: forAdults
    .input(chosenPacingSchema)
    .output(classDetailsSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.classSettings.choosePacing(ctx.actor, input.classId, input.choice),
    ),

  /** Sets every student of the class to a day of the programme. */
  setDay: forAdults
    .input(classDaySchema)
    .output(movedSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.setDay.ofClass(ctx.actor, input, remember)),
    ),

  close: forAdults
    .input(closureSchema)
    .output(classDetailsSchema)
    .mutation(({ ctx, input }) => ctx.services.classSettings.close(ctx.actor, input)),

  reopen: forAdults
    .input(closedDateSchema)
    .output(classDetailsSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.classSettings.reopen(ctx.actor, input.classId, input.date),
    ),

  addTeacher: forAdults
    .input(newTeacherOfClassSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.classPeople.addTeacher(ctx.actor, input.classId, input.username),
    ),

  removeTeacher: forAdults
    .input(teacherOfClassSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.classPeople.removeTeacher(ctx.actor, input.classId, input.teacherId),
    ),

  students: forAdults
    .input(classStudentsSchema)
    .output(classStudentsPageSchema)
    .query(({ ctx, input }) => ctx.services.classPeople.students(ctx.actor, input)),

  removeStudents: forAdults
    .input(studentsOfClassSchema)
    .output(movedSchema)
    .mutation(async ({ ctx, input }) => ({
      students: await ctx.services.classPeople.removeStudents(
        ctx.actor,
        input.classId,
        input.studentIds,
      ),
    })),

  moveStudents: forAdults
    .input(movedStudentsSchema)
    .output(movedSchema)
    .mutation(async ({ ctx, input }) => ({
      students: await ctx.services.classPeople.moveStudents(ctx.actor, input),
    })),

  list: forAdmins
    .output(z.array(listedClassSchema))
    .query(({ ctx }) => ctx.services.classAdmin.list()),

  create: forAdmins
    .input(newClassSchema)
    .output(classInputSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(async () => {
        const { id } = await ctx.services.classAdmin.create(ctx.actor, input.name);
        return { classId: id };
      }),
    ),

  remove: forAdmins
    .input(removedClassSchema)
    .output(movedSchema)
    .mutation(({ ctx, input }) => ctx.services.classAdmin.remove(ctx.actor, input)),

  findStudents: forAdmins
    .input(studentSearchSchema)
    .output(foundStudentsPageSchema)
    .query(({ ctx, input }) => ctx.services.classPeople.findStudents(input)),

  addStudents: forAdmins
    .input(studentsOfClassSchema)
    .output(movedSchema)
    .mutation(async ({ ctx, input }) => ({
      students: await ctx.services.classPeople.addStudents(
        ctx.actor,
        input.classId,
        input.studentIds,
      ),
    })),

  mine: forStudents
    .output(z.array(ownClassSchema))
    .query(({ ctx }) => ctx.services.classJoining.mine(ctx.actor.user)),

  join: forStudents
    .input(joinClassSchema)
    .output(ownClassSchema)
    .mutation(({ ctx, input }) => ctx.services.classJoining.join(ctx.actor.user, input.code)),
});
