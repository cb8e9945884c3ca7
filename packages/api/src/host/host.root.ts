import type { PackStore } from '@lamplight/db';
import type { Release } from '@lamplight/domain/host';
import type { Learning } from '../learning/learning.root.ts';
import type { People } from '../people/people.root.ts';
import type { Foundation } from '../platform/foundation.ts';
import type { BackupStore } from './backups/backup-store.ts';
import { createBackups } from './backups/backups.service.ts';
import { createDownloadTickets } from './backups/download-tickets.ts';
import { createDoctorService } from './doctor/doctor.service.ts';
import type { Doctor } from './doctor/doctor.ts';
import { createHostSettings } from './host-settings/host-settings.service.ts';
import { createPackReader, type ReadPack } from './packs/pack-reader.ts';
import { createPacks } from './packs/packs.service.ts';
import { createRetention } from './retention/retention.service.ts';
import { createUnusedAccounts } from './retention/unused-accounts.service.ts';
import { createSampleClass } from './sample-class/sample-class.service.ts';
import { createDemoAccount } from './setup/demo-account.ts';
import { createHostFacts } from './setup/host-facts.ts';
import { createSetupService } from './setup/setup.service.ts';

export interface HostOptions {
  /** The version of the program, and when it was released. */
  readonly release: Release;
  /** Whether the sign-in screen offers a demo student (DEMO_ACCOUNTS). */
  readonly demoAccounts: boolean;
  /** The backups beside the database; none where the school lies in no folder. */
  readonly backupStore?: BackupStore;
  /** The compiled packs beside the database; none where the school lies in no folder. */
  readonly packStore?: PackStore;
  /** Reads the archives of packs; in this thread where it is left out. */
  readonly readPack?: ReadPack;
  /** Looks at the machine; none where the school lies in no folder. */
  readonly doctor?: Doctor;
}

/** What the owner of a host sets up, looks after and keeps. */
export function createHost(
  base: Foundation,
  people: People,
  { achievements }: Pick<Learning, 'achievements'>,
  options: HostOptions,
) {
  const { db, clock, random, log } = base;
  const { passwordAgain, passwords, sessions } = people;
  const unusedAccounts = createUnusedAccounts({ ...base, ...people });
  return {
    backups: createBackups({
      ...{ db, clock, passwordAgain, store: options.backupStore ?? null },
      tickets: createDownloadTickets(clock, random),
    }),
    demoAccount: createDemoAccount({
      ...{ db, clock, passwords, sessions, achievements, wanted: options.demoAccounts },
    }),
    doctor: createDoctorService(clock, options.doctor ?? null, options.release),
    hostFacts: createHostFacts(db, options.release),
    hostSettings: createHostSettings(base),
    packs: createPacks({
      ...{ db, clock, log, release: options.release },
      ...{ read: createPackReader(db, options.readPack), store: options.packStore ?? null },
    }),
    retention: createRetention({ ...base, ...people, unusedAccounts }),
    sampleClass: createSampleClass({
      ...{ db, clock, random, passwords, achievements },
      endSessions: (userId) => sessions.endAll(userId),
    }),
    setup: createSetupService({ db, clock, random, passwords, sessions }),
    unusedAccounts,
  };
}
