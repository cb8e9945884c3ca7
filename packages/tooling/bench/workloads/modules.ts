import { join } from 'node:path';
import { callersOf, requestsPerSecond } from '../load.ts';
import { startServer } from '../process.ts';
import { startProduct, withDataFolder } from '../product.ts';
import { type Comparison, describeComparison } from '../report.ts';
import { firstStart } from '../rooms/first-start.ts';
import { fillSchool } from '../rooms/school.ts';
import { inTurns } from '../statistics.ts';
import { BELIEVES_TABLETS } from '../tablet-address.ts';

const baselineScript = join(import.meta.dirname, '..', 'baselines', 'prepared-read.ts');

/** Children who read: each may only read so much in a minute. */
const READERS = 500;

/** `GET /api/modules` for signed-in children on 40 connections, beside a bare route with one prepared read. */
export function modules(): Promise<string> {
  return withDataFolder(async (folder) => {
    await firstStart(folder);
    const { children } = fillSchool(folder, READERS);
    const product = await startProduct(folder, BELIEVES_TABLETS);
    const baseline = await startServer(baselineScript, { readyPath: '/read' });
    try {
      const callers = callersOf(children);
      const measured = await inTurns(
        5,
        () => requestsPerSecond(`${product.origin}/api/modules`, callers, 3),
        () => requestsPerSecond(`${baseline.origin}/read`, [], 3),
      );
      const comparison: Comparison = {
        workload: 'GET /api/modules for signed-in children, 40 connections',
        unit: 'requests/s',
        ...measured,
        baselineName: 'bare Fastify route with one prepared read',
        goal: { kind: 'at least', value: 0.35 },
      };
      return describeComparison(comparison);
    } finally {
      await product.stop();
      await baseline.stop();
    }
  });
}
