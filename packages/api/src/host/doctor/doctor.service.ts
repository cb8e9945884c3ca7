import {
  type Damage,
  type Examination,
  type Finding,
  versionFinding,
} from '@lamplight/domain/doctor';
import type { Release } from '@lamplight/domain/host';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Doctor } from './doctor.ts';

/** Whether this host is ready for a class. */
export interface DoctorService {
  /** @throws AppError NOT_FOUND where the school lies on no machine */
  examine(): Promise<Examination>;
  /** What is to be said about the disk of the data; null while there is room, or no disk. */
  shortDisk(): Promise<Finding | null>;
  /** The version that this host runs, once it is time to look for a newer one; null before. */
  oldVersion(): Finding | null;
  /** A damaged database and what to go back to; null while it is whole. */
  damage(): Damage | null;
}

export function createDoctorService(
  clock: Clock,
  doctor: Doctor | null,
  release: Release,
): DoctorService {
  return {
    async examine() {
      if (!doctor) throw new AppError('NOT_FOUND');
      const findings = await doctor.examine();
      return { at: isoTime(clock.now()), findings: [...findings] };
    },
    async shortDisk() {
      const disk = await doctor?.disk();
      return disk === undefined || disk.state === 'good' ? null : disk;
    },
    oldVersion() {
      const version = versionFinding(release, clock.now());
      return version.state === 'good' ? null : version;
    },
    damage: () => doctor?.damage() ?? null,
  };
}
