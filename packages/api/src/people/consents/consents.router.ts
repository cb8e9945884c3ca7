import {
  consentForStudentSchema,
  consentInputSchema,
  consentSchema,
  ledgerInputSchema,
  ledgerPageSchema,
  paperConsentSchema,
} from '@lamplight/domain/consents';
import { studentInputSchema } from '@lamplight/domain/families';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

const consents = z.array(consentSchema);

export const consentsRouter = router({
  mine: procedureFor(['student'])
    .output(consents)
    .query(({ ctx }) => ctx.services.consents.mine(ctx.actor.user)),

  give: procedureFor(['student'], { heard: { source: 'form', fields: ['notice'] } })
    .input(consentInputSchema)
    .output(consents)
    .mutation(({ ctx, input }) => ctx.services.consents.give(ctx.actor.user, input)),

  withdraw: procedureFor(['student'], { heard: { source: 'form', fields: ['notice'] } })
    .input(consentInputSchema)
    .output(consents)
    .mutation(({ ctx, input }) => ctx.services.consents.withdraw(ctx.actor.user, input)),

  ofStudent: procedureFor(['parent', 'admin'])
    .input(studentInputSchema)
    .output(consents)
    .query(({ ctx, input }) => ctx.services.consents.ofStudent(ctx.actor.user, input.studentId)),

  giveForChild: procedureFor(['parent'])
    .input(consentForStudentSchema)
    .output(consents)
    .mutation(({ ctx, input }) => ctx.services.consents.giveForChild(ctx.actor.user, input)),

  withdrawForChild: procedureFor(['parent'])
    .input(consentForStudentSchema)
    .output(consents)
    .mutation(({ ctx, input }) => ctx.services.consents.withdrawForChild(ctx.actor.user, input)),

  recordPaper: procedureFor(['admin'])
    .input(paperConsentSchema)
    .output(consents)
    .mutation(({ ctx, input }) => ctx.services.consents.recordPaper(ctx.actor.user, input)),

  records: procedureFor(['admin'])
    .input(ledgerInputSchema)
    .output(ledgerPageSchema)
    .query(({ ctx, input }) => ctx.services.consentLedger.records(input)),
});
