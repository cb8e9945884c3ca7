import { withBundledBaseline } from '../baselines/bundled.ts';
import { startServer } from '../process.ts';
import { startProduct, withDataFolder } from '../product.ts';
import { describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';

/** From starting the process to the first answer that says ready, on a database that is there already. */
export function startUp(): Promise<string> {
  return withDataFolder((folder) =>
    withBundledBaseline('trpc-batch', async (script) => {
      const product = async () => {
        const server = await startProduct(folder);
        await server.stop();
        return server.readyAfter;
      };
      const baseline = async () => {
        const server = await startServer(script, { readyPath: '/ready' });
        await server.stop();
        return server.readyAfter;
      };
      // The first start makes the database, and fills both compile caches when it ends.
      await product();
      await baseline();
      return describeComparison({
        workload: 'from process start to ready, with all content',
        unit: 'ms',
        ...(await inTurns(9, product, baseline)),
        baselineName: 'Fastify, tRPC and better-sqlite3 alone, bundled, with the compile cache',
        goal: { kind: 'at most', value: 1.25 },
      });
    }),
  );
}
