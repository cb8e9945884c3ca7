import { type Db, transact } from '@lamplight/db';
import type { AlertWays } from '@lamplight/domain/safety';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../../platform/app-error.ts';
import { type Clock, isoTime } from '../../../platform/clock.ts';
import type { MailService } from '../../../platform/mail/mail.service.ts';
import { readSettings } from '../../../platform/settings/read-settings.ts';
import { insertAuditEvent } from '../../audit/audit.repository.ts';
import { fullName } from '../../users/full-name.ts';
import { insertAlert } from '../safety.repository.ts';
import { findLastDrill, findStaffToMail, isDrillWaiting } from './deliveries.repository.ts';

/** Alerts that are practised, and the ways that an alert can take. */
export interface Drills {
  /**
   * Raises an alert that is marked as a drill and goes every way that a real one goes: for an admin to all
   * teachers and admins, for a teacher to those of their classes and to admins. One that still waits is enough.
   * @throws AppError FORBIDDEN for a teacher whom nobody has approved
   */
  practise(adult: CurrentUser): Promise<void>;
  /** How alerts reach adults, and this one. */
  ways(adult: CurrentUser): Promise<AlertWays>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: Pick<MailService, 'configured'>;
}

export function createDrills({ db, clock, mail }: Dependencies): Drills {
  return {
    async practise(adult) {
      if (!adult.approved) throw new AppError('FORBIDDEN');
      const at = clock.now();
      await transact(db, async (trx) => {
        if (await isDrillWaiting(trx, adult.id)) return;
        await insertAlert(trx, {
          ...{ userId: adult.id, level: 'severe', concern: 'unclear', source: 'drill' },
          ...{ sourceId: null, createdAt: at },
        });
        await insertAuditEvent(trx, { actorId: adult.id, action: 'safety.practised', at });
      });
    },

    async ways(adult) {
      const { safety } = await readSettings(db);
      const staff = await findStaffToMail(db);
      const unreached = staff.filter(({ id, email }) => email === null && id !== adult.id);
      const last = await findLastDrill(db);
      return {
        sendsMail: mail.configured,
        contacts: safety.contacts.length,
        ownAddress: staff.find(({ id }) => id === adult.id)?.email ?? null,
        withoutAddress: adult.role === 'admin' ? unreached.map(fullName) : [],
        lastDrillAt: last ? isoTime(last.createdAt) : null,
      };
    },
  };
}
