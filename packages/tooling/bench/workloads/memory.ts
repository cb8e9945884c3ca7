import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { proportionalMegabytes, type RunningServer, startServer } from '../process.ts';
import { startProduct, withDataFolder } from '../product.ts';
import { describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';

const idleScript = join(import.meta.dirname, '..', 'baselines', 'idle.ts');

/** Memory some seconds after the start, before the first visitor. */
async function atRest(server: RunningServer): Promise<number> {
  await pause(3000);
  const megabytes = await proportionalMegabytes(server.pid);
  await server.stop();
  return megabytes;
}

/** Proportional set size at rest, beside a Node that has only an HTTP server. */
export function memoryAtRest(): Promise<string> {
  return withDataFolder(async (folder) => {
    const measured = await inTurns(
      3,
      async () => atRest(await startProduct(folder)),
      async () => atRest(await startServer(idleScript, { readyPath: '/' })),
    );
    return describeComparison({
      workload: 'memory at rest (proportional set size)',
      unit: 'MB',
      ...measured,
      baselineName: 'bare Node with an HTTP server',
      goal: { kind: 'at most', value: 2.2 },
    });
  });
}
