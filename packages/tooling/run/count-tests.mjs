/** `node count-tests.mjs`: prints the counted line of the last test run; its exit code says whether all passed. */
import { exitWith } from './explain.mjs';
import { testReport } from './paths.mjs';
import { countedLine, readTestCount } from './test-count.mjs';

await exitWith(async () => {
  const count = readTestCount(testReport);
  console.log(countedLine(count));
  return count.failed === 0 ? 0 : 1;
});
