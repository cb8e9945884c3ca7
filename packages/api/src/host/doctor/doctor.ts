import type { Damage, Finding } from '@lamplight/domain/doctor';

/** Looks at the machine that the host runs on. */
export interface Doctor {
  examine(): Promise<readonly Finding[]>;
  /** Only the disk that the data is on: quick enough for each visit of an admin. */
  disk(): Promise<Finding>;
  /** What the last look at the whole database found, which the host takes at its start and every night. */
  damage(): Damage | null;
}
