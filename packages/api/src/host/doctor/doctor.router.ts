import { damageSchema, examinationSchema, findingSchema } from '@lamplight/domain/doctor';
import { procedureFor, router } from '../../platform/procedures.ts';

export const doctorRouter = router({
  /** Looks at database, disk, backups, clock, network and AI; a second or two on an old disk. */
  examine: procedureFor(['admin'])
    .output(examinationSchema)
    .query(({ ctx }) => ctx.services.doctor.examine()),

  /** The disk of the data, when little of it is left. */
  shortDisk: procedureFor(['admin'])
    .output(findingSchema.nullable())
    .query(({ ctx }) => ctx.services.doctor.shortDisk()),

  /** The version of this host, when it is time to look for a newer one. */
  oldVersion: procedureFor(['admin'])
    .output(findingSchema.nullable())
    .query(({ ctx }) => ctx.services.doctor.oldVersion()),

  /** A database that is damaged, as the last look found it. */
  damage: procedureFor(['admin'])
    .output(damageSchema.nullable())
    .query(({ ctx }) => ctx.services.doctor.damage()),
});
