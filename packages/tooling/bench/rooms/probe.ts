/**
 * Loaded into a measured process with NODE_OPTIONS: on SIGUSR2 it writes to PROBE_FILE the longest stall of the event
 * loop since the last time, the processor time so far, and what is in memory once the garbage is gone.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const file = process.env.PROBE_FILE ?? '';
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage();
  const stall = delay.max / 1e6;
  collectGarbage();
  const { rss } = process.memoryUsage();
  writeFileSync(`${file}.unfinished`, JSON.stringify({ stall, cpu: (user + system) / 1000, rss }));
  renameSync(`${file}.unfinished`, file);
  delay.reset();
});
