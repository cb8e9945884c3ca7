import { join } from 'node:path';
import { requestsPerSecond } from '../load.ts';
import { startServer } from '../process.ts';
import { registerChild, startProduct, withDataFolder } from '../product.ts';
import { type Comparison, describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';

const baselineScript = join(import.meta.dirname, '..', 'baselines', 'prepared-read.ts');

/** `GET /api/modules` for a signed-in child on 40 connections, beside a bare route with one prepared read. */
export function modules(): Promise<string> {
  return withDataFolder(async (folder) => {
    const product = await startProduct(folder);
    const baseline = await startServer(baselineScript, { readyPath: '/read' });
    try {
      const account = { username: 'reader', password: 'lamp and light' };
      const token = await registerChild(product.origin, account);
      const headers = { authorization: `Bearer ${token}` };
      const measured = await inTurns(
        5,
        () => requestsPerSecond(`${product.origin}/api/modules`, headers, 3),
        () => requestsPerSecond(`${baseline.origin}/read`, {}, 3),
      );
      const comparison: Comparison = {
        workload: 'GET /api/modules for a signed-in child, 40 connections',
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
