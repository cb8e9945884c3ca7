import {
  backupListSchema,
  backupNameSchema,
  backupSchema,
  guardedBackupSchema,
  restorePreviewSchema,
} from '@lamplight/domain/backups';
import { z } from 'zod';
import { procedureFor, router } from '../../platform/procedures.ts';

export const backupsRouter = router({
  list: procedureFor(['admin'])
    .output(backupListSchema)
    .query(({ ctx }) => ctx.services.backups.list()),

  make: procedureFor(['admin'])
    .output(backupSchema)
    .mutation(({ ctx }) => ctx.services.backups.make(ctx.actor.user)),

  /** Verifies a backup and says what restoring it would do. */
  preview: procedureFor(['admin'])
    .input(backupNameSchema)
    .output(restorePreviewSchema)
    .query(({ ctx, input }) => ctx.services.backups.preview(input.name)),

  /** A ticket for one download within a minute, at `/api/admin/backup-file`. */
  ticket: procedureFor(['admin'])
    .input(guardedBackupSchema)
    .output(z.object({ ticket: z.string() }))
    .mutation(async ({ ctx, input }) => ({
      ticket: await ctx.services.backups.ticketFor(ctx.actor.user, input),
    })),

  /** The host restarts on the backup as soon as this is answered. */
  restore: procedureFor(['admin'])
    .input(guardedBackupSchema)
    .output(z.object({ restarting: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.backups.restore(ctx.actor.user, input);
      return { restarting: true as const };
    }),
});
