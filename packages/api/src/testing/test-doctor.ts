import type { Doctor } from '../doctor/doctor.ts';
import { type Clock, isoTime } from '../platform/clock.ts';

/** What a look at a healthy host finds, for a school that lies on no disk. */
export function createTestDoctor(clock: Clock): Doctor {
  return {
    examine: async () => [
      { name: 'database-whole', state: 'good', values: { accounts: 31 } },
      { name: 'disk-low', state: 'notice', values: { bytes: 1_500_000_000 } },
      { name: 'clock-plausible', state: 'good', values: { time: isoTime(clock.now()) } },
      { name: 'address', state: 'good', values: { address: 'http://192.168.1.20:8080' } },
      { name: 'ai-built-in', state: 'good', values: {} },
    ],
  };
}
