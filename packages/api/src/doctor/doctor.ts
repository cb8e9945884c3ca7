import type { Finding } from '@lamplight/domain/doctor';

/** Looks at the machine that the host runs on. */
export interface Doctor {
  examine(): Promise<readonly Finding[]>;
}
