import {
  projectCheckSchema,
  projectProgressSchema,
  projectReportSchema,
  projectWorkSchema,
  savedProjectSchema,
} from '@lamplight/domain/projects';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

export const projectsRouter = router({
  progress: procedureFor(['student'])
    .output(z.array(projectProgressSchema))
    .query(({ ctx }) => ctx.services.projects.progress(ctx.actor.user)),

  save: procedureFor(['student'], { heard: { source: 'project', fields: ['code', 'blocks'] } })
    .input(projectWorkSchema)
    .output(savedProjectSchema)
    .mutation(({ ctx, input }) =>
      ctx.once(() => ctx.services.projects.save(ctx.actor.user, input)),
    ),

  check: procedureFor(['student'], { heard: { source: 'project', fields: ['code', 'blocks'] } })
    .input(projectWorkSchema)
    .output(projectCheckSchema)
    .mutation(({ ctx, input }) =>
      ctx.once((remember) => ctx.services.projects.check(ctx.actor.user, input, remember)),
    ),

  /** POST /api/ai-projects/progress: the score and whether it is completed are the server's own. */
  report: procedureFor(['student'], { heard: { source: 'project', fields: ['code'] } })
    .input(projectReportSchema)
    .output(projectProgressSchema)
    .mutation(({ ctx, input: { projectId, code } }) =>
      ctx.once(() => ctx.services.projects.report(ctx.actor.user, { projectId, code })),
    ),
});
