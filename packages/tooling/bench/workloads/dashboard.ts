import { join } from 'node:path';
import { callersOf, requestsPerSecond } from '../load.ts';
import { startServer } from '../process.ts';
import { startProduct, withDataFolder } from '../product.ts';
import { describeComparison } from '../report.ts';
import { firstStart } from '../rooms/first-start.ts';
import { fillSchool } from '../rooms/school.ts';
import { inTurns } from '../statistics.ts';
import { BELIEVES_TABLETS } from '../tablet-address.ts';

const baselineScript = join(import.meta.dirname, '..', 'baselines', 'trpc-batch.ts');

/** Children who read: each may only read so much in a minute. */
const READERS = 500;

/** What a child's dashboard asks for when it opens. */
const procedures = [
  'auth.me',
  'lessons.modules',
  'lessons.today',
  'curriculum.schedule',
  'curriculum.verse',
  'curriculum.fact',
  'progress.records',
  'progress.achievements',
];

function batchPath(names: readonly string[], inputs: Readonly<Record<string, unknown>>): string {
  return `/trpc/${names.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}

/** The dashboard's data in one batched request, beside a bare tRPC batch of 8; milliseconds of server time each. */
export function dashboard(): Promise<string> {
  return withDataFolder(async (folder) => {
    await firstStart(folder);
    const { children } = fillSchool(folder, READERS);
    const product = await startProduct(folder, BELIEVES_TABLETS);
    const baseline = await startServer(baselineScript, { readyPath: '/ready' });
    try {
      const callers = callersOf(children);
      const inputs = Object.fromEntries(procedures.map((_, index) => [index, {}]));
      const productUrl = product.origin + batchPath(procedures, inputs);
      const baselineUrl = baseline.origin + batchPath([...'abcdefgh'], {});
      const measured = await inTurns(
        5,
        async () => 1000 / (await requestsPerSecond(productUrl, callers, 3)),
        async () => 1000 / (await requestsPerSecond(baselineUrl, [], 3)),
      );
      return describeComparison({
        workload: `the dashboard's data in one batched request (${procedures.length} procedures)`,
        unit: 'ms a request',
        ...measured,
        baselineName: 'bare tRPC batch of 8, each with one prepared read',
        goal: { kind: 'at most', value: 1.3 },
      });
    } finally {
      await product.stop();
      await baseline.stop();
    }
  });
}
