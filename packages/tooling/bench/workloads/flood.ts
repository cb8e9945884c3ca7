import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { proportionalMegabytes, type RunningServer } from '../process.ts';
import { startProduct, withDataFolder } from '../product.ts';
import { describeComparison } from '../report.ts';
import { firstStart } from '../rooms/first-start.ts';
import { fillSchool, type Member } from '../rooms/school.ts';
import { inTurns, sample } from '../statistics.ts';
import { BELIEVES_TABLETS } from '../tablet-address.ts';

const flooderScript = join(import.meta.dirname, '..', 'flood', 'flooder.ts');

const REPEATS = 3;
/** Requests of the pupil who works, and the milliseconds between two of them. */
const REQUESTS = 200;
const EVERY = 25;
/** Milliseconds until the flood has begun, and that the host rests before its memory is looked at again. */
const BEGINS_WITHIN = 1500;
const RESTS_AFTER = 10_000;
/**
 * V8 collects its old generation late while a machine has room, and not because time passes. Two hosts under seven and eight
 * floods in a row, in MB after each: 195 207 272 303 311 150 192, and 191 199 203 209 272 134 176 170. It does not add up.
 */
const MEMORY_NOTE = 'V8 gives it back at a later collection; floods in a row do not add up';

/** The median of the milliseconds that a pupil waits for the list of modules, asked for at a walking pace. */
async function medianWait(origin: string, { token }: Member): Promise<number> {
  const waits: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/modules`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.text();
    if (!response.ok) throw new Error(`A pupil who works was answered ${response.status}.`);
    waits.push(performance.now() - began);
    await pause(EVERY);
  }
  return sample(waits).median;
}

/** Does `work` while a program floods the host in a pupil's name. */
async function whileFlooded<Result>(
  { origin }: RunningServer,
  { id, token }: Member,
  work: () => Promise<Result>,
): Promise<Result> {
  const flooder = spawn(process.execPath, [flooderScript], {
    env: { ...process.env, ORIGIN: origin, TOKEN: token, TABLET: String(id) },
    stdio: 'ignore',
  });
  const end = new Promise((resolve) => flooder.once('close', resolve));
  try {
    await pause(BEGINS_WITHIN);
    return await work();
  } finally {
    flooder.kill('SIGKILL');
    await end;
  }
}

/** What a pupil waits while another one floods the host, beside the same wait when nobody else is there. */
export function flood(): Promise<string> {
  return withDataFolder(async (folder) => {
    await firstStart(folder);
    // Each flood is of another pupil, whose minute is whole.
    const { children } = fillSchool(folder, REPEATS + 2);
    const [worker, idler, ...flooders] = children as [Member, Member, ...Member[]];
    const product = await startProduct(folder, BELIEVES_TABLETS);
    try {
      await medianWait(product.origin, idler);
      const before = await proportionalMegabytes(product.pid);
      const during: number[] = [];
      const measured = await inTurns(
        REPEATS,
        () =>
          whileFlooded(product, flooders[during.length] ?? worker, async () => {
            const wait = await medianWait(product.origin, worker);
            during.push(await proportionalMegabytes(product.pid));
            return wait;
          }),
        () => medianWait(product.origin, idler),
      );
      await pause(RESTS_AFTER);
      const after = await proportionalMegabytes(product.pid);
      const comparison = describeComparison({
        workload:
          'what a pupil waits (p50) while another floods over 16 connections and 16 sockets',
        unit: 'ms',
        ...measured,
        baselineName: 'the same pupil alone',
        goal: { kind: 'at most', value: 3 },
      });
      const megabytes = [before, Math.max(...during), after].map((each) => each.toFixed(0));
      return `${comparison}\n  memory    ${megabytes[0]} MB before, ${megabytes[1]} MB at the most in the flood, ${megabytes[2]} MB after it (${MEMORY_NOTE})`;
    } finally {
      await product.stop();
    }
  });
}
