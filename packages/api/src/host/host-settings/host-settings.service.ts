import { type Db, transact } from '@lamplight/db';
import { changedHelplines } from '@lamplight/domain/helplines';
import type { HostPlace, HostSettings, HostSettingsChange } from '@lamplight/domain/host';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { saveSetting } from '../../platform/settings/settings.repository.ts';

/** What the admin chose for this host. */
export interface HostSettingsService {
  get(): Promise<HostSettings>;
  /** Changes what is named and leaves the rest. */
  set(actor: CurrentUser, change: HostSettingsChange): Promise<HostSettings>;
  /** Notes that somebody looked today whether the numbers to call are right. */
  checkHelplines(actor: CurrentUser): Promise<HostSettings>;
  place(): HostPlace;
}

type Setting = keyof HostSettings;
const NAMES = [
  'legal',
  'aiBudget',
  'safety',
  'signUp',
  'helplines',
  'classHours',
] as const satisfies readonly Setting[];

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** The IANA name of the zone where the host stands. */
  readonly timeZone: string;
}

export function createHostSettings({ db, clock, timeZone }: Dependencies): HostSettingsService {
  async function save(trx: Db, actor: CurrentUser, name: Setting, value: object, fields: string[]) {
    const at = clock.now();
    await saveSetting(trx, { name, value: JSON.stringify(value), updatedAt: at });
    await insertAuditEvent(trx, {
      ...{ actorId: actor.id, action: 'host.settings-changed' },
      ...{ detail: { setting: name, fields: fields.join(', ') }, at },
    });
  }
  return {
    get: () => readSettings(db),

    set: (actor, change) =>
      transact(db, async (trx) => {
        const before = await readSettings(trx);
        for (const name of NAMES) {
          const part = change[name];
          if (part === undefined) continue;
          const fields = Object.entries(part).filter(([, value]) => value !== undefined);
          const value =
            name === 'helplines'
              ? changedHelplines(before.helplines, change.helplines ?? {}, isoTime(clock.now()))
              : { ...before[name], ...Object.fromEntries(fields) };
          await save(
            trx,
            actor,
            name,
            value,
            fields.map(([field]) => field),
          );
        }
        return readSettings(trx);
      }),

    checkHelplines: (actor) =>
      transact(db, async (trx) => {
        const { helplines } = await readSettings(trx);
        const checked = { ...helplines, checkedAt: isoTime(clock.now()) };
        await save(trx, actor, 'helplines', checked, ['checkedAt']);
        return readSettings(trx);
      }),

    place: () => ({ timeZone, now: isoTime(clock.now()) }),
  };
}
