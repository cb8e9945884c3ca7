import { type Damage, type DiskRoom, diskFinding, versionFinding } from '@lamplight/domain/doctor';
import type { Doctor } from '../host/doctor/doctor.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import { TEST_RELEASE } from './test-release.ts';

/** A doctor of a school that lies on no disk. */
export interface TestDoctor extends Doctor {
  /** From now on the disk has this much room; plenty, until told. */
  setDisk(room: DiskRoom): void;
  /** The last look at the database found this; nothing, until told. */
  setDamage(damage: Damage | null): void;
}

/** What a look at a healthy host finds. */
export function createTestDoctor(clock: Clock): TestDoctor {
  let room: DiskRoom = { free: 100_000_000_000, total: 200_000_000_000 };
  let damage: Damage | null = null;
  return {
    examine: async () => [
      { name: 'database-whole', state: 'good', values: { accounts: 31 } },
      { name: 'plain-sign-ins', state: 'notice', values: { count: 3 } },
      { name: 'disk-low', state: 'notice', values: { bytes: 1_500_000_000 } },
      { name: 'clock-plausible', state: 'good', values: { time: isoTime(clock.now()) } },
      { name: 'address', state: 'good', values: { address: 'http://192.168.1.20:8080' } },
      { name: 'ai-built-in', state: 'good', values: {} },
      versionFinding(TEST_RELEASE, clock.now()),
    ],
    disk: async () => diskFinding(room),
    damage: () => damage,
    setDisk(next) {
      room = next;
    },
    setDamage(next) {
      damage = next;
    },
  };
}
