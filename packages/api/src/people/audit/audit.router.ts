import { auditInputSchema, auditPageSchema } from '@lamplight/domain/audit';
import { procedureFor, router } from '../../platform/procedures.ts';

export const auditRouter = router({
  list: procedureFor(['admin'])
    .input(auditInputSchema)
    .output(auditPageSchema)
    .query(({ ctx, input }) => ctx.services.audit.list(input)),
});
