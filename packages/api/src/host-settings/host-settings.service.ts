import { type Db, transact } from '@lamplight/db';
import type { HostSettings, HostSettingsChange } from '@lamplight/domain/host';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { Clock } from '../platform/clock.ts';
import { saveSetting } from './host-settings.repository.ts';
import { readSettings } from './read-settings.ts';

/** What the admin chose for this host. */
export interface HostSettingsService {
  get(): Promise<HostSettings>;
  /** Changes what is named and leaves the rest. */
  set(actor: CurrentUser, change: HostSettingsChange): Promise<HostSettings>;
}

const NAMES = [
  'legal',
  'aiBudget',
  'safety',
  'signUp',
] as const satisfies readonly (keyof HostSettings)[];

export function createHostSettings(db: Db, clock: Clock): HostSettingsService {
  return {
    get: () => readSettings(db),
    set: (actor, change) =>
      transact(db, async (trx) => {
        const before = await readSettings(trx);
        const at = clock.now();
        for (const name of NAMES) {
          const part = change[name];
          if (part === undefined) continue;
          const changed = Object.entries(part).filter(([, value]) => value !== undefined);
          const value = JSON.stringify({ ...before[name], ...Object.fromEntries(changed) });
          await saveSetting(trx, { name, value, updatedAt: at });
          const detail = { setting: name, fields: changed.map(([field]) => field).join(', ') };
          await insertAuditEvent(trx, {
            actorId: actor.id,
            action: 'host.settings-changed',
            detail,
            at,
          });
        }
        return readSettings(trx);
      }),
  };
}
