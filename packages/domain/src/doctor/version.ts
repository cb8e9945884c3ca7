import { isOldRelease, type Release } from '../host/index.ts';
import type { Finding } from './finding.ts';

/** What is to be said of the version that a host runs: from when it is, and whether to look for a newer one. */
export function versionFinding(release: Release, now: number): Finding {
  const { version, date } = release;
  return isOldRelease(release, now)
    ? { name: 'version-old', state: 'notice', values: { version, date } }
    : { name: 'version-fresh', state: 'good', values: { version, date } };
}
