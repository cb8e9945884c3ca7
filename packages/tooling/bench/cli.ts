/**
 * `npm run bench`: measures the product beside bare baselines in turns, in one run, and prints each workload with its
 * baseline, ratio, spread and the figure to reach. `npm run bench -- modules start` runs only those.
 */
import { cpus } from 'node:os';
import { builtInChat } from './workloads/built-in-chat.ts';
import { allContent } from './workloads/content.ts';
import { dashboard } from './workloads/dashboard.ts';
import { firstLoad } from './workloads/first-load.ts';
import { flood } from './workloads/flood.ts';
import { generators } from './workloads/generators.ts';
import { grownUps } from './workloads/grown-ups.ts';
import { memoryAtRest } from './workloads/memory.ts';
import { modules } from './workloads/modules.ts';
import { release } from './workloads/release.ts';
import { rooms } from './workloads/rooms.ts';
import { runCode } from './workloads/run-code.ts';
import { scriptureCheck } from './workloads/scripture-check.ts';
import { scriptureSearch } from './workloads/scripture-search.ts';
import { signInStorm } from './workloads/sign-in.ts';
import { startUp } from './workloads/start.ts';

const workloads: Readonly<Record<string, () => Promise<string>>> = {
  modules,
  dashboard,
  'sign-in': signInStorm,
  start: startUp,
  release,
  memory: memoryAtRest,
  'first-load': firstLoad,
  content: allContent,
  generators,
  'run-code': runCode,
  rooms,
  'scripture-check': scriptureCheck,
  'scripture-search': scriptureSearch,
  'built-in-chat': builtInChat,
  'grown-ups': grownUps,
  flood,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in workloads));
if (unknown.length > 0) {
  console.error(
    `No workload ${unknown.join(', ')}; there are ${Object.keys(workloads).join(', ')}.`,
  );
  process.exit(2);
}

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
);
for (const [name, measure] of Object.entries(workloads)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    console.log(`\n${await measure()}`);
  } catch (error) {
    console.error(`\n${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}
