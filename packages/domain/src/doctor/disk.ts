import type { Finding } from './finding.ts';

/** Free bytes below which the next class may fill the disk. */
const FULL_BELOW = 200_000_000;
/** Free bytes, and the share of the whole disk, below which room should be made soon. */
const LOW_BELOW = 1_000_000_000;
const LOW_SHARE = 0.05;

/** How much room the disk of the data has, in bytes; `free` is what this program may still write. */
export interface DiskRoom {
  readonly free: number;
  readonly total: number;
}

/** How it is with the disk that the data is on. */
export function diskFinding({ free, total }: DiskRoom): Finding {
  const values = { bytes: free };
  if (free < FULL_BELOW) return { name: 'disk-full', state: 'problem', values };
  if (free < LOW_BELOW || free < total * LOW_SHARE) {
    return { name: 'disk-low', state: 'notice', values };
  }
  return { name: 'disk-free', state: 'good', values };
}
